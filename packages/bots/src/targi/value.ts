import type { State } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { type Feature, FEATURE_COUNT, FEATURES, writeFeatures } from './features.ts';
import { WEIGHTS } from './weights.ts';

const features = new Float64Array(FEATURE_COUNT);

/** What somebody thinks that things are worth: the two weights of every feature, one after the other. */
export type Taste = Float64Array;

/** As self-play has shown it. */
export const SOBER: Taste = Float64Array.from(WEIGHTS.flat());

/** Like a beginner who thinks too much of some things and too little of others, so many times as much. */
export function tasteOf(bias: Readonly<Partial<Record<Feature, number>>>): Taste {
  return Float64Array.from(WEIGHTS.flatMap((pair, i) => pair.map((weight) => weight * (bias[FEATURES[i]] ?? 1))));
}

const LAST_ROUND = 12;

/** Rounds that a player can still act in after the present turn. */
export function roundsLeft(s: State): number {
  return Math.max(0, LAST_ROUND - s[L.ROUND]);
}

/** One side's worth in points at the end of its turn. A position is worth the difference of its sides. */
export function sideValue(s: State, seat: number, weights: Taste = SOBER): number {
  writeFeatures(s, seat, features);
  const left = roundsLeft(s);
  let value = 0;
  for (let i = 0; i < FEATURE_COUNT; i++) value += features[i] * (weights[2 * i] + left * weights[2 * i + 1]);
  return value;
}
