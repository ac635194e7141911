import type { Payment, PlayerView } from '@caravanserai/targi';
import { GOODS } from '@caravanserai/targi/cards';

/** Sorts legal payments by likely preference; a suggestion only. */
export function cheapestFirst(payments: readonly Payment[], goods: PlayerView['goods']): readonly Payment[] {
  return payments.toSorted((a, b) => weightOf(a) - weightOf(b) || unevenness(goods, a) - unevenness(goods, b));
}

export function paymentKey({ dates = 0, salt = 0, pepper = 0, gold = 0, stored = 0 }: Payment): string {
  return [dates, salt, pepper, gold, stored].join(' ');
}

/** At the Silversmith one gold is worth four goods. Stored gold pays only for cards, so it is spent first. */
const GOLD_WEIGHT = 4;
const STORED_WEIGHT = 2;

function weightOf(pay: Payment): number {
  const goods = GOODS.reduce((sum, good) => sum + (pay[good] ?? 0), 0);
  return goods + (pay.gold ?? 0) * GOLD_WEIGHT + (pay.stored ?? 0) * STORED_WEIGHT;
}

/** Tie-break between equal prices: spend what is plentiful, to keep some of everything. */
function unevenness(goods: PlayerView['goods'], pay: Payment): number {
  return GOODS.reduce((sum, good) => sum + (goods[good] - (pay[good] ?? 0)) ** 2, 0);
}
