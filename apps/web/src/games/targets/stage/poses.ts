import type { Pose } from '@caravanserai/targets';
import type { Trajectory } from '@caravanserai/targets/physics';

/** A pose for drawing: x, y, z in mm, then the quaternion's x, y, z, w. */
export type Drawn = [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number];

export const FLOATS = 7; // per die and frame

export function drawn({ xUm, yUm, zUm, q: [x, y, z, w] }: Pose): Drawn {
  return [xUm / 1000, yUm / 1000, zUm / 1000, x / 1e6, y / 1e6, z / 1e6, w / 1e6];
}

/** In whole micrometres and millionths, like the judged pose. */
export function whole(pose: Drawn): number[] {
  return pose.map((part, i) => Math.round(part * (i < 3 ? 1000 : 1e6)) + 0);
}

export function drawnAt(frames: Float32Array, frame: number): Drawn {
  return Array.from(frames.subarray(frame * FLOATS, (frame + 1) * FLOATS)) as Drawn;
}

/** Poses of a die in all frames, in order. */
export function* drawnIn(frames: Float32Array): Generator<Drawn> {
  for (let frame = 0; frame < frames.length / FLOATS; frame++) yield drawnAt(frames, frame);
}

/** Pose of a die at a frame number that may be fractional. From the last frame on, it is exactly the judged pose. */
export function poseAt(frames: Float32Array, frame: number): Drawn {
  const last = frames.length / FLOATS - 1;
  const at = Math.min(Math.max(Math.floor(frame), 0), last);
  const before = drawnAt(frames, at);
  const share = frame - at;
  if (at === last || share <= 0) return before;

  const after = drawnAt(frames, at + 1);
  // q and -q are the same rotation; take the nearer one
  const sign = before[3] * after[3] + before[4] * after[4] + before[5] * after[5] + before[6] * after[6] < 0 ? -1 : 1;
  const place = (i: 0 | 1 | 2) => before[i] + (after[i] - before[i]) * share;
  const turn = (i: 3 | 4 | 5 | 6) => before[i] + (sign * after[i] - before[i]) * share;
  const [x, y, z, w] = [turn(3), turn(4), turn(5), turn(6)];
  const length = Math.sqrt(x * x + y * y + z * z + w * w) || 1;
  return [place(0), place(1), place(2), x / length, y / length, z / length, w / length];
}

/** Upward component of each of the die's own axes, from -1 to 1. */
export function upOf([, , , x, y, z, w]: Drawn): [number, number, number] {
  return [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)];
}

export function lastFrame({ frameCount }: Trajectory): number {
  return frameCount - 1;
}
