import type { Cost, Gives } from '@caravanserai/targi/cards';
import type { Item } from '../art/goods.tsx';

const ORDER = ['dates', 'salt', 'pepper', 'goodOfChoice', 'gold', 'vp'] as const satisfies readonly Item[];

/** One entry per token, in display order: two dates and one salt give three entries. */
export function itemsOf(tokens: Cost | Gives): readonly Item[] {
  const counted: Gives = tokens;
  return ORDER.flatMap((item) => Array.from({ length: counted[item] ?? 0 }, () => item));
}
