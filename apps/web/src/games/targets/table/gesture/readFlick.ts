import { err, ok, type Result } from '@caravanserai/contract';
import type { Stroke } from '@caravanserai/targets';
import type { FlickFrame } from './frame.ts';
import { endVelocity, type Path, pathLength, type PathPoint } from './path.ts';
import { highOf, sideOf, speedOfSwipe, SOFTEST_MM_S } from './strength.ts';

export type SwipeRefusal =
  | 'beside' // did not begin on the die
  | 'too-short'
  | 'too-slow' // or the pointer stopped before it was lifted: a way to think again
  | 'nowhere'; // not at the table

const SHORTEST_REACH = 0.1; // of the way to the middle
const BESIDE_GRIPS = 1.6;

/** The gesture is the throw: whole numbers out, before anything goes over the wire. */
export function readFlick(path: Path, frame: FlickFrame): Result<Stroke, SwipeRefusal> {
  const [first] = path;
  if (!first || !beginsOnDie(first.xPx, first.yPx, frame)) return err('beside');
  if (!(pathLength(path) >= frame.reachPx * SHORTEST_REACH)) return err('too-short');

  const { xPxS, yPxS } = endVelocity(path);
  const speedPxS = Math.hypot(xPxS, yPxS);
  const speedMmS = speedOfSwipe(speedPxS / frame.reachPx);
  if (!(speedMmS >= SOFTEST_MM_S)) return err('too-slow');

  const [x, y] = [xPxS / speedPxS, yPxS / speedPxS];
  const way = wayOnTable(frame, x, y);
  if (!way) return err('nowhere');
  return ok({ ...strokeAlong(way, speedMmS), ...contactOf(first, frame, x, y) });
}

/** Where the finger met the die: from -1 at its lower and left edge, as it is seen, to 1. */
export interface Touch {
  readonly high: number;
  readonly right: number;
}

export function touchAt({ xPx, yPx }: Pick<PathPoint, 'xPx' | 'yPx'>, frame: FlickFrame): Touch {
  const share = (px: number) => Math.min(Math.max(px / frame.gripPx, -1), 1);
  return { high: -share(yPx - frame.gripYPx), right: share(xPx - frame.gripXPx) };
}

/** What a touch means for a flick in this direction of the page. */
export function contactOf(at: PathPoint, frame: FlickFrame, x: number, y: number): Pick<Stroke, 'highPm' | 'sidePm'> {
  const { high, right } = touchAt(at, frame);
  return { highPm: whole(highOf(high)), sidePm: whole(sideOf(-high * x - right * y)) }; // seen along the swipe, the right of the page's up
}

export function strokeAlong(
  way: { readonly x: number; readonly z: number },
  speedMmS: number,
): Pick<Stroke, 'vxMmS' | 'vzMmS'> {
  return { vxMmS: whole(way.x * speedMmS), vzMmS: whole(way.z * speedMmS) };
}

export function beginsOnDie(xPx: number, yPx: number, frame: FlickFrame): boolean {
  return Math.hypot(xPx - frame.gripXPx, yPx - frame.gripYPx) <= frame.gripPx * BESIDE_GRIPS;
}

/**
 * The die stands high, what it is flicked at lies low: a swipe aims at what it would meet on the table if it went on from the die as far
 * as the middle is.
 */
export function wayOnTable({ die, xPx, yPx, reachPx, onTable }: FlickFrame, x: number, y: number) {
  const aim = onTable(xPx + x * reachPx, yPx + y * reachPx);
  if (!aim) return undefined;
  const [dx, dz] = [aim.xUm - die.xUm, aim.zUm - die.zUm];
  const length = Math.hypot(dx, dz);
  return length > 0 ? { x: dx / length, z: dz / length } : undefined;
}

/** Rounded, and never −0. */
function whole(value: number): number {
  return Math.round(value) + 0;
}
