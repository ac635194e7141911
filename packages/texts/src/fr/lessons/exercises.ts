import type { mistakesWords as English } from '../../en/lessons/mistakes.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Apprendre de vos erreurs',
  about: 'Vos plus mauvais coups des parties analysées, en questions sur le vrai plateau.',
} as const satisfies SameKeys<typeof English>;
