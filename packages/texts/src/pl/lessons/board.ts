import type { boardWords as English } from '../../en/lessons/board.ts';
import type { SameKeys } from '../../words.ts';

export const boardWords = {
  title: 'Plansza analizy',
  about: 'Wykonuj dowolne ruchy za obie strony, a silnik myśli razem z tobą. Także partie rozegrane gdzie indziej.',
} as const satisfies SameKeys<typeof English>;
