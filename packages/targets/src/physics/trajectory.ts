import type { DieId, Pose, Seat } from '../geometry.ts';
import { FRAME_HZ, MAX_FRAMES, MM_IN_CM } from './settings.ts';
import { type AnyTrack, POSE_FLOATS, type Track } from './track.ts';
import type { PuckBody } from './world.ts';

/** The motion to be drawn. Frame 0 is before the flick; the last frame is the exact resting pose. Bodies that did not move are absent. */
export interface Trajectory {
  readonly frameHz: number;
  readonly frameCount: number;
  readonly dice: readonly DieTrajectory[];
  readonly pucks: readonly PuckTrajectory[]; // pushed pucks; each returns to its place after the flick (T20)
}

type Frames = Float32Array<ArrayBuffer>; // seven floats per frame: x, y, z in mm, then the quaternion x, y, z, w

export interface DieTrajectory {
  readonly die: DieId;
  readonly frames: Frames;
}
export interface PuckTrajectory {
  readonly seat: Seat;
  readonly frames: Frames;
}

const MAX_BODIES = 16; // 12 dice and 4 pucks

/** Poses of all bodies frame by frame, in the engine's units. The buffer is reused for all flicks; only `makeTrajectory` reads it. */
let film = new Float32Array(POSE_FLOATS * MAX_BODIES * FRAME_HZ);

export function filmFrame(tracks: readonly AnyTrack[], frame: number): void {
  const end = (frame + 1) * tracks.length * POSE_FLOATS;
  if (end > film.length) {
    const longer = new Float32Array(Math.min(film.length * 2, POSE_FLOATS * MAX_BODIES * (MAX_FRAMES + 1)));
    longer.set(film);
    film = longer;
  }
  let at = frame * tracks.length * POSE_FLOATS;
  for (const { now } of tracks) {
    film.set(now, at);
    at += POSE_FLOATS;
  }
}

/** Dice and pucks must be in the order in which they were recorded. `judged` contains the resting poses of moved bodies. */
export function makeTrajectory(
  dice: readonly Track[],
  pucks: readonly Track<PuckBody>[],
  frameCount: number,
  judged: ReadonlyMap<AnyTrack, Pose>,
): Trajectory {
  const count = dice.length + pucks.length;
  const framesOf = (track: AnyTrack, i: number): Frames | undefined => {
    const pose = judged.get(track);
    return pose && framesOfOne(i, count, frameCount, pose);
  };
  return {
    frameHz: FRAME_HZ,
    frameCount,
    dice: dice.flatMap((track, i) => {
      const frames = framesOf(track, i);
      return frames ? [{ die: track.body.die, frames }] : [];
    }),
    pucks: pucks.flatMap((track, i) => {
      const frames = framesOf(track, dice.length + i);
      return frames ? [{ seat: track.body.seat, frames }] : [];
    }),
  };
}

function framesOfOne(i: number, count: number, frameCount: number, rest: Pose): Frames {
  const frames = new Float32Array(frameCount * POSE_FLOATS);
  for (let frame = 0; frame < frameCount - 1; frame++) {
    const from = (frame * count + i) * POSE_FLOATS;
    const to = frame * POSE_FLOATS;
    for (let k = 0; k < 3; k++) frames[to + k] = film[from + k] * MM_IN_CM;
    for (let k = 3; k < POSE_FLOATS; k++) frames[to + k] = film[from + k];
  }
  frames.set(inFrame(rest), (frameCount - 1) * POSE_FLOATS);
  return frames;
}

function inFrame({ xUm, yUm, zUm, q }: Pose): readonly number[] {
  return [xUm / 1000, yUm / 1000, zUm / 1000, ...q.map((part) => part / 1_000_000)];
}
