import type { mistakesWords as English } from '../../en/lessons/mistakes.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Ucz się na błędach',
  about: 'Twoje najgorsze ruchy z przeanalizowanych partii jako pytania na prawdziwej planszy.',
} as const satisfies SameKeys<typeof English>;
