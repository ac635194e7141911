import type { Rng } from '@caravanserai/contract';
import { MAX_CONTACT_PM, MAX_SPEED_MM_S, type Stroke } from '@caravanserai/targets';

/** How a hand misses what it meant: standard deviations. */
export interface Hand {
  readonly directionMrad: number;
  readonly speedPm: number; // per mille of the speed
  readonly contactPm: number; // as in a stroke, up and to the side
}

/** One slip of any hand, in standard deviations. */
export interface Slip {
  readonly direction: number;
  readonly speed: number;
  readonly high: number;
  readonly side: number;
}

export function drawSlip(rng: Rng): Slip {
  return { direction: bell(rng), speed: bell(rng), high: bell(rng), side: bell(rng) };
}

/** Near enough to a normal distribution, and by sums only: a logarithm or a sine would differ between engines. */
function bell(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.next() / 2 ** 32;
  return sum;
}

/** The stroke that comes of one that was meant, in whole numbers and within what the rules allow. */
export function slipped({ vxMmS, vzMmS, highPm, sidePm }: Stroke, hand: Hand, slip: Slip): Stroke {
  const turn = (hand.directionMrad * slip.direction) / 1000; // small enough to be its own sine
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

const LEAST_MM_S = 10; // never so slow that it rounds to nothing

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Never −0, which no text can tell. */
function whole(value: number): number {
  return Math.round(value) + 0;
}
