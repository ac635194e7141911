import type { boardWords as English } from '../../en/lessons/board.ts';
import type { SameKeys } from '../../words.ts';

export const boardWords = {
  title: 'Tablero de análisis',
  about: 'Haz cualquier jugada por los dos mientras el motor piensa, también con partidas de otros sitios.',
} as const satisfies SameKeys<typeof English>;
