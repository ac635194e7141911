import { err, ok, type Result } from '@caravanserai/contract';
import type { Stroke } from '@caravanserai/targets';
import type { FlickFrame } from './frame.ts';
import type { Path } from './path.ts';
import { beginsOnDie, contactOf, strokeAlong, type SwipeRefusal, wayOnTable } from './readFlick.ts';
import { speedOfStrength } from './strength.ts';

const SHORTEST_REACH = 0.06; // relative to the distance to the middle; a shorter pull cancels
const FARTHEST_REACH = 0.55; // full strength

/** Pulled back and released like a sling: flicks in the opposite direction, with a strength proportional to the distance. */
export function readPull(path: Path, frame: FlickFrame): Result<Stroke, SwipeRefusal> {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || !beginsOnDie(first.xPx, first.yPx, frame)) return err('beside');
  const [dx, dy] = [first.xPx - last.xPx, first.yPx - last.yPx];
  const lengthPx = Math.hypot(dx, dy);
  if (!(lengthPx >= frame.reachPx * SHORTEST_REACH)) return err('too-short');
  const [x, y] = [dx / lengthPx, dy / lengthPx];
  const way = wayOnTable(frame, x, y);
  if (!way) return err('nowhere');
  const strength = lengthPx / (frame.reachPx * FARTHEST_REACH);
  return ok({ ...strokeAlong(way, speedOfStrength(strength)), ...contactOf(first, frame, x, y) });
}
