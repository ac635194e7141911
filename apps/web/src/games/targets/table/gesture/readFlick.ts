import { err, ok, type Result } from '@caravanserai/contract';
import type { Stroke } from '@caravanserai/targets';
import type { FlickFrame } from './frame.ts';
import { endVelocity, type Path, pathLength, type PathPoint } from './path.ts';
import { highOf, sideOf, speedOfSwipe, SOFTEST_MM_S } from './strength.ts';

export type SwipeRefusal =
  | 'beside' // did not start on the die
  | 'too-short'
  | 'too-slow' // or the pointer stopped before it was lifted: a way to cancel
  | 'nowhere'; // not on the table

const SHORTEST_REACH = 0.1; // relative to the distance to the middle
const BESIDE_GRIPS = 1.6;

/** Converts a swipe into a stroke of whole numbers, the form in which it is sent. */
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

/** Where the finger touched the die: from -1 at its lower or left edge on the screen to 1. */
export interface Touch {
  readonly high: number;
  readonly right: number;
}

export function touchAt({ xPx, yPx }: Pick<PathPoint, 'xPx' | 'yPx'>, frame: FlickFrame): Touch {
  const share = (px: number) => Math.min(Math.max(px / frame.gripPx, -1), 1);
  return { high: -share(yPx - frame.gripYPx), right: share(xPx - frame.gripXPx) };
}

/** The contact point for a touch and a flick in this screen direction. */
export function contactOf(at: PathPoint, frame: FlickFrame, x: number, y: number): Pick<Stroke, 'highPm' | 'sidePm'> {
  const { high, right } = touchAt(at, frame);
  return { highPm: whole(highOf(high)), sidePm: whole(sideOf(-high * x - right * y)) }; // seen along the swipe; y points down on the page
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

/** The die stands high and its targets lie low. A swipe therefore aims at the point of the table under its extension, at the distance of the middle. */
export function wayOnTable({ die, xPx, yPx, reachPx, onTable }: FlickFrame, x: number, y: number) {
  const aim = onTable(xPx + x * reachPx, yPx + y * reachPx);
  if (!aim) return undefined;
  const [dx, dz] = [aim.xUm - die.xUm, aim.zUm - die.zUm];
  const length = Math.hypot(dx, dz);
  return length > 0 ? { x: dx / length, z: dz / length } : undefined;
}

/** Rounds, and turns −0 into 0. */
function whole(value: number): number {
  return Math.round(value) + 0;
}
