import { type Cell, CELLS } from '../src/board.ts';
import { type CardId, type GoodsId, type Seat, SEATS, type TribeId } from '../src/cards.ts';
import { play, toAct } from '../src/engine.ts';
import type { Event } from '../src/events.ts';
import * as L from '../src/layout.ts';
import type { Move } from '../src/moves.ts';
import { parseMove } from '../src/notation.ts';
import { playerAt, seatIndex, type State } from '../src/state.ts';
import { cardId, goodsId, NO_CARD, tribeId } from '../src/tables.ts';

/** A state or a function that creates it. Tables of tests use functions, so that the engine runs in the tests, not at collection. */
export type Start = State | (() => State);

export function stateOf(start: Start): State {
  return typeof start === 'function' ? start() : start;
}

/** A move as a value or in notation. */
export type Said = Move | string;

export function moveOf(s: State, said: Said): Move {
  if (typeof said !== 'string') return said;
  const move = parseMove(said, s[L.PHASE] === L.PHASE_PLACE);
  if (!move) throw new Error(`not a word: ${said}`);
  return move;
}

export interface Told {
  readonly state: State;
  /** The events of all moves, in order. */
  readonly events: readonly Event[];
}

/** Plays the moves, each for the player to act. Throws if a move is refused. */
export function tell(start: Start, ...moves: readonly Said[]): Told {
  let state = stateOf(start);
  const events: Event[] = [];
  for (const said of moves) {
    const played = play(state, actor(state), moveOf(state, said));
    if (!played.ok) throw new Error(`${JSON.stringify(said)} was refused: ${JSON.stringify(played.error)}`);
    state = played.value.state;
    events.push(...played.value.events);
  }
  return { state, events };
}

export function after(start: Start, ...moves: readonly Said[]): State {
  return tell(start, ...moves).state;
}

/** Why the move is refused, or 'allowed'. */
export function refusal(start: Start, said: Said): string {
  const s = stateOf(start);
  const played = play(s, actor(s), moveOf(s, said));
  if (played.ok) return 'allowed';
  return played.error.code === 'illegal' ? played.error.reason : played.error.code;
}

function actor(s: State): Seat {
  return toAct(s)[0] ?? 'blue';
}

/** A player's tokens as letters: 'ddspg', stored gold as G. */
export function held(s: State, seat: Seat): string {
  const me = playerAt(seatIndex(seat));
  const counts = [...s.subarray(me + L.GOODS_HELD, me + L.GOODS_HELD + 3), s[me + L.GOLD], s[me + L.STORED]];
  return counts.map((n, i) => 'dspgG'[i].repeat(n)).join('');
}

export function vp(s: State, seat: Seat): number {
  return s[playerAt(seatIndex(seat)) + L.VP];
}

export function hand(s: State, seat: Seat): TribeId | undefined {
  const card = s[playerAt(seatIndex(seat)) + L.HAND];
  return card === NO_CARD ? undefined : tribeId(card);
}

/** The rows of a display: 'W1 W2 | C5 | '. */
export function display(s: State, seat: Seat): string {
  const start = playerAt(seatIndex(seat)) + L.DISPLAY;
  return [0, 4, 8].map((row) => ids(s.subarray(start + row, start + row + 4)).join(' ')).join(' | ');
}

function ids(cards: Uint8Array): CardId[] {
  return [...cards].filter((card) => card !== NO_CARD).map(cardId);
}

export function phase(s: State): (typeof L.PHASES)[number] {
  return L.PHASES[s[L.PHASE]];
}

/** Blue's and white's cells: 'A | C G'. */
export function markers(s: State): string {
  return SEATS.map((_, seat) => CELLS.filter((_c, cell) => s[L.MARKERS + cell] === seat + 1).join(' ')).join(' | ');
}

/** Blue's and white's border cards: '1 5 9 | 2'. */
export function targis(s: State): string {
  const numbers = Array.from({ length: 16 }, (_, i) => i + 1);
  return SEATS.map((_, seat) => numbers.filter((at) => s[L.TARGIS + at] === seat + 1).join(' ')).join(' | ');
}

export function centre(s: State, cell: Cell): CardId {
  return cardId(s[L.CENTRE + CELLS.indexOf(cell)]);
}

export function isFaceUp(s: State, cell: Cell): boolean {
  return s[L.FACE + CELLS.indexOf(cell)] === L.FACE_UP;
}

export function goodsDiscards(s: State): GoodsId[] {
  return Array.from(s.subarray(L.GOODS_PILE.discards, L.GOODS_PILE.discards + s[L.GOODS_PILE.discarded]), goodsId);
}

export function tribeDiscards(s: State): TribeId[] {
  return Array.from(s.subarray(L.TRIBE_PILE.discards, L.TRIBE_PILE.discards + s[L.TRIBE_PILE.discarded]), tribeId);
}

export function eventTypes(events: readonly Event[]): string {
  return events.map(({ type }) => type).join(' ');
}

export function eventOf<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }> {
  const event = events.find((candidate) => candidate.type === type);
  if (!event) throw new Error(`no event ${type} in: ${eventTypes(events)}`);
  return event as Extract<Event, { type: Type }>;
}
