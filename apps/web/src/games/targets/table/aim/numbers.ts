import type { Point, Stroke } from '@caravanserai/targets';
import { strokeOf } from '../gesture/aim.ts';
import { tremble, trembling } from './tremor.ts';

/** A flick as numeric input. */
export interface Numbers {
  readonly degrees: number; // to the right of the direction to the middle
  readonly strength: number; // per cent
  readonly high: number; // per cent above (+) or below (-) the middle of the die
  readonly side: number; // per cent to the right (+) or left (-) of it
}

export const FIELDS = [
  { name: 'degrees', min: -85, max: 85 },
  { name: 'strength', min: 0, max: 100 },
  { name: 'high', min: -100, max: 100 },
  { name: 'side', min: -100, max: 100 },
] as const satisfies readonly { readonly name: keyof Numbers; readonly min: number; readonly max: number }[];

/** Roughly reaches the discs. */
export const FIRST_NUMBERS: Numbers = { degrees: 0, strength: 49, high: 0, side: 0 };

/** `draw` returns numbers from -1 to 1, centred on 0. */
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
