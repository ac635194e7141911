import * as B from './board.ts';
import * as L from './layout.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

const { CELL_COUNT } = B;
const { DISPLAY, FACE, GOLD, GOODS_HELD, MARKERS, PLAYERS, PLAYER_SIZE, STORED, TARGIS } = L;
const { LASTING } = T;

/**
 * Packs many bytes of a state into one integer, to replace loops that branch on each byte. The integers are computed on demand and
 * never stored in a state.
 *
 * A set of border numbers or cells has two bits for each member, like the bytes of the pieces: 1 blue, 2 white. In the sets that the
 * functions return only the lower bit is set. Iterate with `firstPlace` and `withoutFirst`.
 */
export type Places = number;

const ONE_OF_TWO = 0x55555555;
const SPACES = pairsAt([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]);
const ALL_CELLS = pairsAt([0, 1, 2, 3, 4, 5, 6, 7, 8]);

function pairsAt(places: readonly number[]): Places {
  return places.reduce((bits, place) => bits | (1 << (2 * place)), 0);
}

export function firstPlace(places: Places): number {
  return (31 - Math.clz32(places & -places)) >>> 1;
}

export function withoutFirst(places: Places): Places {
  return places & (places - 1);
}

/** By border number. */
export function targiPlaces(s: State, seat: number): Places {
  return (targis(s) >>> seat) & ONE_OF_TWO;
}

/** By cell. */
export function markerPlaces(s: State, seat: number): Places {
  return (markers(s) >>> seat) & ONE_OF_TWO;
}

/** Border numbers where TG-10, TG-12 and TG-13 allow this player to place: no corner, free, not facing the opponent. */
export function openSpaces(s: State, seat: number): Places {
  const taken = targis(s);
  const across = acrossFrom(s) >>> (seat ^ 1);
  return SPACES & ~(taken | (taken >>> 1) | across);
}

export function withoutSpace(places: Places, border: number): Places {
  return places & ~(1 << (2 * border));
}

/** Cells with a face-up card and no marker. */
export function freeCells(s: State): Places {
  let covered = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) covered |= s[FACE + cell] << (2 * cell);
  const taken = markers(s) | covered;
  return ALL_CELLS & ~(taken | (taken >>> 1));
}

function targis(s: State): Places {
  return (
    (s[TARGIS + 1] << 2) |
    (s[TARGIS + 2] << 4) |
    (s[TARGIS + 3] << 6) |
    (s[TARGIS + 5] << 10) |
    (s[TARGIS + 6] << 12) |
    (s[TARGIS + 7] << 14) |
    (s[TARGIS + 9] << 18) |
    (s[TARGIS + 10] << 20) |
    (s[TARGIS + 11] << 22) |
    (s[TARGIS + 13] << 26) |
    (s[TARGIS + 14] << 28) |
    (s[TARGIS + 15] << 30)
  );
}

/** All Targis, mirrored to the other ends of their lines. */
function acrossFrom(s: State): Places {
  return (
    (s[TARGIS + 11] << 2) |
    (s[TARGIS + 10] << 4) |
    (s[TARGIS + 9] << 6) |
    (s[TARGIS + 15] << 10) |
    (s[TARGIS + 14] << 12) |
    (s[TARGIS + 13] << 14) |
    (s[TARGIS + 3] << 18) |
    (s[TARGIS + 2] << 20) |
    (s[TARGIS + 1] << 22) |
    (s[TARGIS + 7] << 26) |
    (s[TARGIS + 6] << 28) |
    (s[TARGIS + 5] << 30)
  );
}

function markers(s: State): Places {
  return (
    s[MARKERS] |
    (s[MARKERS + 1] << 2) |
    (s[MARKERS + 2] << 4) |
    (s[MARKERS + 3] << 6) |
    (s[MARKERS + 4] << 8) |
    (s[MARKERS + 5] << 10) |
    (s[MARKERS + 6] << 12) |
    (s[MARKERS + 7] << 14) |
    (s[MARKERS + 8] << 16)
  );
}

/** The crossings for each set of `LINES`: bits 0 to 2 are the columns, 3 to 5 the rows. */
const CROSSINGS = new Int32Array(64);
for (let lines = 0; lines < CROSSINGS.length; lines++) {
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
  const isCrossed = (cell: number) => (lines & (1 << (cell % 3))) !== 0 && (lines & (8 << ((cell / 3) | 0))) !== 0;
  CROSSINGS[lines] = pairsAt(cells.filter(isCrossed));
}

/** TG-14: the cells where a row and a column of this player cross. */
export function crossingPlaces(s: State, seat: number): Places {
  const lines =
    has(s, seat, 1) |
    has(s, seat, 11) |
    ((has(s, seat, 2) | has(s, seat, 10)) << 1) |
    ((has(s, seat, 3) | has(s, seat, 9)) << 2) |
    ((has(s, seat, 5) | has(s, seat, 15)) << 3) |
    ((has(s, seat, 6) | has(s, seat, 14)) << 4) |
    ((has(s, seat, 7) | has(s, seat, 13)) << 5);
  return CROSSINGS[lines];
}

function has(s: State, seat: number, border: number): number {
  return (s[TARGIS + border] >>> seat) & 1;
}

/**
 * All tokens of a player, with a spare bit above each count for `covers`. Goods stay below 64 and gold below 32 (`invariants.ts`).
 */
export type Purse = number;

export function purseOf(s: State, seat: number): Purse {
  const me = PLAYERS + seat * PLAYER_SIZE;
  return packPurse(s[me + GOODS_HELD], s[me + GOODS_HELD + 1], s[me + GOODS_HELD + 2], s[me + GOLD], s[me + STORED]);
}

export function packPurse(dates: number, salt: number, pepper: number, gold: number, stored: number): Purse {
  return dates | (salt << 7) | (pepper << 14) | (gold << 21) | (stored << 27);
}

const ABOVE_EACH = packPurse(64, 64, 64, 32, 2);

/** Whether the purse has at least the price of each kind. A shortage borrows from the spare bit above its count. */
export function covers(purse: Purse, price: Purse): boolean {
  return (((purse | ABOVE_EACH) - price) & ABOVE_EACH) === ABOVE_EACH;
}

/** A bit set of the lasting effects that a player has laid. */
export type Effects = number;

export function grants(effects: Effects, card: number): boolean {
  return (effects & LASTING[card]) !== 0;
}

export function effectsOf(s: State, seat: number): Effects {
  const display = PLAYERS + seat * PLAYER_SIZE + DISPLAY;
  return (
    LASTING[s[display]] |
    LASTING[s[display + 1]] |
    LASTING[s[display + 2]] |
    LASTING[s[display + 3]] |
    LASTING[s[display + 4]] |
    LASTING[s[display + 5]] |
    LASTING[s[display + 6]] |
    LASTING[s[display + 7]] |
    LASTING[s[display + 8]] |
    LASTING[s[display + 9]] |
    LASTING[s[display + 10]] |
    LASTING[s[display + 11]]
  );
}
