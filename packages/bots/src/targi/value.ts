import type { State } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { FEATURE_COUNT, writeFeatures } from './features.ts';
import { WEIGHTS } from './weights.ts';

const features = new Float64Array(FEATURE_COUNT);
const weights = Float64Array.from(WEIGHTS.flat());

const LAST_ROUND = 12;

/** Rounds that a player can still act in after the present turn. */
export function roundsLeft(s: State): number {
  return Math.max(0, LAST_ROUND - s[L.ROUND]);
}

/** One side's worth in points at the end of its turn. A position is worth the difference of its sides. */
export function sideValue(s: State, seat: number): number {
  writeFeatures(s, seat, features);
  const left = roundsLeft(s);
  let value = 0;
  for (let i = 0; i < FEATURE_COUNT; i++) value += features[i] * (weights[2 * i] + left * weights[2 * i + 1]);
  return value;
}
