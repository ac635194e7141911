import * as M from './moves.ts';
import type { Reason } from './rules.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

const { GOLD, GOODS_HELD, STORED, TO_ACT } = L;
const { FROM_HAND, FROM_NOBLE } = M;
const { COST, DISCOUNT, NOBLE_DISCOUNT, OR_GOLD, SYMBOL_OF } = T;

/**
 * Is this just what the card costs its player now, and is it there? (TG-24 to TG-26, TG-60)
 *
 * A payment is right if some choice of discounted goods, and of the one good more that TG-60 asks, leads to it. That is so exactly if
 * the sum is right and no more is paid of any good than printed, but for the one good more.
 */
export function refusePayment(s: State, card: number, source: number, pay: number): Reason | undefined {
  const dates = pay & 3;
  const salt = (pay >>> 2) & 3;
  const pepper = (pay >>> 4) & 3;
  const gold = (pay >>> 6) & 1;
  const stored = pay >>> 7;
  const extra = source === FROM_HAND ? 1 : 0;
  const cost = card * 4;

  if (OR_GOLD[card] === 1 && gold + stored > 0) {
    if (gold + stored !== 1 || dates + salt + pepper !== extra) return 'wrong-payment';
  } else {
    if (gold + stored !== COST[cost + 3]) return 'wrong-payment';
    const above = over(dates, COST[cost]) + over(salt, COST[cost + 1]) + over(pepper, COST[cost + 2]);
    if (above > extra || dates + salt + pepper !== goodsPrice(s, card, source)) return 'wrong-payment';
  }

  const me = S.playerAt(s[TO_ACT]);
  if (stored > s[me + STORED]) return 'no-stored-gold';
  const goods = me + GOODS_HELD;
  const isThere = dates <= s[goods] && salt <= s[goods + 1] && pepper <= s[goods + 2] && gold <= s[me + GOLD];
  return isThere ? undefined : 'cannot-pay';
}

/** How many goods in all: printed, less the discounts, and one more from the hand without the Noble. */
export function goodsPrice(s: State, card: number, source: number): number {
  const printed = COST[card * 4] + COST[card * 4 + 1] + COST[card * 4 + 2];
  return Math.max(0, printed - discounts(s, card, source)) + (source === FROM_HAND ? 1 : 0);
}

function discounts(s: State, card: number, source: number): number {
  const seat = s[TO_ACT];
  const bySymbol = S.hasLaid(s, seat, DISCOUNT[SYMBOL_OF[card]]) ? 1 : 0;
  const byNoble = source === FROM_NOBLE && S.hasLaid(s, seat, NOBLE_DISCOUNT) ? 1 : 0;
  return bySymbol + byNoble;
}

function over(paid: number, printed: number): number {
  return paid > printed ? paid - printed : 0;
}
