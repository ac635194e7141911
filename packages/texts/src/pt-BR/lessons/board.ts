import type { boardWords as English } from '../../en/lessons/board.ts';
import type { SameKeys } from '../../words.ts';

export const boardWords = {
  title: 'Tabuleiro de análise',
  about: 'Faça qualquer jogada pelos dois lados enquanto o motor pensa, também com partidas de outros lugares.',
} as const satisfies SameKeys<typeof English>;
