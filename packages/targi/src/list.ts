import * as B from './board.ts';
import { layCard, refusalOf, refuseLaySource, refusePlacement, refuseRow, refuseTakeCentre } from './judge.ts';
import * as M from './moves.ts';
import { goodsPrice, refusePayment } from './payment.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

const { BORDER_SIZE, CELL_COUNT, DISPLAY_SIZE, ROW_LENGTH } = B;
// oxfmt-ignore
const {
  CENTRE, DISPLAY, GAIN_COUNT, GOLD, GOODS_HELD, HAND, MARKERS, MAX_GOODS, PHASE, PHASE_ACT, PHASE_DRAWN,
  PHASE_GAIN, PHASE_PLACE, PHASE_RAID, PHASE_REARRANGE, PHASE_RETURN, PHASE_TRADE, ROBBER, STORED, TARGIS,
  TO_ACT,
} = L;
// oxfmt-ignore
const {
  CARAVAN, DISCARD, END, EXPAND, FROM_DRAWN, FROM_HAND, FROM_NOBLE, GAIN, GAIN_GOLD, GAIN_VP, GOLD_INDEX, KEEP,
  LAY, LEAVE_TRADER, MIRAGE, PAY_GOLD, PAY_STORED, PLACE, RAID, RAID_GOLD, RAID_VP, REARRANGE, RETURN, SMITH,
  TAKE_BORDER, TAKE_CENTRE, TRADE,
} = M;
const { CARAVAN_CARD, COST, EXPANSION, MIRAGE_CARD, NOBLE, NO_CARD, OR_GOLD, SILVERSMITH, TRADER } = T;

/** More than any position has; the longest list seen is that of TG-71. */
export const MAX_MOVES = 1024;

/**
 * The legal moves of the player to act, written to `out`; the answer is how many. It names what might be legal and keeps what
 * the judge lets pass, so there is no second opinion about a rule here.
 */
export function listMoves(s: State, out: Uint16Array): number {
  switch (s[PHASE]) {
    case PHASE_PLACE:
      return listPlacements(s, out);
    case PHASE_ACT:
      return listActions(s, out);
    case PHASE_TRADE:
      return put(s, out, listTrades(s, out, 0), LEAVE_TRADER);
    case PHASE_DRAWN:
      return listTribe(s, out, 0, FROM_DRAWN);
    case PHASE_GAIN: {
      let n = listGoods(s, out, 0, GAIN, 3, s[GAIN_COUNT]);
      n = put(s, out, n, GAIN_GOLD);
      return put(s, out, n, GAIN_VP);
    }
    case PHASE_REARRANGE:
      return listRearrangements(s, out);
    case PHASE_RETURN:
      return listGoods(s, out, 0, RETURN, 4, S.goodsCount(s, s[TO_ACT]) - MAX_GOODS);
    case PHASE_RAID: {
      const owed = Math.min(T.raidDue(s[ROBBER]).goods, S.goodsCount(s, s[TO_ACT]));
      let n = listGoods(s, out, 0, RAID, 2, owed);
      n = put(s, out, n, RAID_GOLD);
      return put(s, out, n, RAID_VP);
    }
    default:
      return 0;
  }
}

function put(s: State, out: Uint16Array, n: number, code: M.MoveCode): number {
  if (refusalOf(s, code) !== undefined) return n;
  out[n] = code;
  return n + 1;
}

function listPlacements(s: State, out: Uint16Array): number {
  let n = 0;
  for (let border = 1; border < BORDER_SIZE; border++) {
    if (refusePlacement(s, border) === undefined) out[n++] = PLACE + border;
  }
  return n;
}

function listActions(s: State, out: Uint16Array): number {
  const mine = s[TO_ACT] + 1;
  let n = 0;
  for (let border = 1; border <= BORDER_SIZE; border++)
    if (s[TARGIS + border] === mine) n = listBorder(s, out, n, border);
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (s[MARKERS + cell] !== mine) continue;
    if (T.isTribe(s[CENTRE + cell])) n = listTribe(s, out, n, cell);
    else n = listTakes(s, out, n, cell);
  }
  if (s[S.playerAt(mine - 1) + HAND] !== NO_CARD) n = listLays(s, out, n, FROM_HAND);
  return put(s, out, n, END);
}

/** As the card is, or with each choice of a good. */
function listTakes(s: State, out: Uint16Array, n: number, cell: number): number {
  for (let choice = 0; choice < 4; choice++) {
    if (refuseTakeCentre(s, cell, choice) === undefined) out[n++] = TAKE_CENTRE + cell * 4 + choice;
  }
  return n;
}

function listBorder(s: State, out: Uint16Array, n: number, border: number): number {
  switch (border) {
    case NOBLE:
      if (s[S.playerAt(s[TO_ACT]) + HAND] === NO_CARD) return n;
      return put(s, out, listLays(s, out, n, FROM_NOBLE), DISCARD + FROM_NOBLE);
    case TRADER:
      return listTrades(s, out, n);
    case MIRAGE_CARD:
      return listMirages(s, out, n);
    case SILVERSMITH:
      return listOffers(s, out, n);
    case CARAVAN_CARD:
      return put(s, out, n, CARAVAN);
    case EXPANSION:
      return put(s, out, n, EXPAND);
    default:
      return put(s, out, n, TAKE_BORDER + border);
  }
}

function listTrades(s: State, out: Uint16Array, n: number): number {
  for (let give = 0; give < 3; give++) {
    if (s[S.playerAt(s[TO_ACT]) + GOODS_HELD + give] === 0) continue;
    for (let get = 0; get < 3; get++) {
      n = put(s, out, n, TRADE + 16 + give * 4 + get);
      n = put(s, out, n, TRADE + 32 + give * 4 + get);
    }
    n = put(s, out, n, TRADE + 48 + give * 4 + GOLD_INDEX);
  }
  return n;
}

function listOffers(s: State, out: Uint16Array, n: number): number {
  for (let give = 0; give < 3; give++) {
    n = put(s, out, n, SMITH + 2 * 4 + give);
    n = put(s, out, n, SMITH + 4 * 4 + give);
  }
  n = put(s, out, n, SMITH + 1 * 4 + GOLD_INDEX);
  return put(s, out, n, SMITH + 2 * 4 + GOLD_INDEX);
}

function listMirages(s: State, out: Uint16Array, n: number): number {
  for (let from = 0; from < CELL_COUNT; from++) {
    if (s[MARKERS + from] !== s[TO_ACT] + 1) continue;
    for (let to = 0; to < CELL_COUNT; to++) n = put(s, out, n, MIRAGE + from * 16 + to);
  }
  return n;
}

function listTribe(s: State, out: Uint16Array, n: number, source: number): number {
  n = listLays(s, out, n, source);
  n = put(s, out, n, KEEP + source);
  return put(s, out, n, DISCARD + source);
}

/** Source, row and payment are judged apart: what is legal is every lawful row with every lawful payment. */
function listLays(s: State, out: Uint16Array, n: number, source: number): number {
  if (refuseLaySource(s, source) !== undefined) return n;
  const payments = listPayments(s, source);
  for (let row = 0; row < 3 && payments > 0; row++) {
    if (refuseRow(s, row) !== undefined) continue;
    const base = LAY + source * 1024 + (row + 1) * 256;
    for (let i = 0; i < payments; i++) out[n++] = base + lawful[i];
  }
  return n;
}

const lawful = new Uint8Array(64); // payments, for `listLays`

function listPayments(s: State, source: number): number {
  const card = layCard(s, source);
  const price = goodsPrice(s, card, source);
  let n = 0;
  if (COST[card * 4 + 3] === 0) n = listMixes(s, n, card, source, price, 0);
  else {
    n = listMixes(s, n, card, source, price, PAY_GOLD);
    n = listMixes(s, n, card, source, price, PAY_STORED);
  }
  if (OR_GOLD[card] === 0) return n;
  const extra = source === FROM_HAND ? 1 : 0;
  n = listMixes(s, n, card, source, extra, PAY_GOLD);
  return listMixes(s, n, card, source, extra, PAY_STORED);
}

/** Every mix of `price` goods that the player holds and that could be right. */
function listMixes(s: State, n: number, card: number, source: number, price: number, gold: number): number {
  const me = S.playerAt(s[TO_ACT]);
  if (s[gold === PAY_GOLD ? me + GOLD : me + STORED] === 0 && gold !== 0) return n;
  const goods = me + GOODS_HELD;
  const mostDates = Math.min(price, 3, s[goods]);
  for (let dates = 0; dates <= mostDates; dates++) {
    const mostSalt = Math.min(price - dates, 3, s[goods + 1]);
    for (let salt = 0; salt <= mostSalt; salt++) {
      const pepper = price - dates - salt;
      if (pepper > 3 || pepper > s[goods + 2]) continue;
      const payment = gold | dates | (salt << 2) | (pepper << 4);
      if (refusePayment(s, card, source, payment) === undefined) lawful[n++] = payment;
    }
  }
  return n;
}

/** Every mix of `count` goods, packed with `bits` each. */
function listGoods(s: State, out: Uint16Array, n: number, base: number, bits: number, count: number): number {
  const most = (1 << bits) - 1;
  for (let dates = 0; dates <= Math.min(count, most); dates++) {
    for (let salt = 0; salt <= Math.min(count - dates, most); salt++) {
      const pepper = count - dates - salt;
      if (pepper <= most) n = put(s, out, n, base + dates + (salt << bits) + (pepper << (2 * bits)));
    }
  }
  return n;
}

/** TG-71: one card to the end of a row; two cards, each to the other's place or to one of the first two free places of a row. */
function listRearrangements(s: State, out: Uint16Array): number {
  const display = S.playerAt(s[TO_ACT]) + DISPLAY;
  let n = put(s, out, 0, REARRANGE);
  for (let from = 0; from < DISPLAY_SIZE; from++) {
    if (s[display + from] === NO_CARD) continue;
    for (let to = 0; to < DISPLAY_SIZE; to++) {
      if (!mayBeFilled(s, display, to, -1)) continue;
      n = put(s, out, n, REARRANGE + M.packShift(from, to, from, to));
    }
    for (let from2 = from + 1; from2 < DISPLAY_SIZE; from2++) {
      if (s[display + from2] !== NO_CARD) n = listPair(s, out, n, display, from, from2);
    }
  }
  return n;
}

function listPair(s: State, out: Uint16Array, n: number, display: number, from: number, from2: number): number {
  for (let to = 0; to < DISPLAY_SIZE; to++) {
    if (!mayBeFilled(s, display, to, from2)) continue;
    for (let to2 = 0; to2 < DISPLAY_SIZE; to2++) {
      if (mayBeFilled(s, display, to2, from)) n = put(s, out, n, REARRANGE + M.packShift(from, to, from2, to2));
    }
  }
  return n;
}

/** The place that the other card leaves, or one of the first two free places of a row. */
function mayBeFilled(s: State, display: number, slot: number, left: number): boolean {
  if (slot === left) return true;
  const isNearEnd = slot % ROW_LENGTH < 2 || s[display + slot - 2] !== NO_CARD;
  return s[display + slot] === NO_CARD && isNearEnd;
}
