/**
 * The board. Border cards are numbered clockwise from the top-left corner, 16; centre cells have letters, in reading order.
 *
 *     16  1  2  3  4
 *     15  A  B  C  5
 *     14  D  E  F  6
 *     13  G  H  I  7
 *     12 11 10  9  8
 */
export const BORDER_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type BorderNumber = (typeof BORDER_NUMBERS)[number];

export const CELLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type Cell = (typeof CELLS)[number];

/** Places in a display, as row.column from the top left. */
export const SLOTS = ['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '2.3', '2.4', '3.1', '3.2', '3.3', '3.4'] as const;
export type Slot = (typeof SLOTS)[number];

export const BORDER_SIZE = BORDER_NUMBERS.length;
export const CELL_COUNT = CELLS.length;
export const DISPLAY_SIZE = SLOTS.length;
export const ROW_LENGTH = 4;

export function isCorner(border: number): boolean {
  return border % 4 === 0;
}

/** The six lines: 0 to 2 are the columns from the left, 3 to 5 the rows from the top. */
export const LINES = [
  [1, 11],
  [2, 10],
  [3, 9],
  [5, 15],
  [6, 14],
  [7, 13],
] as const;

const FACING = new Uint8Array(BORDER_SIZE + 1);
const LINE_OF = new Uint8Array(BORDER_SIZE + 1).fill(255);
LINES.forEach(([a, b], line) => {
  FACING[a] = b;
  FACING[b] = a;
  LINE_OF[a] = line;
  LINE_OF[b] = line;
});

/** The border card at the other end of the line, or 0 for a corner. */
export function facing(border: number): number {
  return FACING[border];
}

export function lineOf(border: number): number {
  return LINE_OF[border];
}
