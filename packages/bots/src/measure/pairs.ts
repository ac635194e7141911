import { assert } from '@caravanserai/contract';
import { type Interval, Z95 } from './normal.ts';

/** One game of a pair from the view of `a`: 1 won, 0 lost, ½ tied; and the margin in points. */
export interface GameScore {
  readonly result: 0 | 0.5 | 1;
  readonly margin: number;
}
/** Two games of the same deal with the seats swapped. They are correlated, so a pair is one observation. */
export type PairScore = readonly [GameScore, GameScore];

/** Numbers of pairs with the sums of results 0, ½, 1, 1½ and 2. */
export type Pentanomial = readonly [number, number, number, number, number];

export interface Estimate extends Interval {
  readonly mean: number;
}

export interface MatchScore {
  readonly pairs: number;
  readonly pentanomial: Pentanomial;
  readonly games: { readonly won: number; readonly lost: number; readonly shared: number };
  /** The share of points that `a` scored; a tie counts as half a point. */
  readonly winRate: Estimate;
  /** Mean margin per game, in points of the game. */
  readonly margin: Estimate;
  /** Infinite if all games were won or all lost. */
  readonly elo: Estimate;
}

export function countPairs(pairs: readonly PairScore[]): Pentanomial {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const [first, second] of pairs) counts[2 * (first.result + second.result)]++;
  return counts;
}

export function matchScore(pairs: readonly PairScore[]): MatchScore {
  assert(pairs.length > 0, 'a match has pairs');
  const games = pairs.flat();
  const countOf = (result: number) => games.filter((game) => game.result === result).length;
  const pentanomial = countPairs(pairs);
  const winRate = winRateOf(pentanomial);
  return {
    pairs: pairs.length,
    pentanomial,
    games: { won: countOf(1), lost: countOf(0), shared: countOf(0.5) },
    winRate,
    margin: meanOf(pairs.map(([first, second]) => (first.margin + second.margin) / 2)),
    elo: { mean: eloOf(winRate.mean), low: eloOf(winRate.low), high: eloOf(winRate.high) },
  };
}

/**
 * Wilson's interval, with the number of independent games that would give the standard error of the pairs. It stays between 0 and 1. If
 * all pairs have the same result, the games are treated as independent.
 */
export function winRateOf(counts: Pentanomial): Estimate {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, i) => sum + (count * i) / 4, 0) / pairs;
  const variance = counts.reduce((sum, count, i) => sum + count * (i / 4 - mean) ** 2, 0) / Math.max(1, pairs - 1);
  const games = variance > 0 ? (mean * (1 - mean) * pairs) / variance : 2 * pairs;
  return { mean, ...wilson(mean, games) };
}

export function wilson(share: number, n: number): Interval {
  const z2 = Z95 * Z95;
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export function meanOf(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = values.length < 2 ? Infinity : Z95 * Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, low: mean - half, high: mean + half };
}

/** The Elo difference at which this share of the points is expected. */
export function eloOf(share: number): number {
  return -400 * Math.log10(1 / share - 1);
}

export function shareOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}
