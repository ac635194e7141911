import { at } from '@caravanserai/contract';
import { TABLE_UM } from '@caravanserai/targets/geometry';
import { evened } from './even.ts';
import { drawnAt, lastFrame } from './poses.ts';
import type { Film } from './stage.ts';
import type { Vector } from './view.ts';

/** What the camera follows during a film. */
export interface Ride {
  readonly at: Vector; // the flicked die, with small jumps smoothed out
  readonly reachMm: number; // radius to keep in the picture
}

const EVEN_FRAMES = 6; // a twentieth of a second to each side
const EVEN_REACH_FRAMES = 18;
const CLOSEST_MM = 62;
const FARTHEST_MM = 130;
const BESIDE_MM = 24; // margin around other moving dice
const OFF_TABLE_MM = TABLE_UM / 2000 + 30; // the camera stays above the table when the die falls off it

/** The camera's path through a film; undefined if the flicked die did not move. */
export function rideThrough({ lead, trajectory }: Film): ((frame: number) => Ride) | undefined {
  const frames = trajectory.dice.find(({ die }) => die === lead)?.frames;
  if (!frames) return undefined;
  const count = lastFrame(trajectory) + 1;
  const part = (i: 0 | 1 | 2) => Float32Array.from({ length: count }, (_, frame) => drawnAt(frames, frame)[i]);
  const within = (values: Float32Array) =>
    values.map((value) => Math.min(Math.max(value, -OFF_TABLE_MM), OFF_TABLE_MM));
  const x = evened(within(part(0)), EVEN_FRAMES);
  const y = evened(
    part(1).map((value) => Math.max(value, 0)),
    EVEN_FRAMES,
  );
  const z = evened(within(part(2)), EVEN_FRAMES);
  const others = trajectory.dice.filter(({ die }) => die !== lead);
  const reach = evened(
    Float32Array.from({ length: count }, (_, i) => reachAt(i, [at(x, i), at(y, i), at(z, i)], others)),
    EVEN_REACH_FRAMES,
  );
  return (frame) => {
    const now = Math.min(Math.max(Math.floor(frame), 0), count - 1);
    const next = Math.min(now + 1, count - 1);
    const mix = (values: Float32Array) => at(values, now) + (at(values, next) - at(values, now)) * (frame - now);
    return { at: [mix(x), mix(y), mix(z)], reachMm: mix(reach) };
  };
}

/** Includes other moving dice that are near enough to collide. */
function reachAt(frame: number, [x, , z]: Vector, others: Film['trajectory']['dice']): number {
  let reach = CLOSEST_MM;
  for (const { frames } of others) {
    const [nowX, , nowZ] = drawnAt(frames, frame);
    const [beforeX, , beforeZ] = drawnAt(frames, Math.max(frame - 1, 0));
    const moved = Math.hypot(nowX - beforeX, nowZ - beforeZ);
    const away = Math.hypot(nowX - x, nowZ - z) + BESIDE_MM;
    if (moved > 0.05 && away < FARTHEST_MM) reach = Math.max(reach, away);
  }
  return reach;
}
