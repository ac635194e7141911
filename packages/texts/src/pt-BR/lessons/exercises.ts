import type { mistakesWords as English, puzzlesWords as EnglishPuzzles } from '../../en/lessons/exercises.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Aprenda com seus erros',
  about: 'Suas piores jogadas das partidas analisadas, como perguntas no tabuleiro de verdade.',
} as const satisfies SameKeys<typeof English>;

/** Puzzles of Targi. */
export const puzzlesWords = {
  title: 'Problemas',
  about: 'Posições em que um lugar é claramente o melhor, com um rating só seu.',
} as const satisfies SameKeys<typeof EnglishPuzzles>;
