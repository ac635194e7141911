import { quickRng, type Rng } from '@caravanserai/contract';
import type { Stroke } from './moves.ts';

/** Standard deviations of a player's flicks from the intended ones. */
export interface Hand {
  readonly directionMrad: number;
  readonly speedPm: number; // per mille of the speed
  readonly contactPm: number; // vertical and horizontal
}

/** Modelled on swipes of occasional, practised and very steady players. */
export const CASUAL: Hand = { directionMrad: 48, speedPm: 80, contactPm: 60 };
export const PRACTISED: Hand = { directionMrad: 27, speedPm: 46, contactPm: 40 };
/** The scatter of swipes measured on a phone: 2.1° and 10.5%. */
export const SWIPING: Hand = { directionMrad: 37, speedPm: 105, contactPm: 60 };
export const STEADY: Hand = { directionMrad: 15, speedPm: 28, contactPm: 25 };

export function bell(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.next() / 2 ** 32;
  return sum;
}

/** A flick with the hand's random error, rounded to integers and clamped to the allowed range. */
export function tremble<T extends Stroke>(meant: T, { directionMrad, speedPm, contactPm }: Hand, rng: Rng): T {
  const turn = (directionMrad * bell(rng)) / 1000;
  const factor = 1 + (speedPm * bell(rng)) / 1000;
  const [x, z] = [(meant.vxMmS - meant.vzMmS * turn) * factor, (meant.vzMmS + meant.vxMmS * turn) * factor];
  const scale = Math.min(1, 3990 / Math.sqrt(x * x + z * z));
  const contact = (pm: number) => Math.round(Math.min(Math.max(pm + contactPm * bell(rng), -1000), 1000));
  return {
    ...meant,
    vxMmS: Math.round(x * scale),
    vzMmS: Math.round(z * scale),
    highPm: contact(meant.highPm),
    sidePm: contact(meant.sidePm),
  };
}

/** The stroke with the small error that the server adds at the daily shot, so that a flick found by a search is no better than a good aim. */
export function scattered({ vxMmS, vzMmS, highPm, sidePm }: Stroke, seed: string): Stroke {
  const made = tremble({ vxMmS, vzMmS, highPm, sidePm }, STEADY, quickRng(`scatter ${seed}`));
  return { vxMmS: made.vxMmS + 0, vzMmS: made.vzMmS + 0, highPm: made.highPm + 0, sidePm: made.sidePm + 0 }; // without −0
}
