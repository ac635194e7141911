import { LINES } from '@caravanserai/targi';
import { tables as T } from '@caravanserai/targi/search';

/**
 * Sets of spaces as masks of twelve bits. The two ends of a line are adjacent bits (index `^ 1`).
 */
export const SPACES: readonly number[] = LINES.flat();
export const SPACE_COUNT = 12;
export const MASKS = 1 << SPACE_COUNT;
const EVEN = 0b010101010101;

export function bitOf(border: number): number {
  return 1 << SPACES.indexOf(border);
}

/** The border number of a bit. */
export function spaceOf(bit: number): number {
  return SPACES[31 - Math.clz32(bit)];
}

/** The opposite ends of the lines. */
export function facing(mask: number): number {
  return ((mask & EVEN) << 1) | ((mask >>> 1) & EVEN);
}

export const CARAVAN_BIT = bitOf(T.CARAVAN_CARD);
export const EXPANSION_BIT = bitOf(T.EXPANSION);
export const MIRAGE_BIT = bitOf(T.MIRAGE_CARD);
export const NOBLE_BIT = bitOf(T.NOBLE);

const COLUMNS = 3; // the first three lines are columns

/** The crossings, by mask. */
const CROSSED: readonly Uint8Array[] = Array.from({ length: MASKS }, (_, mask) => {
  const has = (line: number) => (mask & (3 << (2 * line))) !== 0;
  const cells = Array.from({ length: 9 }, (__, cell) => cell);
  return Uint8Array.from(cells.filter((cell) => has(cell % 3) && has(COLUMNS + Math.floor(cell / 3))));
});

export function crossedBy(mask: number): Uint8Array {
  return CROSSED[mask];
}
