import { at } from '@caravanserai/contract';
import type { Seat, State, Step } from '@caravanserai/targi';
import { layout } from '@caravanserai/targi/search';
import { startState, stepsTo } from './path.ts';
import { type Analysis, type Cursor, pathOf, type Ply } from './tree.ts';

/** A move in the list of moves. */
export interface Row {
  /** The moment after the move. */
  readonly cursor: Cursor;
  readonly ply: Ply;
  readonly seat: Seat;
  readonly round: number;
}

export interface MainRow extends Row {
  /** The variations that could be played instead of this move. */
  readonly variations: readonly (readonly Row[])[];
}

/** The main line with its variations. */
export function rowsOf(analysis: Analysis): readonly MainRow[] {
  const main = linesRows(analysis, 0);
  const variations = analysis.variations.map(({ from }, i) => ({ from, rows: linesRows(analysis, i + 1).slice(from) }));
  return main.map((row, i) => ({
    ...row,
    variations: variations.flatMap(({ from, rows }) => (from === i ? [rows] : [])),
  }));
}

function linesRows(analysis: Analysis, line: number): readonly Row[] {
  const path = pathOf(analysis, line);
  const steps = stepsTo(analysis, { line, at: path.length });
  return path.map((ply, i) => ({
    cursor: { line, at: i + 1 },
    ply,
    seat: at(steps, i).seat,
    round: at(stateBefore(analysis, steps, i), layout.ROUND),
  }));
}

function stateBefore({ start }: Analysis, steps: readonly Step[], index: number): State {
  return index === 0 ? startState(start) : at(steps, index - 1).state;
}
