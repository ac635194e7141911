import { readFile } from 'node:fs/promises';
import { err, ok, type Result, type TextError } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import type { Io } from './io.ts';

const STDIN = '-';

/** Reads a file; `-` is stdin. */
export async function readText(t: AnyT, io: Io, file: string): Promise<Result<string, string>> {
  if (file === STDIN) return ok(await io.input.rest());
  try {
    return ok(await readFile(file, 'utf8'));
  } catch (error) {
    return fileProblem(t, file, error);
  }
}

/** A message for the common file system errors. Any other error is a bug and rethrown. */
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

/** Where in a file the error is, what it is, and what was expected. */
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
