import { type Pentanomial, shareOf } from './pairs.ts';

/** A sequential probability ratio test of `elo1` against `elo0`, evaluated after every pair, with fixed error rates. */
export interface SprtTest {
  readonly elo0: number;
  readonly elo1: number;
  /** `alpha`: the risk of accepting `elo1` if `elo0` is true; `beta`: the reverse. */
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

const UNSEEN = 1e-3; // avoids zero probability for results that have not occurred yet

/**
 * The generalised SPRT: for each of the two expectations, uses the distribution over the five results with the maximum likelihood.
 * M. Van den Bergh, «A practical introduction to the GSPRT»; agrees with fishtest.
 */
export function logLikelihoodRatio(counts: Pentanomial, share0: number, share1: number): number {
  const weights = counts.map((count) => count || UNSEEN);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const seen = weights.map((weight) => weight / total);
  const [p0, p1] = [mostLikely(seen, share0), mostLikely(seen, share1)];
  return total * seen.reduce((sum, p, i) => sum + p * Math.log(p1[i] / p0[i]), 0);
}

/** The maximum likelihood distribution with this expectation, found with a Lagrange multiplier `x`. */
function mostLikely(seen: readonly number[], expectation: number): number[] {
  const off = seen.map((_, i) => i / (seen.length - 1) - expectation);
  const slope = (x: number) => seen.reduce((sum, p, i) => sum + (p * off[i]) / (1 + x * off[i]), 0);
  let [low, high] = [-1 / off[off.length - 1], -1 / off[0]]; // between these all probabilities are positive and the slope is decreasing
  for (let step = 0; step < 200 && low < high; step++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  const x = (low + high) / 2;
  return seen.map((p, i) => p / (1 + x * off[i]));
}
