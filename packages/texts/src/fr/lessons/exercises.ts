import type {
  almanacWords as EnglishAlmanac,
  mistakesWords as English,
  puzzlesWords as EnglishPuzzles,
} from '../../en/lessons/exercises.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Apprendre de vos erreurs',
  about: 'Vos plus mauvais coups des parties analysées, en questions sur le vrai plateau.',
} as const satisfies SameKeys<typeof English>;

/** Puzzles of Targi. */
export const puzzlesWords = {
  title: 'Problèmes',
  about: 'Des positions où une place est nettement la meilleure, avec votre propre classement.',
} as const satisfies SameKeys<typeof EnglishPuzzles>;

/** The page «What wins». */
export const almanacWords = {
  title: 'Ce qui fait gagner',
  about:
    'Quelles cartes, places et habitudes font gagner, comptées dans de nombreuses parties entre bots de même force.',
  aboutTargets:
    'Où les dés s’arrêtent, ce qui se passe et qui gagne, compté dans de nombreuses parties entre bots de même force.',
} as const satisfies SameKeys<typeof EnglishAlmanac>;
