import type {
  almanacWords as EnglishAlmanac,
  mistakesWords as English,
  puzzlesWords as EnglishPuzzles,
} from '../../en/lessons/exercises.ts';
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

/** The page «What wins». */
export const almanacWords = {
  title: 'O que faz vencer',
  about: 'Que cartas, lugares e hábitos fazem vencer, contados em muitas partidas entre bots de mesma força.',
  aboutTargets:
    'Onde os dados param, o que acontece e quem vence, contado em muitas partidas entre bots de mesma força.',
} as const satisfies SameKeys<typeof EnglishAlmanac>;
