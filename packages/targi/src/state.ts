import { type Brand, sha256 } from '@caravanserai/contract';
import { SEATS, type Seat } from './cards.ts';
import * as B from './board.ts';
import * as L from './layout.ts';
import * as T from './tables.ts';

const { ROW_LENGTH } = B;
const { NO_CARD } = T;
const { DISPLAY, GOODS_HELD, PLAYERS, PLAYER_SIZE, STATE_SIZE } = L;

/**
 * A whole game in one byte array: copying is one `set`, search does not allocate, and equal states have equal bytes. Other packages
 * read it through `view` or the functions of `index.ts`.
 */
export type State = Brand<Uint8Array, 'TargiState'>;

export type Pile = typeof L.GOODS_PILE;

export function playerAt(seat: number): number {
  return PLAYERS + seat * PLAYER_SIZE;
}

export function seatName(seat: number): Seat {
  return SEATS[seat];
}

export function seatIndex(seat: Seat): number {
  return SEATS.indexOf(seat);
}

const STRIDE = (STATE_SIZE + 7) & ~7; // aligned to eight bytes
const SLAB_SIZE = 8192;
let slab = new ArrayBuffer(0);
let used = 0;

/**
 * States share buffers, because allocating one for each takes five times as long and burdens the garbage collector. Never pass on
 * `state.buffer` or post a state to another thread: the buffer contains other states.
 */
export function newState(): State {
  if (used + STRIDE > slab.byteLength) {
    slab = new ArrayBuffer(SLAB_SIZE);
    used = 0;
  }
  const state = new Uint8Array(slab, used, STATE_SIZE);
  used += STRIDE;
  return state as State;
}

export function clone(state: State): State {
  const copy = newState();
  copy.set(state);
  return copy;
}

/** Copies without allocating. */
export function copyInto(target: State, source: State): void {
  target.set(source);
}

export function hashState(state: State): string {
  return [...sha256(state).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The length of a row, which is also its first free place, since rows have no gaps. */
export function rowLength(s: State, seat: number, row: number): number {
  const start = playerAt(seat) + DISPLAY + row * ROW_LENGTH;
  if (s[start + 1] === NO_CARD) return s[start] === NO_CARD ? 0 : 1;
  return s[start + 2] === NO_CARD ? 2 : s[start + 3] === NO_CARD ? 3 : ROW_LENGTH;
}

export function isRowFull(s: State, seat: number, row: number): boolean {
  return s[playerAt(seat) + DISPLAY + (row + 1) * ROW_LENGTH - 1] !== NO_CARD;
}

export function isDisplayFull(s: State, seat: number): boolean {
  return isRowFull(s, seat, 0) && isRowFull(s, seat, 1) && isRowFull(s, seat, 2);
}

export function laidCount(s: State, seat: number): number {
  return rowLength(s, seat, 0) + rowLength(s, seat, 1) + rowLength(s, seat, 2);
}

export function goodsCount(s: State, seat: number): number {
  const goods = playerAt(seat) + GOODS_HELD;
  return s[goods] + s[goods + 1] + s[goods + 2];
}
