import { type Analysis, analyse as analyseGame, type JudgedMove } from '@caravanserai/bots/targi';
import { err, ok } from '@caravanserai/contract';
import { makeMove, type Score, type Seat, SEATS, targi } from '@caravanserai/targi';
import { type AnyT, sayMove, sayParts } from '@caravanserai/texts';
import { finish } from './advice.ts';
import { hanging } from '../draw/fold.ts';
import { decimal, percent, signed } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { command } from '../command.ts';
import { readReplayed } from './gameFiles.ts';

const LAST_ROUND = 12;
const WORTH_SHOWING = 0.05; // smaller differences round to zero

export const analyse = command({
  name: 'analyse',
  flags: {},
  words: { name: 'FILE', least: 1, most: 1 },
  async run({ io, t, flags, words: [file = ''] }) {
    const replayed = await readReplayed(t, io, file);
    if (!replayed.ok) return replayed;
    if (replayed.value.steps.length === 0) return err(t('botsCli.analysis.empty'));
    const analysis = finish(analyseGame(replayed.value), startProgress(io, 100));
    const { end } = replayed.value;
    const score = targi.toAct(end).length === 0 ? targi.score(end) : undefined;
    const text = flags.json ? toJson(analysis) : toWords(t, analysis, score, io.out.size().columns);
    io.out.write(text);
    return ok(undefined);
  },
});

function toJson({ moves, turningPoints, lost }: Analysis): string {
  const numbers = (points: readonly JudgedMove[]) => points.map(({ n }) => n);
  const named = moves.map(({ better, ...move }) => ({
    notation: makeMove(move.move),
    ...move,
    ...(better ? { better: { notation: makeMove(better.move), ...better } } : {}),
  }));
  const points = { blue: numbers(turningPoints.blue), white: numbers(turningPoints.white) };
  return `${JSON.stringify({ moves: named, turningPoints: points, lost }, undefined, 2)}\n`;
}

function toWords(t: AnyT, analysis: Analysis, score: Score | undefined, columns: number): string {
  const lines: string[] = hanging(t('botsCli.analysis.head', { seat: t('targi.seat.blue') }), columns);
  let round = 0;
  for (const move of analysis.moves) {
    if (move.round !== round) {
      round = move.round;
      lines.push('', round > LAST_ROUND ? t('botsCli.analysis.raid') : t('botsCli.analysis.round', { round }));
    }
    lines.push(moveLine(t, move));
  }
  for (const seat of SEATS) lines.push('', ...turningPoints(t, analysis, seat, columns));
  if (score) lines.push('', t('botsCli.analysis.ended', { blue: score.blue.total, white: score.white.total }));
  return `${lines.join('\n')}\n`;
}

function moveLine(t: AnyT, { n, seat, move, margin, winChance, lost, better }: JudgedMove): string {
  const columns = [
    `${n}`.padStart(4),
    t(`targi.seat.${seat}`).padEnd(6),
    makeMove(move).padEnd(12),
    signed(t, margin, 1).padStart(6),
    percent(t, winChance, 0).padStart(5),
  ];
  const isLost = better && lost >= WORTH_SHOWING;
  if (isLost) columns.push(signed(t, -lost, 1).padStart(6), makeMove(better.move));
  return columns.join('  ');
}

function turningPoints(t: AnyT, { turningPoints: all, lost }: Analysis, seat: Seat, columns: number): string[] {
  const points = all[seat].flatMap(({ n, round, move, lost: cost, better, why }) => [
    t('botsCli.analysis.point', {
      n,
      round,
      notation: makeMove(move),
      lost: decimal(t, cost, 1),
      better: better ? makeMove(better.move) : '',
      move: better ? sayMove(t, better.move) : '',
    }),
    ...(why ? sayParts(t, why).map(({ words, worth }) => `  ${signed(t, worth, 1).padStart(5)}  ${words}`) : []),
  ]);
  const head = t('botsCli.analysis.turning', { seat: t(`targi.seat.${seat}`), lost: decimal(t, lost[seat], 1) });
  const body = points.length > 0 ? points : [t('botsCli.analysis.none')];
  return [head, ...body.flatMap((line) => hanging(line, columns - 2).map((part) => `  ${part}`))];
}
