import type { Payment, PlayerView } from '@caravanserai/targi';
import { GOODS } from '@caravanserai/targi/cards';

/** Which of several legal payments most people would choose. A suggestion: it judges nothing. */
export function cheapestFirst(payments: readonly Payment[], goods: PlayerView['goods']): readonly Payment[] {
  return payments.toSorted((a, b) => weightOf(a) - weightOf(b) || unevenness(goods, a) - unevenness(goods, b));
}

export function paymentKey({ dates = 0, salt = 0, pepper = 0, gold = 0, stored = 0 }: Payment): string {
  return [dates, salt, pepper, gold, stored].join(' ');
}

/** At the Silversmith a gold is worth four goods; stored gold pays for nothing but cards, so it goes first. */
const GOLD_WEIGHT = 4;
const STORED_WEIGHT = 2;

function weightOf(pay: Payment): number {
  const goods = GOODS.reduce((sum, good) => sum + (pay[good] ?? 0), 0);
  return goods + (pay.gold ?? 0) * GOLD_WEIGHT + (pay.stored ?? 0) * STORED_WEIGHT;
}

/** Equal prices: pay from the larger heap, so that some of everything is left. */
function unevenness(goods: PlayerView['goods'], pay: Payment): number {
  return GOODS.reduce((sum, good) => sum + (goods[good] - (pay[good] ?? 0)) ** 2, 0);
}
