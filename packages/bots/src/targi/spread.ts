import type { View } from '@caravanserai/targi';
import { normalCdf } from '../measure/normal.ts';

/**
 * How far final margins lie from the expected ones, as a standard deviation in points, by the rounds that are left after this one.
 * Fitted to self-play by `tune/spread.ts`.
 */
export const SPREADS: readonly number[] = [1.9, 2.6, 2.9, 3.3, 3.4, 3.8, 4.1, 4.3, 4.4, 4.6, 4.9, 5.2];

const LAST_ROUND = SPREADS.length;
const FULL_DISPLAY = 12;

export function spreadOf({ round, pending, blue, white }: View): number {
  if (pending.phase === 'raid' && round > LAST_ROUND) return 0; // nothing comes after the last raid
  const isLast = [blue, white].some(({ display }) => display.flat().length === FULL_DISPLAY);
  return SPREADS[isLast ? 0 : LAST_ROUND - round];
}

/** A game that is shared counts as half a win; without a spread the greater total wins, and gold and goods decide between equals. */
export function winChance(margin: number, spread: number): number {
  return spread > 0 ? normalCdf(margin / spread) : margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}
