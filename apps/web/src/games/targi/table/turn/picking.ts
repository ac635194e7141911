import type { Good, GoodsCount } from '@caravanserai/targi';
import { GOODS } from '@caravanserai/targi/cards';

/** Picks goods one by one, such that the result is always a legal combination. */
export type Picked = Readonly<Record<Good, number>>;

export const NOTHING_PICKED: Picked = { dates: 0, salt: 0, pepper: 0 };

export function pickMore(picked: Picked, good: Good): Picked {
  return { ...picked, [good]: picked[good] + 1 };
}

export function pickLess(picked: Picked, good: Good): Picked {
  return { ...picked, [good]: Math.max(0, picked[good] - 1) };
}

/** Whether a legal combination contains all picked goods and one more of this kind. */
export function canPickMore(options: readonly GoodsCount[], picked: Picked, good: Good): boolean {
  const more = pickMore(picked, good);
  return options.some((option) => GOODS.every((each) => (option[each] ?? 0) >= more[each]));
}

export function pickedOption<Option extends GoodsCount>(
  options: readonly Option[],
  picked: Picked,
): Option | undefined {
  return options.find((option) => GOODS.every((good) => (option[good] ?? 0) === picked[good]));
}

export function countPicked(picked: GoodsCount): number {
  return GOODS.reduce((sum, good) => sum + (picked[good] ?? 0), 0);
}
