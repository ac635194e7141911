import { at as item } from '@caravanserai/contract';
import { CELLS, type Cell, type CardId, type View } from '@caravanserai/targi';
import type { AnyT } from '@caravanserai/texts';
import { borderCell, CELL_WIDTH, type CellHeight, centreCell } from './cells.ts';
import { fit, type Line, span } from '../../draw/ink.ts';

/** The square of TG-3. */
const SQUARE = [
  [16, 1, 2, 3, 4],
  [15, 'A', 'B', 'C', 5],
  [14, 'D', 'E', 'F', 6],
  [13, 'G', 'H', 'I', 7],
  [12, 11, 10, 9, 8],
] as const;

export const BOARD_WIDTH = 5 * (CELL_WIDTH + 1) + 1;

export interface BoardSize {
  readonly height: CellHeight;
  readonly cellWidth: number;
}

/** Borders above, between and below the rows: heavy around the centre, light elsewhere. */
const RULERS = ['┌─┬─┬─┬─┬─┐', '├─╆━┿━┿━╅─┤', '├─╂─┼─┼─╂─┤', '├─╂─┼─┼─╂─┤', '├─╄━┿━┿━╃─┤', '└─┴─┴─┴─┴─┘'] as const;
const WALLS = ['││││││', '│┃││┃│', '│┃││┃│', '│┃││┃│', '││││││'] as const;

export type Faces = ReadonlyMap<Cell, CardId>;

/** `faces`: the face-down cards, for viewers who may see them. */
export function drawBoard(t: AnyT, view: View, { height, cellWidth }: BoardSize, faces?: Faces): Line[] {
  const rows = SQUARE.map((numbers, row) => {
    const cells = numbers.map((at) => {
      if (typeof at === 'number') return borderCell(t, view, at, height, cellWidth);
      return centreCell(t, item(view.centre, CELLS.indexOf(at)), height, faces?.get(at), cellWidth);
    });
    return Array.from({ length: height }, (_, line) => cellsLine(cells, row, line, cellWidth));
  });
  return [ruler(0, cellWidth), ...rows.flatMap((lines, row) => [...lines, ruler(row + 1, cellWidth)])];
}

function cellsLine(cells: readonly Line[][], row: number, line: number, width: number): Line {
  const walls = item(WALLS, row);
  const parts = cells.flatMap((cell, column) => [span(walls.charAt(column), 'faint'), ...fit(item(cell, line), width)]);
  return [...parts, span(walls.charAt(5), 'faint')];
}

function ruler(row: number, width: number): Line {
  const signs = [...item(RULERS, row)];
  const text = signs.map((sign, i) => (i % 2 === 0 ? sign : sign.repeat(width))).join('');
  return [span(text, 'faint')];
}
