import { assertNever } from '@caravanserai/contract';
import * as B from './board.ts';
import { type Effect, type Seat, SYMBOLS, type TribeId } from './cards.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

const { DISPLAY_SIZE, ROW_LENGTH } = B;
const { DISPLAY, GOLD, VP } = L;
const { EFFECT_OF, NO_CARD, SYMBOL_OF, VP_OF } = T;

/** A line of the score sheet, in display order. */
export type ScoreLine =
  | { readonly kind: 'tokens'; readonly vp: number }
  | { readonly kind: 'printed'; readonly cards: number; readonly vp: number }
  | { readonly kind: 'effect'; readonly card: TribeId; readonly effect: Effect; readonly vp: number }
  | { readonly kind: 'row'; readonly row: 1 | 2 | 3; readonly pattern: 'equal' | 'varied'; readonly vp: number };

export interface SeatScore {
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  /** The tie-break: gold first, then goods (TG-48). */
  readonly gold: number;
  readonly goods: number;
}

export interface Score {
  readonly blue: SeatScore;
  readonly white: SeatScore;
  /** The winner, or the leader while the game is running; undefined on a tie. */
  readonly winner: Seat | undefined;
  readonly decidedBy: 'points' | 'gold' | 'goods' | 'nothing';
}

const EQUAL_ROW_VP = 4;
const VARIED_ROW_VP = 2;

export function score(s: State): Score {
  const blue = seatScore(s, 0);
  const white = seatScore(s, 1);
  const ahead = compare(s);
  const winner = ahead === 0 ? undefined : S.seatName(ahead > 0 ? 0 : 1);
  const decidedBy =
    blue.total !== white.total
      ? 'points'
      : blue.gold !== white.gold
        ? 'gold'
        : blue.goods !== white.goods
          ? 'goods'
          : 'nothing';
  return { blue, white, winner, decidedBy };
}

/** Positive if blue is ahead, negative if white is, 0 on a tie. */
export function compare(s: State): number {
  return (
    totalVp(s, 0) - totalVp(s, 1) ||
    s[S.playerAt(0) + GOLD] - s[S.playerAt(1) + GOLD] ||
    S.goodsCount(s, 0) - S.goodsCount(s, 1)
  );
}

function seatScore(s: State, seat: number): SeatScore {
  const lines: ScoreLine[] = [];
  const total = totalVp(s, seat, lines);
  return { lines, total, gold: s[S.playerAt(seat) + GOLD], goods: S.goodsCount(s, seat) };
}

/** TG-46. Returns the total, and appends the score sheet to `lines` if given. */
export function totalVp(s: State, seat: number, lines?: ScoreLine[]): number {
  const me = S.playerAt(seat);
  const tokens = s[me + VP];
  lines?.push({ kind: 'tokens', vp: tokens });

  let printed = 0;
  for (let slot = 0; slot < DISPLAY_SIZE; slot++) printed += VP_OF[s[me + DISPLAY + slot]];
  lines?.push({ kind: 'printed', cards: S.laidCount(s, seat), vp: printed });

  let effects = 0;
  let raisedRows = 0; // rows that TG-56 still raises
  let raisedVp = VARIED_ROW_VP;
  for (let slot = 0; slot < DISPLAY_SIZE; slot++) {
    const card = s[me + DISPLAY + slot];
    const effect = EFFECT_OF[card];
    if (!effect) continue;
    if (effect.kind === 'scoreVariedRows') {
      raisedRows = effect.rows;
      raisedVp = effect.vp;
    }
    const vp = effectVp(s, seat, slot, effect);
    effects += vp;
    if (vp > 0) lines?.push({ kind: 'effect', card: T.tribeId(card), effect, vp });
  }

  let rows = 0;
  for (let row = 0; row < DISPLAY_SIZE / ROW_LENGTH; row++) {
    const pattern = rowPattern(s, seat, row);
    if (pattern === 'none') continue;
    const vp = pattern === 'equal' ? EQUAL_ROW_VP : raisedRows-- > 0 ? raisedVp : VARIED_ROW_VP;
    rows += vp;
    lines?.push({ kind: 'row', row: (row + 1) as 1 | 2 | 3, pattern, vp });
  }
  return tokens + printed + effects + rows;
}

/** The points of a card's effect, without its printed points and without TG-56, which is counted with the rows. */
function effectVp(s: State, seat: number, slot: number, effect: Effect): number {
  switch (effect.kind) {
    case 'scorePerTwo':
      return countSymbol(s, seat, SYMBOLS.indexOf(effect.symbol)) >>> 1;
    case 'scoreIfMoreCards':
      return S.laidCount(s, seat) > S.laidCount(s, seat ^ 1) ? effect.vp : 0;
    case 'scoreIfFourth':
      return slot % ROW_LENGTH === ROW_LENGTH - 1 ? effect.vp : 0; // rows have no gaps, so the row is full
    case 'scoreIfCards':
      return S.laidCount(s, seat) >= effect.atLeast ? effect.vp : 0;
    case 'scoreVariedRows':
    case 'discount':
    case 'nobleDiscount':
    case 'layFromHand':
    case 'placeOnRobber':
    case 'traderOneForOne':
    case 'raidShield':
    case 'raidVp':
    case 'goodsBonus':
    case 'dryRoundGood':
    case 'gainPerTwo':
    case 'gainChoice':
    case 'storeGold':
    case 'rearrange':
    case 'fewerTargis':
      return 0;
    default:
      return assertNever(effect);
  }
}

function countSymbol(s: State, seat: number, symbol: number): number {
  const display = S.playerAt(seat) + DISPLAY;
  let count = 0;
  for (let slot = 0; slot < DISPLAY_SIZE; slot++) {
    const card = s[display + slot];
    if (card !== NO_CARD && SYMBOL_OF[card] === symbol) count++;
  }
  return count;
}

/** TG-47 */
function rowPattern(s: State, seat: number, row: number): 'equal' | 'varied' | 'none' {
  if (S.rowLength(s, seat, row) < ROW_LENGTH) return 'none';
  const start = S.playerAt(seat) + DISPLAY + row * ROW_LENGTH;
  let seen = 0;
  for (let column = 0; column < ROW_LENGTH; column++) seen |= 1 << SYMBOL_OF[s[start + column]];
  let symbols = 0;
  for (; seen !== 0; seen &= seen - 1) symbols++;
  return symbols === 1 ? 'equal' : symbols === ROW_LENGTH ? 'varied' : 'none';
}
