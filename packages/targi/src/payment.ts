import * as B from './board.ts';
import * as M from './moves.ts';
import { covers, type Effects, effectsOf, grants, packPurse, type Purse, purseOf } from './packed.ts';
import type { Reason } from './rules.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

const { CELL_COUNT } = B;
const { CENTRE, DRAWN, HAND, STORED, TO_ACT } = L;
const { FROM_DRAWN, FROM_HAND, FROM_NOBLE, PAY_BITS, PAY_GOLD, PAY_STORED } = M;
const { COST, DISCOUNT_FOR, NOBLE_DISCOUNT, OR_GOLD } = T;

/** The card at a source, which must be legal. */
export function layCard(s: State, source: number): number {
  if (source < CELL_COUNT) return s[CENTRE + source];
  return source === FROM_DRAWN ? s[DRAWN] : s[S.playerAt(s[TO_ACT]) + HAND];
}

/** Checks that the payment is exactly the current price and that the player has it (TG-24 to TG-26, TG-60). */
export function refusePayment(s: State, source: number, payment: number): Reason | undefined {
  const seat = s[TO_ACT];
  const card = layCard(s, source);
  if (!isPrice(card, discountsOf(effectsOf(s, seat), card, source), extraFrom(source), payment)) return 'wrong-payment';
  if (M.paidStored(payment) > s[S.playerAt(seat) + STORED]) return 'no-stored-gold';
  return covers(purseOf(s, seat), purseWith(payment)) ? undefined : 'cannot-pay';
}

function discountsOf(effects: Effects, card: number, source: number): number {
  const bySymbol = grants(effects, DISCOUNT_FOR[card]) ? 1 : 0;
  const byNoble = source === FROM_NOBLE && grants(effects, NOBLE_DISCOUNT) ? 1 : 0;
  return bySymbol + byNoble;
}

/** TG-60: a card laid from the hand without the Noble costs one extra good. */
function extraFrom(source: number): number {
  return source === FROM_HAND ? 1 : 0;
}

/**
 * A payment is valid if some choice of discounted goods and of the extra good gives it. That is equivalent to: the total is right, and
 * no good exceeds its printed price, except for the extra good.
 */
function isPrice(card: number, discounts: number, extra: number, payment: number): boolean {
  const gold = M.paidGold(payment) + M.paidStored(payment);
  const dates = M.countIn(payment, PAY_BITS, 0);
  const salt = M.countIn(payment, PAY_BITS, 1);
  const pepper = M.countIn(payment, PAY_BITS, 2);
  if (OR_GOLD[card] === 1 && gold > 0) return gold === 1 && dates + salt + pepper === extra;
  const cost = card * 4;
  const printed = COST[cost] + COST[cost + 1] + COST[cost + 2];
  const above = over(dates, COST[cost]) + over(salt, COST[cost + 1]) + over(pepper, COST[cost + 2]);
  const isSumRight = dates + salt + pepper === Math.max(0, printed - discounts) + extra;
  return gold === COST[cost + 3] && above <= extra && isSumRight;
}

function over(paid: number, printed: number): number {
  return paid > printed ? paid - printed : 0;
}

function purseWith(payment: number): Purse {
  return packPurse(
    M.countIn(payment, PAY_BITS, 0),
    M.countIn(payment, PAY_BITS, 1),
    M.countIn(payment, PAY_BITS, 2),
    M.paidGold(payment),
    M.paidStored(payment),
  );
}

/** All valid payments by card, discounts (0 to 2) and extra goods (0 or 1). Row i spans START[i] to START[i + 1]. */
const ROWS_A_CARD = 6;
const START = new Uint16Array((T.TRIBE_COUNT + 1) * ROWS_A_CARD + 1);
const PAYMENTS: number[] = [];
for (let row = 0; row < START.length - 1; row++) {
  START[row] = PAYMENTS.length;
  const [card, discounts, extra] = [(row / ROWS_A_CARD) | 0, ((row % ROWS_A_CARD) / 2) | 0, row % 2];
  if (card !== T.NO_CARD) PAYMENTS.push(...payments().filter((payment) => isPrice(card, discounts, extra, payment)));
}
START[START.length - 1] = PAYMENTS.length;
const PAYMENT = Uint8Array.from(PAYMENTS);
const PRICE = Int32Array.from(PAYMENTS, purseWith);

/** All conceivable payments, in the order in which moves are listed. */
function payments(): number[] {
  const counts = [0, 1, 2, 3];
  return [0, PAY_GOLD, PAY_STORED].flatMap((gold) =>
    counts.flatMap((dates) =>
      counts.flatMap((salt) => counts.map((pepper) => gold + M.packCounts(PAY_BITS, dates, salt, pepper))),
    ),
  );
}

/** Every valid payment for a card, whether or not the player can afford it. */
export function pricesOf(s: State, seat: number, card: number, source: number): Uint8Array {
  const row = card * ROWS_A_CARD + discountsOf(effectsOf(s, seat), card, source) * 2 + extraFrom(source);
  return PAYMENT.subarray(START[row], START[row + 1]);
}

/** Writes the affordable payments for the card at a legal source to `out` and returns their number. */
export function listPayments(s: State, source: number, effects: Effects, purse: Purse, out: Uint8Array): number {
  const card = layCard(s, source);
  const row = card * ROWS_A_CARD + discountsOf(effects, card, source) * 2 + extraFrom(source);
  let n = 0;
  for (let i = START[row]; i < START[row + 1]; i++) if (covers(purse, PRICE[i])) out[n++] = PAYMENT[i];
  return n;
}
