import type { Point, Stroke } from '@caravanserai/targets';
import { strokeOf } from '../gesture/aim.ts';
import { tremble, trembling } from './tremor.ts';

/** A flick as it is typed. */
export interface Numbers {
  readonly degrees: number; // to the right of straight at the middle
  readonly strength: number; // per cent
  readonly high: number; // per cent: above the middle, or below it
  readonly side: number; // and to the right of it, or to the left
}

export const FIELDS = [
  { name: 'degrees', min: -85, max: 85 },
  { name: 'strength', min: 0, max: 100 },
  { name: 'high', min: -100, max: 100 },
  { name: 'side', min: -100, max: 100 },
] as const satisfies readonly { readonly name: keyof Numbers; readonly min: number; readonly max: number }[];

/** About what reaches the discs. */
export const FIRST_NUMBERS: Numbers = { degrees: 0, strength: 49, high: 0, side: 0 };

/** `draw` gives shares from -1 to 1, near 0 most often. */
export function strokeOfNumbers(from: Point, numbers: Numbers, draw: () => number = tremble): Stroke {
  const { degrees, strength, high, side } = numbers;
  const aim = {
    angleMrad: ((degrees * Math.PI) / 180) * 1000,
    high: high / 100,
    side: side / 100,
    needleFromMs: undefined,
  };
  return trembling(strokeOf(aim, strength / 100, from), draw);
}
