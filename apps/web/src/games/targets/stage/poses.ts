import type { Pose } from '@caravanserai/targets';
import type { Trajectory } from '@caravanserai/targets/physics';

/** As it is drawn: x, y, z in mm, then the quaternion's x, y, z, w. */
export type Drawn = [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number];

export const FLOATS = 7; // a frame of one die

export function drawn({ xUm, yUm, zUm, q: [x, y, z, w] }: Pose): Drawn {
  return [xUm / 1000, yUm / 1000, zUm / 1000, x / 1e6, y / 1e6, z / 1e6, w / 1e6];
}

/** In whole micrometres and millionths, like the pose that was judged. */
export function whole(pose: Drawn): number[] {
  return pose.map((part, i) => Math.round(part * (i < 3 ? 1000 : 1e6)) + 0);
}

/** A die at this frame, which may lie between two. From the last frame on it is exactly the last: the judged pose. */
export function poseAt(frames: Float32Array, frame: number): Drawn {
  const last = frames.length / FLOATS - 1;
  const at = Math.min(Math.max(Math.floor(frame), 0), last);
  const before = frames.subarray(at * FLOATS, at * FLOATS + FLOATS);
  const pose = Array.from(before) as Drawn;
  const share = frame - at;
  if (at === last || share <= 0) return pose;

  const after = frames.subarray((at + 1) * FLOATS, (at + 2) * FLOATS);
  for (let i = 0; i < 3; i++) pose[i] += (after[i] - before[i]) * share;
  // of the two quaternions of one turn the nearer
  const sign = before[3] * after[3] + before[4] * after[4] + before[5] * after[5] + before[6] * after[6] < 0 ? -1 : 1;
  let squared = 0;
  for (let i = 3; i < FLOATS; i++) {
    pose[i] += (sign * after[i] - before[i]) * share;
    squared += pose[i] * pose[i];
  }
  const length = Math.sqrt(squared) || 1;
  for (let i = 3; i < FLOATS; i++) pose[i] /= length;
  return pose;
}

export function lastFrame({ frameCount }: Trajectory): number {
  return frameCount - 1;
}
