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

/** Previews for the board's user interface, computed on a copy of the state with the engine's own rules. */

/** Whether the move ended its player's turn. A placement and a raid payment are turns of their own. */
export function isTurnOver(before: State, after: State): boolean {
  if (!isActing(before)) return true;
  return !isActing(after) || before[L.TO_ACT] !== after[L.TO_ACT];
}

function isActing(s: State): boolean {
  return s[L.PHASE] !== L.PHASE_PLACE && s[L.PHASE] !== L.PHASE_RAID && s[L.PHASE] !== L.PHASE_OVER;
}

/** The crossings of the player to act, with one more Targi if `at` is given. */
export function crossingsOf(s: State, at?: BorderNumber): readonly Cell[] {
  const seat = s[L.TO_ACT];
  const copy = S.clone(s);
  copy.fill(0, L.MARKERS, L.MARKERS + CELL_COUNT);
  if (at !== undefined) copy[L.TARGIS + at] = seat + 1;
  setMarkers(copy, seat);
  return markersOf(copy, seat);
}

/** The facing border card, if this placement makes it illegal for an opponent who still has Targis to place. */
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

/** All ways in which the player to act could pay for the tribe card in this cell, whether or not they have a marker on it. */
export function paymentsAt(s: State, cell: Cell): readonly M.Payment[] {
  const source = CELLS.indexOf(cell);
  const copy = S.clone(s);
  copy[L.PHASE] = L.PHASE_ACT;
  copy[L.MARKERS + source] = s[L.TO_ACT] + 1;
  const buffer = new Uint16Array(MAX_MOVES);
  const codes = buffer.subarray(0, listMoves(copy, buffer));
  const lays = codes.filter((code) => M.isLay(code) && M.laySource(code) === source);
  return [...new Set(Array.from(lays, M.layPayment))].map(M.unpackPayment); // each payment is listed once for each row
}

/**
 * The smallest sets of tokens that a player lacks to pay for a tribe card; empty if they can pay. A card from the hand is priced as
 * laid through the Noble.
 */
export function lackFor(s: State, seat: Seat, id: TribeId, from: 'board' | 'hand'): readonly M.Payment[] {
  const player = SEATS.indexOf(seat);
  const held = S.playerAt(player);
  const card = TRIBE_CARDS.findIndex((each) => each.id === id) + 1;
  const shortages = Array.from(pricesOf(s, player, card, from === 'hand' ? M.FROM_NOBLE : 0), (payment) => {
    const lack = [0, 1, 2].map((good) =>
      Math.max(0, M.countIn(payment, M.PAY_BITS, good) - s[held + L.GOODS_HELD + good]),
    );
    const lacksGold = M.paidGold(payment) > s[held + L.GOLD] || M.paidStored(payment) > s[held + L.STORED];
    return [...lack, lacksGold ? 1 : 0];
  });
  const sizes = shortages.map((shortage) => shortage.reduce((sum, count) => sum + count));
  const least = Math.min(...sizes);
  if (least === 0) return [];
  const smallest = new Map(
    shortages.filter((_, i) => sizes[i] === least).map((shortage) => [shortage.join(), shortage]),
  );
  return [...smallest.values()].map(([dates, salt, pepper, lackedGold]) => ({
    ...(dates > 0 ? { dates } : {}),
    ...(salt > 0 ? { salt } : {}),
    ...(pepper > 0 ? { pepper } : {}),
    ...(lackedGold > 0 ? { gold: lackedGold } : {}),
  }));
}

/** Why the simplest move at a place is illegal, or undefined if it is legal. */
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

/** The place on the board that a move uses, or undefined for moves such as a raid payment. */
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
