import * as B from './board.ts';
import { hasNoGaps, occupiedSlots } from './display.ts';
import { canPayRaid, isBackAndForth } from './judge.ts';
import * as M from './moves.ts';
import * as P from './packed.ts';
import { listPayments } from './payment.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

const { DISPLAY_SIZE } = B;
// oxfmt-ignore
const {
  CENTRE, FACE, FACE_UP, GAIN_COUNT, GAIN_OR_ELSE, GOLD, GOODS_HELD, HAND, HAND_FRESH, MAX_GOODS, PHASE, PHASE_ACT,
  PHASE_DRAWN, PHASE_GAIN, PHASE_PLACE, PHASE_RAID, PHASE_REARRANGE, PHASE_RETURN, PHASE_TRADE, ROBBER, TO_ACT, VP,
} = L;
// oxfmt-ignore
const {
  CARAVAN, DISCARD, END, EXPAND, FROM_DRAWN, FROM_HAND, FROM_NOBLE, GAIN, GAIN_BITS, GAIN_GOLD, GAIN_VP, GOLD_INDEX,
  KEEP, LEAVE_TRADER, PLACE, RAID, RAID_BITS, RAID_GOLD, RAID_VP, REARRANGE, RETURN, RETURN_BITS, TAKE_BORDER,
} = M;
// oxfmt-ignore
const {
  CARAVAN_CARD, EXPANSION, LAY_FROM_HAND, MIRAGE_CARD, NOBLE, NO_CARD, PLACE_ON_ROBBER, SILVERSMITH, TRADER,
  TRADER_ONE_FOR_ONE,
} = T;

/** An upper bound; rearranging (TG-71) gives the longest lists. */
export const MAX_MOVES = 1024;

/**
 * Writes the legal moves of the player to act to `out` and returns their number. For speed it generates them without calling the
 * judge; `judge.property.test.ts` compares the result with the judge for all 65,536 codes.
 */
export function listMoves(s: State, out: Uint16Array): number {
  switch (s[PHASE]) {
    case PHASE_PLACE:
      return listPlacements(s, out);
    case PHASE_ACT:
      return listActions(s, out);
    case PHASE_TRADE: {
      const n = listTrades(s, out, 0);
      out[n] = LEAVE_TRADER;
      return n + 1;
    }
    case PHASE_DRAWN:
      return listTribe(s, out, 0, FROM_DRAWN);
    case PHASE_GAIN:
      return listGains(s, out);
    case PHASE_REARRANGE:
      return listRearrangements(s, out);
    case PHASE_RETURN:
      return listHeld(s, out, 0, RETURN, RETURN_BITS, S.goodsCount(s, s[TO_ACT]) - MAX_GOODS);
    case PHASE_RAID:
      return listRaidPayments(s, out);
    default:
      return 0;
  }
}

function listPlacements(s: State, out: Uint16Array): number {
  const seat = s[TO_ACT];
  let open = P.openSpaces(s, seat);
  if (!P.grants(P.effectsOf(s, seat), PLACE_ON_ROBBER)) open = P.withoutSpace(open, s[ROBBER]);
  let n = 0;
  for (; open !== 0; open = P.withoutFirst(open)) out[n++] = PLACE + P.firstPlace(open);
  return n;
}

function listActions(s: State, out: Uint16Array): number {
  const seat = s[TO_ACT];
  let n = 0;
  for (let left = P.targiPlaces(s, seat); left !== 0; left = P.withoutFirst(left)) {
    n = listBorder(s, out, n, P.firstPlace(left));
  }
  for (let left = P.markerPlaces(s, seat); left !== 0; left = P.withoutFirst(left)) {
    const cell = P.firstPlace(left);
    if (s[FACE + cell] !== FACE_UP) continue;
    if (T.isTribe(s[CENTRE + cell])) n = listTribe(s, out, n, cell);
    else n = listTakes(s, out, n, cell);
  }
  if (s[S.playerAt(seat) + HAND] !== NO_CARD && P.grants(P.effectsOf(s, seat), LAY_FROM_HAND)) {
    n = listLays(s, out, n, FROM_HAND);
  }
  out[n] = END;
  return n + 1;
}

/** Moves that take a goods card, one for each choice that it offers. */
function listTakes(s: State, out: Uint16Array, n: number, cell: number): number {
  if (T.isOfChoice(s[CENTRE + cell])) {
    for (let choice = 1; choice <= 3; choice++) out[n++] = M.takeCentreCode(cell, choice);
  } else out[n++] = M.takeCentreCode(cell, 0);
  return n;
}

function listBorder(s: State, out: Uint16Array, n: number, border: number): number {
  switch (border) {
    case NOBLE:
      return listNoble(s, out, n);
    case TRADER:
      return listTrades(s, out, n);
    case MIRAGE_CARD:
      return listMirages(s, out, n);
    case SILVERSMITH:
      return listOffers(s, out, n);
    case CARAVAN_CARD:
      out[n] = CARAVAN;
      return n + 1;
    case EXPANSION:
      out[n] = EXPAND;
      return n + 1;
    default:
      out[n] = TAKE_BORDER + border;
      return n + 1;
  }
}

function listNoble(s: State, out: Uint16Array, n: number): number {
  const me = S.playerAt(s[TO_ACT]);
  if (s[me + HAND] === NO_CARD) return n;
  if (s[me + HAND_FRESH] === 0) n = listLays(s, out, n, FROM_NOBLE);
  out[n] = DISCARD + FROM_NOBLE;
  return n + 1;
}

function listTrades(s: State, out: Uint16Array, n: number): number {
  const seat = s[TO_ACT];
  const isOneForOne = P.grants(P.effectsOf(s, seat), TRADER_ONE_FOR_ONE);
  for (let give = 0; give < 3; give++) {
    const held = s[S.playerAt(seat) + GOODS_HELD + give];
    if (held === 0) continue;
    for (let get = 0; get < 3; get++) {
      if (get === give) continue;
      if (isOneForOne && !isBackAndForth(s, give, get)) out[n++] = M.tradeCode(1, give, get);
      if (held >= 2) out[n++] = M.tradeCode(2, give, get);
    }
    if (held >= 3) out[n++] = M.tradeCode(3, give, GOLD_INDEX);
  }
  return n;
}

function listOffers(s: State, out: Uint16Array, n: number): number {
  const me = S.playerAt(s[TO_ACT]);
  for (let give = 0; give < 3; give++) {
    const held = s[me + GOODS_HELD + give];
    if (held >= 2) out[n++] = M.smithCode(2, give);
    if (held >= 4) out[n++] = M.smithCode(4, give);
  }
  if (s[me + GOLD] >= 1) out[n++] = M.smithCode(1, GOLD_INDEX);
  if (s[me + GOLD] >= 2) out[n++] = M.smithCode(2, GOLD_INDEX);
  return n;
}

function listMirages(s: State, out: Uint16Array, n: number): number {
  const free = P.freeCells(s);
  for (let left = P.markerPlaces(s, s[TO_ACT]); left !== 0; left = P.withoutFirst(left)) {
    const from = P.firstPlace(left);
    for (let to = free; to !== 0; to = P.withoutFirst(to)) out[n++] = M.mirageCode(from, P.firstPlace(to));
  }
  return n;
}

function listTribe(s: State, out: Uint16Array, n: number, source: number): number {
  n = listLays(s, out, n, source);
  if (s[S.playerAt(s[TO_ACT]) + HAND] === NO_CARD) out[n++] = KEEP + source;
  out[n] = DISCARD + source;
  return n + 1;
}

const payments = new Uint8Array(64); // scratch of `listLays`

/** Every row with room, with every payment. The source must be legal. */
function listLays(s: State, out: Uint16Array, n: number, source: number): number {
  const seat = s[TO_ACT];
  const count = listPayments(s, source, P.effectsOf(s, seat), P.purseOf(s, seat), payments);
  if (count === 0) return n;
  for (let row = 0; row < 3; row++) {
    if (S.isRowFull(s, seat, row)) continue;
    for (let i = 0; i < count; i++) out[n++] = M.layCode(source, row, payments[i]);
  }
  return n;
}

function listGains(s: State, out: Uint16Array): number {
  const most = s[GAIN_COUNT];
  let n = listMixes(out, 0, GAIN, GAIN_BITS, most, most, most, most);
  if (s[GAIN_OR_ELSE] === 1) {
    out[n++] = GAIN_GOLD;
    out[n++] = GAIN_VP;
  }
  return n;
}

function listRaidPayments(s: State, out: Uint16Array): number {
  const seat = s[TO_ACT];
  const me = S.playerAt(seat);
  const due = T.raidDue(s[ROBBER]);
  const isShort = !canPayRaid(s, seat);
  const owed = isShort ? Math.min(S.goodsCount(s, seat), due.goods) : due.goods;
  let n = owed > 0 ? listHeld(s, out, 0, RAID, RAID_BITS, owed) : 0;
  if (due.gold > 0 && s[me + GOLD] >= due.gold) out[n++] = RAID_GOLD;
  if (s[me + VP] >= (isShort ? 1 : due.vp)) out[n++] = RAID_VP;
  return n;
}

/** Every combination of `count` goods that the player to act has. */
function listHeld(s: State, out: Uint16Array, n: number, base: number, bits: number, count: number): number {
  const goods = S.playerAt(s[TO_ACT]) + GOODS_HELD;
  return listMixes(out, n, base, bits, count, s[goods], s[goods + 1], s[goods + 2]);
}

/** Every combination of `count` goods within the given maximum of each. */
function listMixes(
  out: Uint16Array,
  n: number,
  base: number,
  bits: number,
  count: number,
  mostDates: number,
  mostSalt: number,
  mostPepper: number,
): number {
  for (let dates = 0; dates <= Math.min(count, mostDates); dates++) {
    const rest = count - dates;
    for (let salt = Math.max(0, rest - mostPepper); salt <= Math.min(rest, mostSalt); salt++) {
      out[n++] = base + M.packCounts(bits, dates, salt, rest - salt);
    }
  }
  return n;
}

/** TG-71: moves of one or two cards that leave no gap. */
function listRearrangements(s: State, out: Uint16Array): number {
  const occupied = occupiedSlots(s, s[TO_ACT]);
  out[0] = REARRANGE;
  let n = 1;
  for (let from = 0; from < DISPLAY_SIZE; from++) {
    if ((occupied & (1 << from)) === 0) continue;
    const rest = occupied & ~(1 << from);
    for (let to = 0; to < DISPLAY_SIZE; to++) {
      const isFree = (occupied & (1 << to)) === 0;
      if (isFree && hasNoGaps(rest | (1 << to))) out[n++] = M.rearrangeCode(from, to, from, to);
    }
    for (let from2 = from + 1; from2 < DISPLAY_SIZE; from2++) {
      if ((occupied & (1 << from2)) !== 0) n = listPair(out, n, rest & ~(1 << from2), from, from2);
    }
  }
  return n;
}

/** Moves two cards, each to another place that is free once both are lifted. */
function listPair(out: Uint16Array, n: number, rest: number, from: number, from2: number): number {
  for (let to = 0; to < DISPLAY_SIZE; to++) {
    if (to === from || (rest & (1 << to)) !== 0) continue;
    for (let to2 = 0; to2 < DISPLAY_SIZE; to2++) {
      const isFree = to2 !== from2 && to2 !== to && (rest & (1 << to2)) === 0;
      if (isFree && hasNoGaps(rest | (1 << to) | (1 << to2))) out[n++] = M.rearrangeCode(from, to, from2, to2);
    }
  }
  return n;
}
