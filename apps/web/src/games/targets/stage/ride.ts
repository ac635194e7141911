import { TABLE_UM } from '@caravanserai/targets/geometry';
import { evened } from './even.ts';
import { FLOATS, lastFrame } from './poses.ts';
import type { Film } from './stage.ts';
import type { Vector } from './view.ts';

/** What the eye goes with in a film. */
export interface Ride {
  readonly at: Vector; // the die that was flicked, without its small jumps
  readonly reachMm: number; // how much around it is to be seen
}

const EVEN_FRAMES = 6; // a twentieth of a second to each side
const EVEN_REACH_FRAMES = 18;
const CLOSEST_MM = 62;
const FARTHEST_MM = 130;
const BESIDE_MM = 24; // what is seen beyond another die that moves
const OFF_TABLE_MM = TABLE_UM / 2000 + 30; // the eye does not fall with it

/** The way of the eye through a film; nothing where the flicked die did not move. */
export function rideThrough({ lead, trajectory }: Film): ((frame: number) => Ride) | undefined {
  const frames = trajectory.dice.find(({ die }) => die === lead)?.frames;
  if (!frames) return undefined;
  const count = lastFrame(trajectory) + 1;
  const part = (offset: number) => Float32Array.from({ length: count }, (_, i) => frames[i * FLOATS + offset]);
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
    Float32Array.from({ length: count }, (_, i) => reachAt(i, [x[i], y[i], z[i]], others)),
    EVEN_REACH_FRAMES,
  );
  return (frame) => {
    const at = Math.min(Math.max(Math.floor(frame), 0), count - 1);
    const next = Math.min(at + 1, count - 1);
    const mix = (values: Float32Array) => values[at] + (values[next] - values[at]) * (frame - at);
    return { at: [mix(x), mix(y), mix(z)], reachMm: mix(reach) };
  };
}

/** Others that move and are near enough to be a collision are in the picture too. */
function reachAt(frame: number, [x, , z]: Vector, others: Film['trajectory']['dice']): number {
  let reach = CLOSEST_MM;
  for (const { frames } of others) {
    const at = frame * FLOATS;
    const before = Math.max(frame - 1, 0) * FLOATS;
    const moved = Math.hypot(frames[at] - frames[before], frames[at + 2] - frames[before + 2]);
    const away = Math.hypot(frames[at] - x, frames[at + 2] - z) + BESIDE_MM;
    if (moved > 0.05 && away < FARTHEST_MM) reach = Math.max(reach, away);
  }
  return reach;
}
