export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Last column and row of the square, counted from 0. */
export const EDGE = 4;

/** Where a border card lies: clockwise from the top-left corner, which is 16. */
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

/** The place at the other end of the line. */
export function acrossFrom({ column, row }: Place): Place {
  return row % EDGE === 0 ? { column, row: EDGE - row } : { column: EDGE - column, row };
}
