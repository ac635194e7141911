import { readFile } from 'node:fs/promises';
import { assert, err, ok, type Result } from '@caravanserai/contract';
import { type GameFileError, type GameRecord, parseGame, replay, type Replayed, type State } from '@caravanserai/targi';
import { sayReason, type Translator } from '@caravanserai/texts';
import type { Io } from './io.ts';

const STDIN = '-';

/** The game in a file, or what is wrong with it, where, and what would be right. */
export async function readGame(t: Translator, io: Io, file: string): Promise<Result<GameRecord, string>> {
  const text = file === STDIN ? ok(await io.input.rest()) : await readText(t, file);
  if (!text.ok) return text;
  const parsed = parseGame(text.value);
  return parsed.ok ? parsed : err(sayFileError(t, file, parsed.error));
}

/** The same, with every position of the game. */
export async function readReplayed(t: Translator, io: Io, file: string): Promise<Result<Replayed, string>> {
  const record = await readGame(t, io, file);
  if (!record.ok) return record;
  const replayed = replay(record.value);
  assert(replayed.ok, 'the reader has checked every move');
  return replayed;
}

/** The position after `at` moves, by default after the last. */
export function positionAt(
  t: Translator,
  { start, steps }: Replayed,
  at = steps.length,
): Result<{ readonly at: number; readonly state: State }, string> {
  if (at > steps.length) return err(t('cli.wrong.at', { at, count: steps.length }));
  return ok({ at, state: at === 0 ? start : steps[at - 1].state });
}

async function readText(t: Translator, file: string): Promise<Result<string, string>> {
  try {
    return ok(await readFile(file, 'utf8'));
  } catch (error) {
    return fileProblem(t, file, error);
  }
}

/** What the file system says, in words where it is one of the usual things. Any other error is our mistake, and thrown on. */
export function fileProblem(
  t: Translator,
  file: string,
  error: unknown,
): { readonly ok: false; readonly error: string } {
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

function sayFileError(
  t: Translator,
  file: string,
  { code, line, column, found, expected, reason }: GameFileError,
): string {
  const place = t('cli.file.place', { file, line, column });
  const problem = t(`cli.file.error.${code}`, { found });
  const why = reason ? [sayReason(t, reason)] : [];
  const shown = expected.slice(0, MOST_EXPECTED).join('  ') + (expected.length > MOST_EXPECTED ? '  …' : '');
  const right = expected.length > 0 ? [t('cli.file.expected', { expected: shown })] : [];
  return [`${place} ${problem}`, ...why, ...right].join('\n');
}
