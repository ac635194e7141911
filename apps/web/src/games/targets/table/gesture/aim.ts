import type { Point, Stroke } from '@caravanserai/targets';
import { highOf, sideOf, speedOfStrength } from './strength.ts';

/** Aiming by keyboard. The timing of the needle is the test of skill; everything else can be set without haste. */
export interface Aim {
  readonly angleMrad: number; // from the direction to the table's middle, to the right (+) or left (-)
  readonly high: number; // contact height, from -1 to 1
  readonly side: number;
  readonly needleFromMs: number | undefined; // start time of the needle; undefined: at rest
}

export const AIM_STEPS = ['left', 'right', 'higher', 'lower', 'strike-left', 'strike-right', 'strike', 'stop'] as const;
export type AimStep = (typeof AIM_STEPS)[number];

export const STILL_AIM: Aim = { angleMrad: 0, high: 0, side: 0, needleFromMs: undefined };

const STEP_MRAD = 20;
const FINE_MRAD = 5;
const WIDEST_MRAD = 1500;
const TOUCH_STEP = 0.25;
const NEEDLE_MS = 2400; // one full swing

export interface Aimed {
  readonly aim: Aim;
  readonly strength?: number; // set when the strike was made
}

/** Handles one key. The first strike starts the needle, the second one flicks. */
export function step(
  aim: Aim,
  what: AimStep,
  { tMs, isFine }: { readonly tMs: number; readonly isFine: boolean },
): Aimed {
  const turn = isFine ? FINE_MRAD : STEP_MRAD;
  switch (what) {
    case 'left':
      return { aim: { ...aim, angleMrad: within(aim.angleMrad - turn, WIDEST_MRAD) } };
    case 'right':
      return { aim: { ...aim, angleMrad: within(aim.angleMrad + turn, WIDEST_MRAD) } };
    case 'higher':
      return { aim: { ...aim, high: within(aim.high + TOUCH_STEP, 1) } };
    case 'lower':
      return { aim: { ...aim, high: within(aim.high - TOUCH_STEP, 1) } };
    case 'strike-left':
      return { aim: { ...aim, side: within(aim.side - TOUCH_STEP, 1) } };
    case 'strike-right':
      return { aim: { ...aim, side: within(aim.side + TOUCH_STEP, 1) } };
    case 'stop':
      return { aim: { ...aim, needleFromMs: undefined } };
    case 'strike':
      if (aim.needleFromMs === undefined) return { aim: { ...aim, needleFromMs: tMs } };
      return { aim: { ...aim, needleFromMs: undefined }, strength: needle(tMs - aim.needleFromMs) };
  }
}

/** Position of the needle after `sinceMs`, from 0 to 1 and back; slow at the ends like a pendulum. */
export function needle(sinceMs: number): number {
  return (1 - Math.cos((2 * Math.PI * Math.max(sinceMs, 0)) / NEEDLE_MS)) / 2;
}

/** The flick with this strength from this die. */
export function strokeOf({ angleMrad, high, side }: Aim, strength: number, from: Point): Stroke {
  const distance = Math.hypot(from.xUm, from.zUm);
  const [towardsX, towardsZ] = distance > 0 ? [-from.xUm / distance, -from.zUm / distance] : [0, -1];
  const [sin, cos] = [Math.sin(angleMrad / 1000), Math.cos(angleMrad / 1000)];
  const speedMmS = speedOfStrength(strength);
  // Seen along (x, z) with y up, right is (−z, x).
  return {
    vxMmS: Math.round((towardsX * cos - towardsZ * sin) * speedMmS) + 0,
    vzMmS: Math.round((towardsZ * cos + towardsX * sin) * speedMmS) + 0,
    highPm: Math.round(highOf(high)) + 0,
    sidePm: Math.round(sideOf(side)) + 0,
  };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}
