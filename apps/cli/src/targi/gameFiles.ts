import { assert, err, ok, type Result } from '@caravanserai/contract';
import { type GameFileError, type GameRecord, parseGame, replay, type Replayed, type State } from '@caravanserai/targi';
import { sayReason, type AnyT } from '@caravanserai/texts';
import { readText, sayPlace } from '../gameFiles.ts';
import type { Io } from '../io.ts';

/** Reads a game from a file; an error names the place, the problem and a remedy. */
export async function readGame(t: AnyT, io: Io, file: string): Promise<Result<GameRecord, string>> {
  const text = await readText(t, io, file);
  if (!text.ok) return text;
  const parsed = parseGame(text.value);
  return parsed.ok ? parsed : err(sayFileError(t, file, parsed.error));
}

/** The same, with every position of the game. */
export async function readReplayed(t: AnyT, io: Io, file: string): Promise<Result<Replayed, string>> {
  const record = await readGame(t, io, file);
  if (!record.ok) return record;
  const replayed = replay(record.value);
  assert(replayed.ok, 'the reader has checked every move');
  return replayed;
}

/** The position after `at` moves, by default after the last. */
export function positionAt(
  t: AnyT,
  { start, steps }: Replayed,
  at = steps.length,
): Result<{ readonly at: number; readonly state: State }, string> {
  const state = at === 0 ? start : steps[at - 1]?.state;
  return state ? ok({ at, state }) : err(t('cli.wrong.at', { at, count: steps.length }));
}

function sayFileError(t: AnyT, file: string, error: GameFileError): string {
  const problem = t(`cli.file.error.${error.code}`, { found: error.found });
  return sayPlace(t, file, error, problem, error.reason && sayReason(t, error.reason));
}
