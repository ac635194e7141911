import { readFile } from 'node:fs/promises';
import { assert, err, ok, type Result, type TextError } from '@caravanserai/contract';
import { type GameFileError, type GameRecord, parseGame, replay, type Replayed, type State } from '@caravanserai/targi';
import { sayReason, type AnyT } from '@caravanserai/texts';
import type { Io } from './io.ts';

const STDIN = '-';

/** The game in a file, or what is wrong with it, where, and what would be right. */
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

/** What is in a file, `-` being the standard input. */
export async function readText(t: AnyT, io: Io, file: string): Promise<Result<string, string>> {
  if (file === STDIN) return ok(await io.input.rest());
  try {
    return ok(await readFile(file, 'utf8'));
  } catch (error) {
    return fileProblem(t, file, error);
  }
}

/** What the file system says, in words where it is one of the usual things. Any other error is our mistake, and thrown on. */
export function fileProblem(t: AnyT, file: string, error: unknown): { readonly ok: false; readonly error: string } {
  if (!(error instanceof Error) || !('syscall' in error)) throw error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return err(t('cli.file.missing', { file }));
    case 'EISDIR':
      return err(t('cli.file.folder', { file }));
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return err(t('cli.file.denied', { file }));
    default:
      return err(t('cli.file.failed', { file, message }));
  }
}

const MOST_EXPECTED = 12;

function sayFileError(t: AnyT, file: string, error: GameFileError): string {
  const problem = t(`cli.file.error.${error.code}`, { found: error.found });
  return sayPlace(t, file, error, problem, error.reason && sayReason(t, error.reason));
}

/** Where in a file something is wrong, what, why, and what could stand there. */
export function sayPlace(
  t: AnyT,
  file: string,
  { line, column, expected }: Pick<TextError<string>, 'line' | 'column' | 'expected'>,
  problem: string,
  why?: string,
): string {
  const place = t('cli.file.place', { file, line, column });
  const shown = expected.slice(0, MOST_EXPECTED).join('  ') + (expected.length > MOST_EXPECTED ? '  …' : '');
  const right = expected.length > 0 ? [t('cli.file.expected', { expected: shown })] : [];
  return [`${place} ${problem}`, ...(why === undefined ? [] : [why]), ...right].join('\n');
}
