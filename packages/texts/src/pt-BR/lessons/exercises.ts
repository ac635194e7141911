import type { mistakesWords as English } from '../../en/lessons/mistakes.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Aprenda com seus erros',
  about: 'Suas piores jogadas das partidas analisadas, como perguntas no tabuleiro de verdade.',
} as const satisfies SameKeys<typeof English>;
