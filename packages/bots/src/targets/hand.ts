import type { Rng } from '@caravanserai/contract';
import { MAX_CONTACT_PM, MAX_SPEED_MM_S, type Stroke } from '@caravanserai/targets';

/** Standard deviations of a level's strokes from the intended ones. */
export interface Hand {
  readonly directionMrad: number;
  readonly speedPm: number; // per mille of the speed
  readonly contactPm: number; // vertical and horizontal, as in a stroke
}

/** A random error, in standard deviations of the hand. */
export interface Slip {
  readonly direction: number;
  readonly speed: number;
  readonly high: number;
  readonly side: number;
}

export function drawSlip(rng: Rng): Slip {
  return { direction: bell(rng), speed: bell(rng), high: bell(rng), side: bell(rng) };
}

/** Approximately normal. Uses only sums, because logarithms and sines differ between JavaScript engines. */
function bell(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.next() / 2 ** 32;
  return sum;
}

/** The intended stroke with a random error, rounded to integers and clamped to the legal range. */
export function slipped({ vxMmS, vzMmS, highPm, sidePm }: Stroke, hand: Hand, slip: Slip): Stroke {
  const turn = (hand.directionMrad * slip.direction) / 1000; // small-angle approximation
  const [x, z] = [vxMmS - vzMmS * turn, vzMmS + vxMmS * turn];
  const meant = Math.sqrt(vxMmS * vxMmS + vzMmS * vzMmS);
  const speed = clamp(meant * (1 + (hand.speedPm * slip.speed) / 1000), LEAST_MM_S, MAX_SPEED_MM_S - 1);
  const scale = speed / Math.sqrt(x * x + z * z);
  const contact = (pm: number, by: number) => whole(clamp(pm + hand.contactPm * by, -MAX_CONTACT_PM, MAX_CONTACT_PM));
  return {
    vxMmS: whole(x * scale),
    vzMmS: whole(z * scale),
    highPm: contact(highPm, slip.high),
    sidePm: contact(sidePm, slip.side),
  };
}

const LEAST_MM_S = 10; // slower strokes could round to zero

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Rounds, and turns −0 into 0, because the notation has no −0. */
function whole(value: number): number {
  return Math.round(value) + 0;
}
