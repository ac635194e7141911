import type { Pages } from './pages.ts';
import { EMPTY, type Mean, sumOf, surplus, winShare } from './tally.ts';

/** A line of a table: the keys under which it is counted. */
export interface Counted {
  readonly keys: readonly string[];
}

export interface Figures {
  /** How often it happened. */
  readonly count: number;
  readonly wins: Mean;
  readonly points: Mean;
}

/** If they are relative, the points are compared with the mean of all lines. */
export function figuresOf<Line extends Counted>(
  { tallies }: Pages,
  lines: readonly Line[],
  isRelative = false,
): readonly (Line & Figures)[] {
  const sums = lines.map(({ keys }) => sumOf(keys.map((key) => tallies[key] ?? EMPTY)));
  const average = isRelative ? surplus(sumOf(sums)).mean : 0;
  return lines.map((line, i) => {
    const { mean, half } = surplus(sums[i]);
    return { ...line, count: sums[i][0], wins: winShare(sums[i]), points: { mean: mean - average, half } };
  });
}
