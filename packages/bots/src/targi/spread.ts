import type { View } from '@caravanserai/targi';
import { normalCdf } from '../measure/normal.ts';

/**
 * Standard deviation of final margins from the expected ones, in points, by the number of rounds left. Fitted to self-play by
 * `tune/spread.ts`.
 */
export const SPREADS: readonly number[] = [1.9, 2.6, 2.9, 3.3, 3.4, 3.8, 4.1, 4.3, 4.4, 4.6, 4.9, 5.2];

const LAST_ROUND = SPREADS.length;
const FULL_DISPLAY = 12;

export function spreadOf({ round, pending, blue, white }: View): number {
  if (pending.phase === 'raid' && round > LAST_ROUND) return 0; // the last raid ends the game
  const isLast = [blue, white].some(({ display }) => display.flat().length === FULL_DISPLAY);
  return SPREADS[isLast ? 0 : LAST_ROUND - round];
}

/** A tie counts as half a win. With spread 0 the sign of the margin decides. */
export function winChance(margin: number, spread: number): number {
  return spread > 0 ? normalCdf(margin / spread) : margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}
