import { type Pentanomial, shareOf } from './pairs.ts';

/** Is `a` stronger by `elo1` rather than by `elo0`? Asked after every pair, at fixed risks of a wrong answer. */
export interface SprtTest {
  readonly elo0: number;
  readonly elo1: number;
  /** The risk of taking `elo1` for true although `elo0` is, and the other way round. */
  readonly alpha: number;
  readonly beta: number;
}

export type Verdict = 'stronger' | 'notStronger' | 'undecided';

export interface SprtState {
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: Verdict;
}

export function sprt({ elo0, elo1, alpha, beta }: SprtTest, counts: Pentanomial): SprtState {
  const llr = logLikelihoodRatio(counts, shareOf(elo0), shareOf(elo1));
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  return { llr, lower, upper, verdict: llr >= upper ? 'stronger' : llr <= lower ? 'notStronger' : 'undecided' };
}

const UNSEEN = 1e-3; // a result that has not come up yet is not impossible

/**
 * Generalised: for each of the two expectations, the distribution over the five results that makes what was seen most likely.
 * M. Van den Bergh, «A practical introduction to the GSPRT»; the same figures as fishtest's.
 */
export function logLikelihoodRatio(counts: Pentanomial, share0: number, share1: number): number {
  const weights = counts.map((count) => count || UNSEEN);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const seen = weights.map((weight) => weight / total);
  const [p0, p1] = [mostLikely(seen, share0), mostLikely(seen, share1)];
  return total * seen.reduce((sum, p, i) => sum + p * Math.log(p1[i] / p0[i]), 0);
}

/** Closest to `seen` in likelihood among the distributions with this expectation, by Lagrange's multiplier `x`. */
function mostLikely(seen: readonly number[], expectation: number): number[] {
  const off = seen.map((_, i) => i / (seen.length - 1) - expectation);
  const slope = (x: number) => seen.reduce((sum, p, i) => sum + (p * off[i]) / (1 + x * off[i]), 0);
  let [low, high] = [-1 / off[off.length - 1], -1 / off[0]]; // between these all are positive, and the slope falls
  for (let step = 0; step < 200 && low < high; step++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  const x = (low + high) / 2;
  return seen.map((p, i) => p / (1 + x * off[i]));
}
