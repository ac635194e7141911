import { assert } from '@caravanserai/contract';
import type { BorderNumber } from '@caravanserai/targi';
import type { PlaceId } from './client.ts';

export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The square in reading order. */
export const SQUARE = [
  [16, 1, 2, 3, 4],
  [15, 'A', 'B', 'C', 5],
  [14, 'D', 'E', 'F', 6],
  [13, 'G', 'H', 'I', 7],
  [12, 11, 10, 9, 8],
] as const satisfies readonly (readonly PlaceId[])[];

/** Last column and row of the square, counted from 0. */
export const EDGE = 4;

const PLACES = new Map<PlaceId, Place>(
  SQUARE.flatMap((names, row) => names.map((name, column) => [name, { column, row }] as const)),
);

export function placeOf(name: PlaceId): Place {
  const place = PLACES.get(name);
  assert(place !== undefined, `the square has a place ${name}`);
  return place;
}

export function nameAt({ column, row }: Place): PlaceId | undefined {
  return SQUARE[row]?.[column];
}

export function isBorder(name: PlaceId): name is BorderNumber {
  return typeof name === 'number';
}

/** Position of a border card, clockwise from card 16 at the top-left corner. */
export function borderPlace(number: number): Place {
  const step = number % (4 * EDGE);
  const along = step % EDGE;
  switch (Math.floor(step / EDGE)) {
    case 0:
      return { column: along, row: 0 };
    case 1:
      return { column: EDGE, row: along };
    case 2:
      return { column: EDGE - along, row: EDGE };
    default:
      return { column: 0, row: EDGE - along };
  }
}

export function isCornerPlace({ column, row }: Place): boolean {
  return column % EDGE === 0 && row % EDGE === 0;
}

/** The place at the opposite end of the line. */
export function acrossFrom({ column, row }: Place): Place {
  return row % EDGE === 0 ? { column, row: EDGE - row } : { column: EDGE - column, row };
}

/** Whether the line of a border place is a column. */
export function isColumnLine({ row }: Place): boolean {
  return row % EDGE === 0;
}

export function samePlace(a: Place, b: Place): boolean {
  return a.column === b.column && a.row === b.row;
}

/** Whether a place lies on the line of a border card, ends included. */
export function isOnLine(place: Place, from: Place): boolean {
  if (isCornerPlace(from)) return samePlace(place, from);
  return isColumnLine(from) ? place.column === from.column : place.row === from.row;
}
