import type { DieId, Pose } from '../geometry.ts';
import { FRAME_HZ, MAX_FRAMES, MM_IN_CM } from './settings.ts';
import { POSE_FLOATS, type Track } from './track.ts';

/** What is drawn: frame 0 is before the flick, the last one exactly the judged pose. Dice that stayed where they were are absent. */
export interface Trajectory {
  readonly frameHz: number;
  readonly frameCount: number;
  readonly dice: readonly DieTrajectory[];
}

export interface DieTrajectory {
  readonly die: DieId;
  readonly frames: Float32Array<ArrayBuffer>; // seven a frame: x, y, z in mm, then the quaternion's x, y, z, w
}

/** All dice frame by frame, as the engine has them; one buffer for all flicks, since nobody sees it but `makeTrajectory`. */
let film = new Float32Array(POSE_FLOATS * 12 * FRAME_HZ);

export function filmFrame(tracks: readonly Track[], frame: number): void {
  const end = (frame + 1) * tracks.length * POSE_FLOATS;
  if (end > film.length) {
    const longer = new Float32Array(Math.min(film.length * 2, POSE_FLOATS * 12 * (MAX_FRAMES + 1)));
    longer.set(film);
    film = longer;
  }
  let at = frame * tracks.length * POSE_FLOATS;
  for (const { now } of tracks) {
    film.set(now, at);
    at += POSE_FLOATS;
  }
}

/** `judged` has the resting poses of the dice that moved. */
export function makeTrajectory(
  tracks: readonly Track[],
  frameCount: number,
  judged: ReadonlyMap<DieId, Pose>,
): Trajectory {
  const dice = tracks.flatMap(({ body: { die } }, i): DieTrajectory[] => {
    const pose = judged.get(die);
    if (pose === undefined) return [];
    const frames = new Float32Array(frameCount * POSE_FLOATS);
    for (let frame = 0; frame < frameCount - 1; frame++) {
      const from = (frame * tracks.length + i) * POSE_FLOATS;
      const to = frame * POSE_FLOATS;
      for (let k = 0; k < 3; k++) frames[to + k] = film[from + k] * MM_IN_CM;
      for (let k = 3; k < POSE_FLOATS; k++) frames[to + k] = film[from + k];
    }
    frames.set(inFrame(pose), (frameCount - 1) * POSE_FLOATS);
    return [{ die, frames }];
  });
  return { frameHz: FRAME_HZ, frameCount, dice };
}

function inFrame({ xUm, yUm, zUm, q }: Pose): readonly number[] {
  return [xUm / 1000, yUm / 1000, zUm / 1000, ...q.map((part) => part / 1_000_000)];
}
