import type { Stroke } from '@caravanserai/targets';
import { highOf, sideOf } from '../gesture/strength.ts';

/** Contact point of a strike in everyday terms. */
export interface Strike {
  readonly high: 'low' | 'middle' | 'high';
  readonly side: 'left' | 'right' | undefined;
}

const HIGH_PM = highOf(0.45);
const LOW_PM = highOf(-0.45);
const SIDE_PM = sideOf(0.45);

export function strikeOf({ highPm, sidePm }: Pick<Stroke, 'highPm' | 'sidePm'>): Strike {
  const high = highPm > HIGH_PM ? 'high' : highPm < LOW_PM ? 'low' : 'middle';
  return { high, side: sidePm > SIDE_PM ? 'right' : sidePm < -SIDE_PM ? 'left' : undefined };
}
