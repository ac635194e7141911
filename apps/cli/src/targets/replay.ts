import { assert, err, ok, type Result } from '@caravanserai/contract';
import {
  type GameFileError,
  type GameRecord,
  hashState,
  makeTurn,
  parseGame,
  replay as replayGame,
  type Replayed,
  score,
  seatsOf,
  type Simulate,
  type Step,
  toAct,
} from '@caravanserai/targets';
import {
  sayTargetsEvent,
  sayTargetsMove,
  sayTargetsNeed,
  sayTargetsOptions,
  sayTargetsOutcome,
  sayTargetsReason,
  targetsSeat,
  type Translator,
} from '@caravanserai/texts';
import { needs } from '@caravanserai/targets';
import { command } from '../commands/command.ts';
import { readText, sayPlace } from '../gameFiles.ts';
import type { Io } from '../io.ts';
import { openPhysics } from './physics.ts';

export const replay = command({
  name: 'replay',
  flags: {},
  words: { name: 'FILE', least: 1, most: 1 },
  async run({ io, t, flags, words }) {
    const { flick: simulate } = await openPhysics();
    const record = await readGame(t, io, words[0], simulate);
    if (!record.ok) return record;
    const replayed = replayGame(record.value, simulate);
    assert(replayed.ok, 'the reader has checked every move');
    io.out.write(flags.json ? toJson(record.value, replayed.value) : toWords(t, record.value, replayed.value));
    return ok(undefined);
  },
});

async function readGame(t: Translator, io: Io, file: string, simulate: Simulate): Promise<Result<GameRecord, string>> {
  const text = await readText(t, io, file);
  if (!text.ok) return text;
  const parsed = parseGame(text.value, simulate);
  return parsed.ok ? parsed : err(sayFileError(t, file, parsed.error));
}

function sayFileError(t: Translator, file: string, error: GameFileError): string {
  const { code, found, reason } = error;
  const values = { found };
  const problem =
    code === 'wrong-turn' || code === 'new-line'
      ? t(`targets.fileError.${code}`, values)
      : t(`cli.file.error.${code}`, values);
  return sayPlace(t, file, error, problem, reason && sayTargetsReason(t, reason));
}

function toJson({ rulesVersion, seed, options, players }: GameRecord, { steps, end }: Replayed): string {
  const moves = steps.map(({ seat, move, events }, i) => ({
    n: i + 1,
    seat,
    notation: makeTurn({ seat, move }),
    move,
    events,
  }));
  const isOver = toAct(end).length === 0;
  const game = { rulesVersion, seed, options, players, moves, isOver, score: score(end), hash: hashState(end) };
  return `${JSON.stringify(game, undefined, 2)}\n`;
}

const NUMBER_WIDTH = 4;

function toWords(t: Translator, { seed, options, players }: GameRecord, { steps, end }: Replayed): string {
  const seats = seatsOf(options);
  const who = seats.map((seat) => t('targetsCli.replay.player', { seat: targetsSeat(t, seat), player: players[seat] || '?' })); // prettier-ignore
  const isOver = toAct(end).length === 0;
  const discs = seats.map((seat) =>
    t('targetsCli.replay.discs', {
      seat: targetsSeat(t, seat),
      won: end.won[seat].length,
      stored: end.stored[seat].length,
    }),
  );
  return [
    t('targetsCli.replay.head', { seed }),
    ...who,
    ...sayTargetsOptions(t, options),
    '',
    ...steps.flatMap((step, i) => tellStep(t, step, i + 1)),
    '',
    ...discs,
    isOver
      ? sayTargetsOutcome(t, score(end))
      : `${t('targetsCli.replay.unfinished', { count: steps.length })} ${sayTargetsNeed(t, needs(end))}`,
    '',
  ].join('\n');
}

/** A move's number and its words, and what came of it. */
function tellStep(t: Translator, { seat, move, events }: Step, n: number): string[] {
  const head = t('targetsCli.replay.move', { seat: targetsSeat(t, seat), move: sayTargetsMove(t, move) });
  const indent = ' '.repeat(NUMBER_WIDTH + 4);
  return [
    `${`${n}`.padStart(NUMBER_WIDTH)}  ${head}`,
    ...events.map((event) => `${indent}${sayTargetsEvent(t, event)}`),
  ];
}
