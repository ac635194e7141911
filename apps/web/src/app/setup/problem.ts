import { useMemo } from 'react';
import type { Stop } from '../play/words.ts';
import { useT } from '../settings/language.tsx';

/** A readable error about a text that is not a valid game. */
export interface Problem {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The position of the first error in a text, as every game's parser reports it. */
export interface FileError {
  readonly line: number;
  readonly column: number;
  readonly expected: readonly string[];
}

/** What is wrong with the text, and by which rule. */
export type SayBroken<Broken extends FileError> = (error: Broken) => readonly string[];

const MOST_EXPECTED = 12;

export function useProblem<Broken extends FileError>(say: SayBroken<Broken>) {
  const t = useT();
  return useMemo(
    () =>
      (error: Stop & { readonly error?: unknown }): Problem => {
        if (error.code !== 'broken-file')
          return { title: t('shell.play.notNow.title'), lines: [t('shell.play.notNow.text')] };
        const broken = error.error as Broken;
        const { line, column, expected } = broken;
        const shown = expected.slice(0, MOST_EXPECTED).join('  ') + (expected.length > MOST_EXPECTED ? '  …' : '');
        return {
          title: t('shell.look.place', { line, column }),
          lines: [...say(broken), ...(shown === '' ? [] : [t('shell.look.expected', { expected: shown })])],
        };
      },
    [t, say],
  );
}
