import type { Cost, Gives } from '@caravanserai/targi/cards';
import type { Item } from '../art/goods.tsx';

const ORDER = ['dates', 'salt', 'pepper', 'goodOfChoice', 'gold', 'vp'] as const satisfies readonly Item[];

/** One entry for each token, as they lie in a row: two dates and a salt make three. */
export function itemsOf(tokens: Cost | Gives): readonly Item[] {
  const counted: Gives = tokens;
  return ORDER.flatMap((item) => Array.from({ length: counted[item] ?? 0 }, () => item));
}
