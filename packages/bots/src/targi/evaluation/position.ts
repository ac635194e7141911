import { listMoves, MAX_MOVES, type MoveCode, type State, type TribeId, type Viewer } from '@caravanserai/targi';
import { layout as L, states as S, tables as T } from '@caravanserai/targi/search';
import type { Memory } from '../ahead/rest.ts';
import { type Deals, dealsFor, type Under } from './deals.ts';
import type { Depth } from './depth.ts';
import type { Outlook } from './outlook.ts';
import { partsOf, pointsOnly } from './parts.ts';
import type { Trace } from './why.ts';

/** A decision to evaluate. */
export interface Position {
  /** Any state that is consistent with the player's view; discards may be under the decks. */
  readonly s: State;
  readonly under: Under;
  readonly viewer: Viewer;
  readonly codes: readonly MoveCode[];
  /** Moves to search even if they seem inferior. */
  readonly asked: readonly MoveCode[];
  readonly depth: Depth;
  readonly seed: string;
  readonly deals: Deals;
  readonly memory: Memory;
  readonly isLate: () => boolean;
}

/** The value of a move, from the side of the player to act. */
export interface Valued {
  /** The expected final margin, in points. */
  readonly margin: number;
  /** Standard error of the difference to the best move; for the best one, of its margin. */
  readonly error: number;
  /** Whether nothing is left to chance or to the opponent. */
  readonly isCertain: boolean;
  /** Whether the move was continued into the next round. */
  readonly isSearched: boolean;
  /** The chance to win, if it does not follow from the margin: before a draw in the last turn of a game. */
  readonly chance?: number;
  readonly trace: Trace;
}

/** Orders the better value first; of equal ones, the one that was searched. */
export function compareValues(a: Valued, b: Valued): number {
  return b.margin - a.margin || Number(b.isSearched) - Number(a.isSearched);
}

/** The decision after a move of the same player. */
export function positionAfter(position: Position, s: State): Position {
  const { viewer, seed, depth, under } = position;
  const deals = dealsFor(s, viewer, seed, { count: depth.deals, under });
  return { ...position, s, codes: codesOf(s), asked: [], deals };
}

const buffer = new Uint16Array(MAX_MOVES);

export function codesOf(s: State): MoveCode[] {
  return Array.from(buffer.subarray(0, listMoves(s, buffer)));
}

/** What the player's side becomes: `end` is the position after the player's turn. In the last round only final points count. */
export function traceOf({ s, depth: { worth } }: Position, end: State, theirs: number, outlook?: Outlook): Trace {
  const seat = s[L.TO_ACT];
  const lays = laidSince(s, end, seat);
  if (outlook?.isFinal) return { own: pointsOnly(outlook.margin + outlook.theirs), theirs: outlook.theirs, lays };
  return { own: partsOf(end, seat, worth), theirs, lays };
}

/** Cards that the player does not see, which only one deal brings, are left out. */
export function laidSince(s: State, end: State, seat: number): TribeId[] {
  const display = S.playerAt(seat) + L.DISPLAY;
  const visible = new Set([s[S.playerAt(seat) + L.HAND]]);
  for (let cell = 0; cell < CELLS; cell++) if (s[L.FACE + cell] === L.FACE_UP) visible.add(s[L.CENTRE + cell]);
  const before = new Set(s.subarray(display, display + DISPLAY_SIZE));
  const cards = Array.from(end.subarray(display, display + DISPLAY_SIZE));
  return cards.filter((card) => visible.has(card) && !before.has(card)).map((card) => T.cardId(card) as TribeId);
}

const CELLS = 9;
const DISPLAY_SIZE = 12;
