import { type BorderNumber, CELL_COUNT, CELLS, type Cell, facing } from './board.ts';
import { SEATS, type Seat, TRIBE_CARDS, type TribeId } from './cards.ts';
import { refusalOf } from './judge.ts';
import * as L from './layout.ts';
import { listMoves, MAX_MOVES } from './list.ts';
import * as M from './moves.ts';
import { pricesOf } from './payment.ts';
import { markersOf, setMarkers } from './rounds.ts';
import type { Reason } from './rules.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

/** What a table asks about the player to act and what would follow. The judge and the generator answer, on a copy. */

/** The move from `before` to `after` ended its player's turn: a placement, a payment to a raid, or all of a turn's actions. */
export function isTurnOver(before: State, after: State): boolean {
  if (!isActing(before)) return true;
  return !isActing(after) || before[L.TO_ACT] !== after[L.TO_ACT];
}

function isActing(s: State): boolean {
  return s[L.PHASE] !== L.PHASE_PLACE && s[L.PHASE] !== L.PHASE_RAID && s[L.PHASE] !== L.PHASE_OVER;
}

/** Where the lines of the player to act cross, with one more Targi if `at` is given. */
export function crossingsOf(s: State, at?: BorderNumber): readonly Cell[] {
  const seat = s[L.TO_ACT];
  const copy = S.clone(s);
  copy.fill(0, L.MARKERS, L.MARKERS + CELL_COUNT);
  if (at !== undefined) copy[L.TARGIS + at] = seat + 1;
  setMarkers(copy, seat);
  return markersOf(copy, seat);
}

/** The facing place, if the opponent, who has Targis left, could take it now and could not after this placement. */
export function closedBy(s: State, at: BorderNumber): BorderNumber | undefined {
  const other = s[L.TO_ACT] ^ 1;
  const across = facing(at);
  if (across === 0 || s[S.playerAt(other) + L.TARGIS_LEFT] === 0) return undefined;
  const copy = S.clone(s);
  copy[L.TO_ACT] = other;
  if (refusalOf(copy, M.PLACE + across) !== undefined) return undefined;
  copy[L.TARGIS + at] = s[L.TO_ACT] + 1;
  return refusalOf(copy, M.PLACE + across) === undefined ? undefined : (across as BorderNumber);
}

/** Every way in which the player to act could pay now for the tribe card at a centre place, were it theirs to lay. */
export function paymentsAt(s: State, cell: Cell): readonly M.Payment[] {
  const source = CELLS.indexOf(cell);
  const copy = S.clone(s);
  copy[L.PHASE] = L.PHASE_ACT;
  copy[L.MARKERS + source] = s[L.TO_ACT] + 1;
  const buffer = new Uint16Array(MAX_MOVES);
  const codes = buffer.subarray(0, listMoves(copy, buffer));
  const lays = codes.filter((code) => M.isLay(code) && M.laySource(code) === source);
  return [...new Set(Array.from(lays, M.layPayment))].map(M.unpackPayment); // the same for each row
}

/**
 * What a player lacks for a tribe card, were it theirs to lay: the smallest heap of tokens, and each other one as small. None if it can
 * be paid. Out of the hand it goes through the Noble.
 */
export function lackFor(s: State, seat: Seat, id: TribeId, from: 'board' | 'hand'): readonly M.Payment[] {
  const player = SEATS.indexOf(seat);
  const held = S.playerAt(player);
  const card = TRIBE_CARDS.findIndex((each) => each.id === id) + 1;
  const heaps = Array.from(pricesOf(s, player, card, from === 'hand' ? M.FROM_NOBLE : 0), (payment) => {
    const lack = [0, 1, 2].map((good) =>
      Math.max(0, M.countIn(payment, M.PAY_BITS, good) - s[held + L.GOODS_HELD + good]),
    );
    const lacksGold = M.paidGold(payment) > s[held + L.GOLD] || M.paidStored(payment) > s[held + L.STORED];
    return [...lack, lacksGold ? 1 : 0];
  });
  const sizes = heaps.map((heap) => heap.reduce((sum, count) => sum + count));
  const least = Math.min(...sizes);
  if (least === 0) return [];
  const smallest = new Map(heaps.filter((_, i) => sizes[i] === least).map((heap) => [heap.join(), heap]));
  return [...smallest.values()].map(([dates, salt, pepper, lackedGold]) => ({
    ...(dates > 0 ? { dates } : {}),
    ...(salt > 0 ? { salt } : {}),
    ...(pepper > 0 ? { pepper } : {}),
    ...(lackedGold > 0 ? { gold: lackedGold } : {}),
  }));
}

/** Why nothing can be done at a place: what the judge says of the plainest move there. Nothing if that move is legal. */
export function refusalAt(s: State, place: BorderNumber | Cell): Reason | undefined {
  if (typeof place === 'string') return refusalOf(s, useOfCard(s, CELLS.indexOf(place)));
  return refusalOf(s, s[L.PHASE] === L.PHASE_PLACE ? M.PLACE + place : useOfBorder(s, place));
}

function useOfCard(s: State, cell: number): M.MoveCode {
  const card = s[L.CENTRE + cell];
  if (T.isTribe(card)) return M.DISCARD + cell;
  return M.takeCentreCode(cell, T.isOfChoice(card) ? 1 : 0);
}

function useOfBorder(s: State, border: BorderNumber): M.MoveCode {
  const most = mostHeld(s);
  switch (border as number) {
    case T.NOBLE:
      return M.DISCARD + M.FROM_NOBLE;
    case T.TRADER:
      return M.tradeCode(2, most, (most + 1) % 3);
    case T.MIRAGE_CARD: {
      const from = Math.max(0, s.subarray(L.MARKERS, L.MARKERS + CELL_COUNT).indexOf(s[L.TO_ACT] + 1));
      return M.mirageCode(from, (from + 1) % CELL_COUNT);
    }
    case T.SILVERSMITH:
      return M.smithCode(2, most);
    case T.CARAVAN_CARD:
      return M.CARAVAN;
    case T.EXPANSION:
      return M.EXPAND;
    default:
      return M.TAKE_BORDER + border;
  }
}

function mostHeld(s: State): number {
  const held = S.playerAt(s[L.TO_ACT]) + L.GOODS_HELD;
  return [0, 1, 2].reduce((most, good) => (s[held + good] > s[held + most] ? good : most));
}

/** The place on the square that a move uses; nothing for those that use none, such as a raid's payment. */
export function placeOf(move: M.Move): BorderNumber | Cell | undefined {
  switch (move.type) {
    case 'place':
    case 'take':
      return move.at;
    case 'lay':
    case 'keep':
    case 'discard':
      if (move.from === 'noble') return T.NOBLE as BorderNumber;
      return move.from === 'hand' || move.from === 'drawn' ? undefined : move.from;
    case 'trade':
    case 'leaveTrader':
      return T.TRADER as BorderNumber;
    case 'mirage':
      return T.MIRAGE_CARD as BorderNumber;
    case 'smith':
      return T.SILVERSMITH as BorderNumber;
    case 'caravan':
      return T.CARAVAN_CARD as BorderNumber;
    case 'expand':
      return T.EXPANSION as BorderNumber;
    default:
      return undefined;
  }
}
