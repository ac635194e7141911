import { assert, err, ok, type Result } from '@caravanserai/contract';
import {
  type GameFileError,
  type GameRecord,
  makeTurn,
  type Replayed,
  seatsOf,
  type State,
  type Step,
} from '@caravanserai/targets';
import { readGame, type ReadGame, type Rules } from '@caravanserai/targets/versions';
import {
  sayTargetsEvent,
  sayTargetsMove,
  sayTargetsNeed,
  sayTargetsOptions,
  sayTargetsOutcome,
  sayTargetsReason,
  targetsSeat,
  type AnyT,
} from '@caravanserai/texts';
import { command } from '../command.ts';
import { readText, sayPlace } from '../gameFiles.ts';
import type { Io } from '../io.ts';

export const replay = command({
  name: 'replay',
  flags: {},
  words: { name: 'FILE', least: 1, most: 1 },
  async run({ io, t, flags, words }) {
    const read = await readGameFile(t, io, words[0] ?? '');
    if (!read.ok) return read;
    const { record, rules } = read.value;
    const replayed = rules.replay(record, rules.flick);
    assert(replayed.ok, 'the reader has checked every move');
    io.out.write(flags.json ? toJson(rules, record, replayed.value) : toWords(t, rules, record, replayed.value));
    return ok(undefined);
  },
});

export async function readGameFile(t: AnyT, io: Io, file: string): Promise<Result<ReadGame, string>> {
  const text = await readText(t, io, file);
  if (!text.ok) return text;
  const read = await readGame(text.value);
  return read.ok ? read : err(sayFileError(t, file, read.error));
}

function sayFileError(t: AnyT, file: string, error: GameFileError): string {
  const { code, found, reason } = error;
  const values = { found };
  const problem =
    code === 'wrong-turn' || code === 'new-line'
      ? t(`targets.fileError.${code}`, values)
      : t(`cli.file.error.${code}`, values);
  return sayPlace(t, file, error, problem, reason && sayTargetsReason(t, reason));
}

function toJson(
  { toAct, score, hashState }: Rules,
  { rulesVersion, seed, options, players }: GameRecord,
  { steps, end }: Replayed,
): string {
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

function toWords(
  t: AnyT,
  { toAct, score, needs }: Rules,
  { seed, options, players }: GameRecord,
  { steps, end }: Replayed,
): string {
  const seats = seatsOf(options);
  const who = seats.map((seat) =>
    t('targetsCli.replay.player', { seat: targetsSeat(t, seat), player: players[seat] || '?' }),
  );
  const isOver = toAct(end).length === 0;
  return [
    t('targetsCli.replay.head', { seed }),
    ...who,
    ...sayTargetsOptions(t, options),
    '',
    ...steps.flatMap((step, i) => tellStep(t, step, i + 1)),
    '',
    ...sayDiscs(t, end),
    isOver
      ? sayTargetsOutcome(t, score(end))
      : `${t('targetsCli.replay.unfinished', { count: steps.length })} ${sayTargetsNeed(t, needs(end))}`,
    '',
  ].join('\n');
}

export function sayDiscs(t: AnyT, { options, won, stored }: State): string[] {
  return seatsOf(options).map((seat) =>
    t('targetsCli.replay.discs', {
      seat: targetsSeat(t, seat),
      won: won[seat].length,
      stored: stored[seat].length,
    }),
  );
}

/** A move's number and description, followed by its events. */
export function tellStep(t: AnyT, { seat, move, events }: Step, n: number): string[] {
  const head = t('targetsCli.replay.move', { seat: targetsSeat(t, seat), move: sayTargetsMove(t, move) });
  const indent = ' '.repeat(NUMBER_WIDTH + 4);
  return [
    `${`${n}`.padStart(NUMBER_WIDTH)}  ${head}`,
    ...events.map((event) => `${indent}${sayTargetsEvent(t, event)}`),
  ];
}
