import type { boardWords as English } from '../../en/lessons/board.ts';
import type { SameKeys } from '../../words.ts';

export const boardWords = {
  title: 'Tavolo di analisi',
  about: 'Gioca qualsiasi mossa per entrambi mentre il motore ragiona, anche con partite giocate altrove.',
} as const satisfies SameKeys<typeof English>;
