import * as B from './board.ts';
import { facing, isCorner } from './board.ts';
import { refuseRearrangement } from './display.ts';
import * as M from './moves.ts';
import { effectsOf, grants } from './packed.ts';
import { refusePayment } from './payment.ts';
import type { Reason } from './rules.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

const { BORDER_SIZE, CELL_COUNT } = B;
// oxfmt-ignore
const {
  CENTRE, FACE, FACE_UP, GAIN_COUNT, GAIN_OR_ELSE, GOLD, GOODS_HELD, HAND, HAND_FRESH, MARKERS, MAX_GOODS, PHASE,
  PHASE_ACT, PHASE_DRAWN, PHASE_GAIN, PHASE_PLACE, PHASE_RAID, PHASE_REARRANGE, PHASE_RETURN, PHASE_TRADE, ROBBER,
  TARGIS, TO_ACT, TRADED, VP,
} = L;
// oxfmt-ignore
const {
  CARAVAN, DISCARD, END, EXPAND, FROM_DRAWN, FROM_HAND, FROM_NOBLE, GAIN, GAIN_BITS, GAIN_GOLD, GAIN_VP, GOLD_INDEX,
  KEEP, LAY, LEAVE_TRADER, MIRAGE, PLACE, RAID, RAID_BITS, RAID_GOLD, RAID_VP, REARRANGE, RETURN, RETURN_BITS, SMITH,
  TAKE_BORDER, TAKE_CENTRE, TRADE,
} = M;
// oxfmt-ignore
const {
  BORDER_GOOD, CARAVAN_CARD, EXPANSION, LAY_FROM_HAND, MIRAGE_CARD, NOBLE, NOT_A_GOOD, NO_CARD, PLACE_ON_ROBBER,
  SILVERSMITH, TRADER, TRADER_ONE_FOR_ONE,
} = T;

/** Why a move of the player to act is illegal, or undefined if it is legal. Accepts any code, 0 to 0xffff. */
export function refusalOf(s: State, code: M.MoveCode): Reason | undefined {
  switch (s[PHASE]) {
    case PHASE_PLACE:
      return M.kindOf(code) === PLACE ? refusePlacement(s, M.argumentOf(code)) : 'not-now';
    case PHASE_ACT:
      return refuseAction(s, code);
    case PHASE_TRADE:
      if (code === LEAVE_TRADER) return undefined;
      return M.kindOf(code) === TRADE ? refuseTrade(s, code) : 'finish-first';
    case PHASE_DRAWN:
      return refuseDrawn(s, code);
    case PHASE_GAIN:
      return refuseGain(s, code);
    case PHASE_REARRANGE:
      return M.kindOf(code) === REARRANGE ? refuseRearrangement(s, code) : 'finish-first';
    case PHASE_RETURN:
      return refuseReturn(s, code);
    case PHASE_RAID:
      return refuseRaid(s, code);
    default:
      return 'game-over';
  }
}

function refusePlacement(s: State, at: number): Reason | undefined {
  if (at < 1 || at > BORDER_SIZE) return 'not-a-move';
  if (isCorner(at)) return 'corner';
  if (s[TARGIS + at] !== 0) return 'occupied';
  if (s[TARGIS + facing(at)] === 2 - s[TO_ACT]) return 'facing-opponent';
  if (at === s[ROBBER] && !hasEffect(s, PLACE_ON_ROBBER)) return 'robber';
  return undefined;
}

function hasEffect(s: State, card: number): boolean {
  return grants(effectsOf(s, s[TO_ACT]), card);
}

function refuseAction(s: State, code: M.MoveCode): Reason | undefined {
  const arg = M.argumentOf(code);
  switch (M.kindOf(code)) {
    case TAKE_BORDER:
      return refuseTakeBorder(s, arg);
    case TAKE_CENTRE:
      return refuseTakeCentre(s, M.takenCell(code), M.takenChoice(code));
    case KEEP:
      if (arg >= CELL_COUNT) return 'not-now';
      return refuseTribeAt(s, arg) ?? refuseKeep(s);
    case DISCARD:
      if (arg === FROM_NOBLE) return refuseNoble(s);
      return arg >= CELL_COUNT ? 'not-now' : refuseTribeAt(s, arg);
    case TRADE:
      return refuseTargi(s, TRADER) ?? refuseTrade(s, code);
    case MIRAGE:
      return refuseTargi(s, MIRAGE_CARD) ?? refuseMirage(s, M.mirageFrom(code), M.mirageTo(code));
    case SMITH:
      return refuseTargi(s, SILVERSMITH) ?? refuseSmith(s, M.smithCount(code), M.smithGive(code));
    case CARAVAN:
      return arg === 0 ? refuseTargi(s, CARAVAN_CARD) : 'not-a-move';
    case EXPAND:
      return arg === 0 ? refuseTargi(s, EXPANSION) : 'not-a-move';
    case END:
      return arg === 0 ? undefined : 'not-a-move';
    case LAY:
      return refuseLay(s, code);
    default:
      return 'not-now';
  }
}

function refuseTargi(s: State, border: number): Reason | undefined {
  return s[TARGIS + border] === s[TO_ACT] + 1 ? undefined : 'no-piece-there';
}

function refuseTakeBorder(s: State, border: number): Reason | undefined {
  if (border < 1 || border > BORDER_SIZE || BORDER_GOOD[border] === NOT_A_GOOD) return 'not-that-card';
  return refuseTargi(s, border);
}

function refuseMarker(s: State, cell: number): Reason | undefined {
  if (s[FACE + cell] !== FACE_UP) return 'face-down';
  return s[MARKERS + cell] === s[TO_ACT] + 1 ? undefined : 'no-piece-there';
}

function refuseTakeCentre(s: State, cell: number, choice: number): Reason | undefined {
  if (cell >= CELL_COUNT) return 'not-a-move';
  const marker = refuseMarker(s, cell);
  if (marker) return marker;
  const card = s[CENTRE + cell];
  if (T.isTribe(card)) return 'not-a-goods-card';
  if (!T.isOfChoice(card)) return choice === 0 ? undefined : 'no-choice-here';
  return choice === 0 ? 'choose-a-good' : undefined;
}

function refuseTribeAt(s: State, cell: number): Reason | undefined {
  return refuseMarker(s, cell) ?? (T.isTribe(s[CENTRE + cell]) ? undefined : 'not-a-tribe-card');
}

function refuseKeep(s: State): Reason | undefined {
  return s[S.playerAt(s[TO_ACT]) + HAND] === NO_CARD ? undefined : 'hand-full';
}

/** The conditions for discarding through the Noble; laying has more, see `refuseLay`. */
function refuseNoble(s: State): Reason | undefined {
  return refuseTargi(s, NOBLE) ?? refuseHand(s);
}

function refuseHand(s: State): Reason | undefined {
  return s[S.playerAt(s[TO_ACT]) + HAND] === NO_CARD ? 'hand-empty' : undefined;
}

function refuseLay(s: State, code: M.MoveCode): Reason | undefined {
  const source = M.laySource(code);
  const row = M.layRow(code);
  if (row < 0 || source > FROM_DRAWN) return 'not-a-move';
  return refuseLaySource(s, source) ?? refuseRow(s, row) ?? refusePayment(s, source, M.layPayment(code));
}

function refuseRow(s: State, row: number): Reason | undefined {
  const seat = s[TO_ACT];
  if (!S.isRowFull(s, seat, row)) return undefined;
  return S.isDisplayFull(s, seat) ? 'display-full' : 'row-full';
}

function refuseLaySource(s: State, source: number): Reason | undefined {
  switch (source) {
    case FROM_NOBLE:
      return refuseNoble(s) ?? (s[S.playerAt(s[TO_ACT]) + HAND_FRESH] === 1 ? 'kept-this-round' : undefined);
    case FROM_HAND:
      return refuseHand(s) ?? (hasEffect(s, LAY_FROM_HAND) ? undefined : 'needs-noble');
    case FROM_DRAWN:
      return s[PHASE] === PHASE_DRAWN ? undefined : 'not-now';
    default:
      return refuseTribeAt(s, source);
  }
}

function refuseDrawn(s: State, code: M.MoveCode): Reason | undefined {
  if (code === DISCARD + FROM_DRAWN) return undefined;
  if (code === KEEP + FROM_DRAWN) return refuseKeep(s);
  return M.isLay(code) && M.laySource(code) === FROM_DRAWN ? refuseLay(s, code) : 'finish-first';
}

/** TG-32, TG-62. */
function refuseTrade(s: State, code: M.MoveCode): Reason | undefined {
  const count = M.tradeCount(code);
  const give = M.tradeGive(code);
  const get = M.tradeGet(code);
  if (give === GOLD_INDEX || give === get) return 'bad-exchange';
  if (count !== (get === GOLD_INDEX ? 3 : 2) && (count !== 1 || get === GOLD_INDEX)) return 'bad-exchange';
  const seat = s[TO_ACT];
  if (count === 1) {
    if (!hasEffect(s, TRADER_ONE_FOR_ONE)) return 'bad-exchange';
    if (isBackAndForth(s, give, get)) return 'back-and-forth';
  }
  return s[S.playerAt(seat) + GOODS_HELD + give] < count ? 'not-enough-goods' : undefined;
}

/** TG-62: a good received one for one cannot be given one for one, and vice versa. */
export function isBackAndForth(s: State, give: number, get: number): boolean {
  const traded = s[TRADED];
  return ((traded >>> 3) & (1 << give)) !== 0 || (traded & (1 << get)) !== 0;
}

function refuseMirage(s: State, from: number, to: number): Reason | undefined {
  if (from >= CELL_COUNT || to >= CELL_COUNT) return 'not-a-move';
  if (s[MARKERS + from] !== s[TO_ACT] + 1) return 'no-marker';
  return s[FACE + to] === FACE_UP && s[MARKERS + to] === 0 ? undefined : 'mirage-target';
}

function refuseSmith(s: State, count: number, give: number): Reason | undefined {
  if (T.smithVp(count, give) === 0) return 'bad-offer';
  const me = S.playerAt(s[TO_ACT]);
  const held = give === GOLD_INDEX ? s[me + GOLD] : s[me + GOODS_HELD + give];
  return held < count ? 'cannot-pay' : undefined;
}

function refuseGain(s: State, code: M.MoveCode): Reason | undefined {
  if (M.kindOf(code) !== GAIN || code > GAIN_VP) return 'finish-first';
  if (code >= GAIN_GOLD) return s[GAIN_OR_ELSE] === 1 ? undefined : 'wrong-gain';
  return countAll(code, GAIN_BITS) === s[GAIN_COUNT] ? undefined : 'wrong-gain';
}

function countAll(code: M.MoveCode, bits: number): number {
  return M.countIn(code, bits, 0) + M.countIn(code, bits, 1) + M.countIn(code, bits, 2);
}

/** Whether the player to act has the goods that this code names. */
function holds(s: State, code: M.MoveCode, bits: number): boolean {
  const goods = S.playerAt(s[TO_ACT]) + GOODS_HELD;
  return (
    M.countIn(code, bits, 0) <= s[goods] &&
    M.countIn(code, bits, 1) <= s[goods + 1] &&
    M.countIn(code, bits, 2) <= s[goods + 2]
  );
}

/** TG-38: exactly the surplus, in goods that the player has. */
function refuseReturn(s: State, code: M.MoveCode): Reason | undefined {
  if (M.kindOf(code) !== RETURN) return 'finish-first';
  const surplus = S.goodsCount(s, s[TO_ACT]) - MAX_GOODS;
  return holds(s, code, RETURN_BITS) && countAll(code, RETURN_BITS) === surplus ? undefined : 'wrong-return';
}

/** TG-41: in full, in goods (or gold) or in points. TG-44: if neither can be paid in full, all that the player has of one. */
function refuseRaid(s: State, code: M.MoveCode): Reason | undefined {
  if (M.kindOf(code) !== RAID) return 'finish-first';
  const due = T.raidDue(s[ROBBER]);
  const seat = s[TO_ACT];
  const me = S.playerAt(seat);
  const short = !canPayRaid(s, seat);
  if (code === RAID_VP) return s[me + VP] >= (short ? 1 : due.vp) ? undefined : 'cannot-pay';
  if (code === RAID_GOLD) return due.gold > 0 && s[me + GOLD] >= due.gold ? undefined : 'wrong-raid-payment';
  if (code > RAID_VP || due.goods === 0) return 'wrong-raid-payment';
  if (!holds(s, code, RAID_BITS)) return 'cannot-pay';
  const owed = short ? S.goodsCount(s, seat) : due.goods;
  return owed > 0 && countAll(code, RAID_BITS) === owed ? undefined : 'wrong-raid-payment';
}

export function canPayRaid(s: State, seat: number): boolean {
  const due = T.raidDue(s[ROBBER]);
  const me = S.playerAt(seat);
  if (s[me + VP] >= due.vp) return true;
  return due.gold > 0 ? s[me + GOLD] >= due.gold : S.goodsCount(s, seat) >= due.goods;
}
