import type { Rng } from '@caravanserai/contract';
import type { Flick } from '../src/geometry.ts';

/** How a hand misses what it meant: standard deviations. */
export interface Hand {
  readonly directionMrad: number;
  readonly speedPm: number; // per mille of the speed
  readonly contactPm: number; // up and to the side
}

/** Modelled after swipes: somebody who plays now and then, somebody who has practised, and as steady as a hand gets. */
export const CASUAL: Hand = { directionMrad: 48, speedPm: 80, contactPm: 60 };
export const PRACTISED: Hand = { directionMrad: 27, speedPm: 46, contactPm: 40 };
export const STEADY: Hand = { directionMrad: 15, speedPm: 28, contactPm: 25 };

export function bell(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.next() / 2 ** 32;
  return sum;
}

/** What comes of a flick that was meant, in whole numbers and within what is allowed. */
export function tremble(meant: Flick, { directionMrad, speedPm, contactPm }: Hand, rng: Rng): Flick {
  const turn = (directionMrad * bell(rng)) / 1000;
  const factor = 1 + (speedPm * bell(rng)) / 1000;
  const [x, z] = [(meant.vxMmS - meant.vzMmS * turn) * factor, (meant.vzMmS + meant.vxMmS * turn) * factor];
  const scale = Math.min(1, 3990 / Math.hypot(x, z));
  const contact = (pm: number) => Math.round(Math.min(Math.max(pm + contactPm * bell(rng), -1000), 1000));
  return {
    ...meant,
    vxMmS: Math.round(x * scale),
    vzMmS: Math.round(z * scale),
    highPm: contact(meant.highPm),
    sidePm: contact(meant.sidePm),
  };
}
