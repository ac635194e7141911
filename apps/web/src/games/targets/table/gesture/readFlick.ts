import { err, ok, type Result } from '@caravanserai/contract';
import type { Stroke } from '@caravanserai/targets';
import type { FlickFrame } from './frame.ts';
import { endVelocity, type Path, pathLength } from './path.ts';
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
  const [touchX, touchY] = [(first.xPx - frame.xPx) / frame.gripPx, (first.yPx - frame.yPx) / frame.gripPx];
  return ok({
    vxMmS: whole(way.x * speedMmS),
    vzMmS: whole(way.z * speedMmS),
    highPm: whole(highOf(-touchY)),
    sidePm: whole(sideOf(touchY * x - touchX * y)), // seen along the swipe, the right of the page's up
  });
}

export function beginsOnDie(xPx: number, yPx: number, frame: FlickFrame): boolean {
  return Math.hypot(xPx - frame.xPx, yPx - frame.yPx) <= frame.gripPx * BESIDE_GRIPS;
}

/**
 * The die stands high, what it is flicked at lies low: a swipe aims at what it would meet on the table if it went on from the die as far
 * as the middle is.
 */
function wayOnTable({ die, xPx, yPx, reachPx, onTable }: FlickFrame, x: number, y: number) {
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
