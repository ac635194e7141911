import type { boardWords as English } from '../../en/lessons/board.ts';
import type { SameKeys } from '../../words.ts';

export const boardWords = {
  title: 'Analysebrett',
  about: 'Spiele beliebige Züge für beide Seiten, während die Engine mitdenkt. Mit Partien von überall.',
} as const satisfies SameKeys<typeof English>;
