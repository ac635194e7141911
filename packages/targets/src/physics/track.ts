import { RigidBodyType, type Rotation, type Vector } from '@dimforge/rapier3d-simd-compat';
import type { Pose } from '../geometry.ts';
import * as S from './settings.ts';
import type { Body } from './world.ts';

type Followed = Pick<Body, 'rigid'>;
export type AnyTrack = Track<Followed>;

export const POSE_FLOATS = 7; // x, y, z, qx, qy, qz, qw

/** The tracked motion of one die or puck during a flick. */
export interface Track<B extends Followed = Body> {
  readonly body: B;
  readonly start: Float32Array; // initial pose
  readonly now: Float32Array;
  readonly bits: Uint32Array; // the same buffer as `now`
  face: number; // the last clear top face, as a signed axis; 0: none yet
  isUpright: boolean;
  rolled: boolean;
  isOff: boolean;
  quietFrames: number;
  isHeld: boolean; // not simulated, because no moving body is near
  sinceFrame: number | undefined; // when it was set in motion; from then on it is checked at every step, others only once a frame
}

const vector: Vector = { x: 0, y: 0, z: 0 };
const rotation: Rotation = { x: 0, y: 0, z: 0, w: 1 };

export function openTrack<B extends Followed>(body: B): Track<B> {
  const now = new Float32Array(POSE_FLOATS);
  const bits = new Uint32Array(now.buffer);
  const track = {
    body,
    start: now,
    now,
    bits,
    face: 0,
    isUpright: false,
    rolled: false,
    isOff: false,
    quietFrames: 0,
    isHeld: false,
    sinceFrame: undefined,
  };
  look(track);
  return { ...track, start: now.slice() };
}

/** Updates a track after each step. */
export function look(track: AnyTrack): void {
  const { body, now } = track;
  body.rigid.translation(vector);
  body.rigid.rotation(rotation);
  const { x, y, z, w } = rotation;
  now[0] = vector.x;
  now[1] = vector.y;
  now[2] = vector.z;
  now[3] = x;
  now[4] = y;
  now[5] = z;
  now[6] = w;
  if (vector.y < S.OFF_CM) track.isOff = true;

  const upX = 2 * (x * y + z * w);
  const upY = 1 - 2 * (x * x + z * z);
  const upZ = 2 * (y * z - x * w);
  track.isUpright = Math.max(Math.abs(upX), Math.abs(upY), Math.abs(upZ)) >= S.FLAT_COSINE;
  const face = clearFace(upX, upY, upZ);
  if (face === 0) return;
  if (track.face !== 0 && face !== track.face) track.rolled = true;
  track.face = face;
}

function clearFace(upX: number, upY: number, upZ: number): number {
  if (Math.abs(upX) > S.ROLL_COSINE) return upX > 0 ? 1 : -1;
  if (Math.abs(upY) > S.ROLL_COSINE) return upY > 0 ? 2 : -2;
  if (Math.abs(upZ) > S.ROLL_COSINE) return upZ > 0 ? 3 : -3;
  return 0;
}

/** Excludes distant bodies from the simulation; with four towers they took a third of the time. */
export function holdAllFarFrom(movers: readonly AnyTrack[], tracks: readonly AnyTrack[]): void {
  for (const track of tracks) if (!movers.some((mover) => isNear(track, mover))) hold(track, true);
}

/** Called once a frame: releases held bodies near a moving one, and holds bodies at rest far from all moving ones. */
export function holdOrRelease(tracks: readonly AnyTrack[]): void {
  const movers = tracks.filter(isMoving);
  for (const track of tracks) {
    const isFar = !movers.some((mover) => isNear(track, mover));
    if (track.isHeld ? !isFar : isFar && isLyingStill(track)) hold(track, !track.isHeld);
  }
}

function hold(track: AnyTrack, isHeld: boolean): void {
  track.isHeld = isHeld;
  track.body.rigid.setBodyType(isHeld ? RigidBodyType.Fixed : RigidBodyType.Dynamic, true);
}

/** Horizontal distance, so that a tower is released together with its puck. */
function isNear({ now: a }: AnyTrack, { now: b }: AnyTrack): boolean {
  const [x, z] = [a[0] - b[0], a[2] - b[2]];
  return x * x + z * z < S.NEAR_CM * S.NEAR_CM;
}

export function isInPlay({ sinceFrame }: AnyTrack): boolean {
  return sinceFrame !== undefined;
}

function isMoving(track: AnyTrack): boolean {
  return isInPlay(track) && !track.isHeld && !isLyingStill(track);
}

function isLyingStill({ isOff, isUpright, quietFrames }: AnyTrack): boolean {
  return !isOff && isUpright && quietFrames >= S.REST_FRAMES;
}

/** Called once a frame. For dice not yet in play checking linear speed is enough, because any hit causes it. */
export function updateQuietFrames(track: AnyTrack, frame: number): void {
  if (track.isHeld) return;
  const { rigid } = track.body;
  const speed2 = squared(rigid.linvel(vector));
  if (!isInPlay(track) && speed2 > S.IN_PLAY_CM_S * S.IN_PLAY_CM_S) {
    track.sinceFrame = frame;
    look(track);
  }
  const isSlow = speed2 < S.REST_CM_S * S.REST_CM_S;
  const isQuiet = isSlow && (!isInPlay(track) || squared(rigid.angvel(vector)) < S.REST_RAD_S * S.REST_RAD_S);
  track.quietFrames = isQuiet ? track.quietFrames + 1 : 0;
}

function squared({ x, y, z }: Vector): number {
  return x * x + y * y + z * z;
}

/** T7: upright and quiet for a moment, leaning and quiet for a long time, or fallen off the table. */
export function isAtRest(track: Readonly<AnyTrack>): boolean {
  if (track.isHeld) return true;
  if (track.isOff) return track.now[1] < S.FALLEN_CM;
  return track.quietFrames >= (track.isUpright ? S.REST_FRAMES : S.LEANING_FRAMES);
}

export function hasMoved({ start, now }: AnyTrack): boolean {
  const [x, y, z] = [0, 1, 2].map((i) => (now[i] - start[i]) * S.UM_IN_CM);
  if (x * x + y * y + z * z > S.MOVED_UM * S.MOVED_UM) return true;
  const halfCosine = now[3] * start[3] + now[4] * start[4] + now[5] * start[5] + now[6] * start[6];
  return Math.abs(halfCosine) < S.MOVED_HALF_COSINE;
}

/** The pose in integers, from which the next flick's world is built. */
export function currentPose({ now }: AnyTrack): Pose {
  const um = (i: number) => Math.round(now[i] * S.UM_IN_CM) + 0; // + 0 turns −0 into 0
  const millionths = (i: number) => Math.round(now[i] * 1_000_000) + 0;
  return { xUm: um(0), yUm: um(1), zUm: um(2), q: [millionths(3), millionths(4), millionths(5), millionths(6)] };
}
