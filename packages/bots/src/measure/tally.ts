import { Z95 } from './normal.ts';

/**
 * Sums over the games in which something happened to a player, all of them whole numbers, so that the order of the games changes nothing:
 * how often it happened, half wins (a win counts 2, a tie 1), margins, and surpluses in tenths of points. The squares and products are of
 * the sums of one game, because what happens in one game is not independent.
 */
export type Tally = readonly [
  count: number,
  countSquared: number,
  wins: number,
  winsSquared: number,
  winsByCount: number,
  margin: number,
  surplus: number,
  surplusSquared: number,
  surplusByCount: number,
];

export const EMPTY: Tally = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** A mean and half of its 95% interval. */
export interface Mean {
  readonly mean: number;
  readonly half: number;
}

/** The sums of one game. */
export function tallyOf(count: number, wins: number, margin: number, surplus: number): Tally {
  return [count, count * count, wins, wins * wins, wins * count, margin, surplus, surplus * surplus, surplus * count];
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, tally) => sum.map((value, i) => value + tally[i]) as unknown as Tally, EMPTY);
}

/** The share of wins; a tie counts as half a win. */
export function winShare([count, countSquared, wins, squared, product]: Tally): Mean {
  return ratio(2 * count, 4 * countSquared, wins, squared, 2 * product);
}

/** Final margins less the margins expected before, in points. */
export function surplus([count, countSquared, , , , , sum, squared, product]: Tally): Mean {
  return ratio(10 * count, 100 * countSquared, sum, squared, 10 * product);
}

export function meanMargin([count, , , , , margin]: Tally): number {
  return margin / count;
}

/** The ratio of two sums over independent games, by the delta method. */
function ratio(n: number, nn: number, sum: number, squared: number, product: number): Mean {
  const mean = sum / n;
  const variance = squared - 2 * mean * product + mean * mean * nn;
  return { mean, half: (Z95 * Math.sqrt(Math.max(0, variance))) / n };
}
