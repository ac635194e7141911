import type { State } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { type Feature, FEATURE_COUNT, FEATURES, writeFeatures } from './features.ts';
import { WEIGHTS } from './weights.ts';

const features = new Float64Array(FEATURE_COUNT);

/** The weights of an evaluation: two per feature, interleaved. */
export type Taste = Float64Array;

/** The unbiased weights, fitted to self-play. */
export const SOBER: Taste = Float64Array.from(WEIGHTS.flat());

/** Multiplies the weights of some features, to imitate a beginner's misjudgements. */
export function tasteOf(bias: Readonly<Partial<Record<Feature, number>>>): Taste {
  return Float64Array.from(WEIGHTS.flatMap((pair, i) => pair.map((weight) => weight * (bias[FEATURES[i]] ?? 1))));
}

const LAST_ROUND = 12;

/** Rounds after the current one. */
export function roundsLeft(s: State): number {
  return Math.max(0, LAST_ROUND - s[L.ROUND]);
}

/** The value of one side at the end of its turn, in points. The value of a position is the difference of its sides. */
export function sideValue(s: State, seat: number, weights: Taste = SOBER): number {
  writeFeatures(s, seat, features);
  const left = roundsLeft(s);
  let value = 0;
  for (let i = 0; i < FEATURE_COUNT; i++) value += features[i] * (weights[2 * i] + left * weights[2 * i + 1]);
  return value;
}
