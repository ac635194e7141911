import type { mistakesWords as English } from '../../en/lessons/mistakes.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Aprende de tus errores',
  about: 'Tus peores jugadas de las partidas analizadas, como preguntas en el tablero real.',
} as const satisfies SameKeys<typeof English>;
