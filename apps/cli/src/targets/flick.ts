import { writeFile } from 'node:fs/promises';
import { err, ok } from '@caravanserai/contract';
import { type DieFact, discCentres, liesOn, SEATS, touchesBlack } from '@caravanserai/targets';
import type { FlickResult } from '@caravanserai/targets/physics';
import { targetsDie, targetsSeat, type AnyT } from '@caravanserai/texts';
import { command, NO_WORDS } from '../command.ts';
import { fold } from '../draw/fold.ts';
import { inkFor, paint } from '../draw/ink.ts';
import { fileProblem, readText } from '../gameFiles.ts';
import { decimal } from '../numbers.ts';
import { drawTable, type Letters } from './drawTable.ts';
import { pictureOf } from './picture.ts';
import { openPhysics } from './physics.ts';
import { parseShot, type Shot, type ShotProblem } from './shot.ts';
import { makeSvg } from './svg.ts';

const WIDEST = 100;
const FRAME = 2;
const STEP_HZ = 240;

export const flick = command({
  name: 'flick',
  flags: {
    file: { kind: 'text' },
    at: { kind: 'count', least: 1, most: 9999, otherwise: 1 },
    svg: { kind: 'text' },
  },
  words: NO_WORDS,
  async run({ io, t, flags }) {
    const { file } = flags;
    if (file === undefined) return err(t('cli.wrong.tooFew', { word: '--file' }));
    const text = await readText(t, io, file);
    if (!text.ok) return text;
    const { flick: simulate, checkFlick } = await openPhysics();
    const shot = parseShot(text.value, flags.at, checkFlick);
    if (!shot.ok) return err(t('cli.file.failed', { file, message: sayProblem(t, shot.error, flags.at) }));
    const result = simulate(shot.value.scene, shot.value.flick, shot.value.others);
    const picture = pictureOf(shot.value, result);
    if (flags.svg !== undefined) {
      try {
        await writeFile(flags.svg, makeSvg(picture, sayTitle(t, shot.value)));
      } catch (error) {
        return fileProblem(t, flags.svg, error);
      }
    }
    if (flags.json) {
      const { steps, hash, dice, facts, contacts } = result;
      io.out.write(`${JSON.stringify({ steps, hash, dice, facts, contacts }, undefined, 2)}\n`);
      return ok(undefined);
    }
    const ink = inkFor(io);
    const columns = Math.min(WIDEST, io.out.size().columns) - FRAME;
    const lines =
      flags.svg === undefined
        ? [
            ...drawTable(picture, columns, lettersOf(t)).map((line) => paint(ink, line)),
            ...fold(t('targetsCli.flick.legend'), columns + FRAME),
          ]
        : [t('targetsCli.flick.written', { file: flags.svg })];
    io.out.write(`${[sayTitle(t, shot.value), ...lines, ...sayOutcome(t, shot.value, result)].join('\n')}\n`);
    return ok(undefined);
  },
});

function sayProblem(t: AnyT, problem: ShotProblem, at: number): string {
  switch (problem.code) {
    case 'not-json':
      return t('targetsCli.shot.not-json', { detail: problem.detail });
    case 'no-such-shot':
      return t('targetsCli.shot.no-such-shot', { at, count: problem.count });
    case 'bad-part':
      return t('targetsCli.shot.bad-part', { part: problem.part });
    case 'bad-flick':
      return t(`targetsCli.shot.flick.${problem.refusal}`);
  }
}

export function lettersOf(t: AnyT): Letters {
  return Object.fromEntries(SEATS.map((seat) => [seat, targetsSeat(t, seat)[0]])) as Letters;
}

function sayTitle(t: AnyT, { flick: { die, vxMmS, vzMmS, tower } }: Shot): string {
  const values = { die: targetsDie(t, die), speed: decimal(t, Math.sqrt(vxMmS * vxMmS + vzMmS * vzMmS) / 1000, 2) };
  return tower ? t('targetsCli.flick.wholeTower', values) : t('targetsCli.flick.title', values);
}

/** What happened to each die that moved. The flicked one is always described. */
function sayOutcome(t: AnyT, shot: Shot, { facts, steps, hash }: FlickResult): string[] {
  const told = facts.filter(({ die, moved }) => moved || die === shot.flick.die);
  const seconds = decimal(t, steps / STEP_HZ, 2);
  return [...told.map((fact) => sayFact(t, shot, fact)), t('targetsCli.flick.took', { seconds, hash })];
}

function sayFact(t: AnyT, { discs, flick: { die: flicked } }: Shot, fact: DieFact): string {
  const { where, face, isFlat, rolled, footprint } = fact;
  const die = targetsDie(t, fact.die);
  if (where !== 'table') return t(`targetsCli.flick.${where}`, { die });
  if (fact.die === flicked && !rolled) return t('targetsCli.flick.slid', { die });
  if (face === undefined || !isFlat) return t('targetsCli.flick.cocked', { die });
  const centres = discCentres(discs);
  const on = centres.findIndex((centre) => liesOn(footprint, centre)) + 1;
  const black = centres.findIndex((centre) => touchesBlack(footprint, centre)) + 1;
  if (black > 0) return t('targetsCli.flick.black', { die, face, disc: black });
  return on > 0 ? t('targetsCli.flick.onDisc', { die, face, disc: on }) : t('targetsCli.flick.table', { die, face });
}
