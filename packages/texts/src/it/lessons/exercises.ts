import type { mistakesWords as English } from '../../en/lessons/mistakes.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Impara dai tuoi errori',
  about: 'Le tue mosse peggiori delle partite analizzate, come domande sul tabellone vero.',
} as const satisfies SameKeys<typeof English>;
