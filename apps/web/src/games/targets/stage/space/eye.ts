import { Matrix4, PerspectiveCamera } from 'three';
import { standFor, viewFrom } from '../looks.ts';
import type { Drawn } from '../poses.ts';
import type { Look, StagePicture } from '../stage.ts';
import { moved, type Stand, type View } from '../view.ts';

const TRAVEL_MS = 650;
const FOLLOW_MS = 420; // how slowly the eye goes after a die
const FOLLOW_SHARE = 0.26; // of the die's way
const NEARER = 0.1; // of the eye's distance
const RETURN_MS = 240;
const STILL = 0.004;
const SETTLE_MS = 110; // how slowly the eye makes room for a picture that grew
const SETTLED_MM = 0.05;

interface Travel {
  readonly from: Stand;
  readonly startMs: number;
}

/** Where we look from. It travels from look to look, and a little way with a rolling die. */
export class Eye {
  readonly camera = new PerspectiveCamera(30, 1, 40, 4000);
  view: View | undefined;
  #look: Look = 'behind';
  #aspect = 1;
  #stand: Stand | undefined;
  #travel: Travel | undefined;
  #followed: readonly [x: number, z: number, weight: number] = [0, 0, 0];
  #following: Drawn | undefined;
  #lastMs = 0;
  readonly #isStill: boolean;

  constructor(isStill: boolean) {
    this.#isStill = isStill;
  }

  setLook(look: Look): void {
    this.#look = look;
  }

  setAspect(aspect: number): void {
    if (aspect === this.#aspect) return;
    this.#aspect = aspect;
    this.view = undefined; // at once: it is the window that changed
  }

  follow(pose: Drawn | undefined): void {
    this.#following = this.#isStill ? undefined : pose;
  }

  /** Says whether it is still on its way. */
  move(picture: StagePicture, nowMs: number): boolean {
    const passedMs = Math.min(nowMs - this.#lastMs, 100);
    this.#lastMs = nowMs;
    const isTravelling = this.#walk(standFor(this.#look, picture, this.#aspect), nowMs);
    const isFollowing = this.#goWith(passedMs);
    const stand = this.#stand ?? standFor(this.#look, picture, this.#aspect);
    const resting = viewFrom(stand, picture, this.#aspect);
    const [x, z, weight] = this.#followed;
    const near = NEARER * weight;
    const goal = moved(resting, [
      x * FOLLOW_SHARE * weight - (resting.eye[0] - x) * near,
      -resting.eye[1] * near,
      z * FOLLOW_SHARE * weight - (resting.eye[2] - z) * near,
    ]);
    const isSettling = this.#settle(goal, passedMs);
    return isTravelling || isFollowing || isSettling;
  }

  #settle(goal: View, passedMs: number): boolean {
    const last = this.#isStill ? undefined : this.view?.eye;
    const share = Math.exp(-passedMs / SETTLE_MS);
    const left = last ? ([0, 1, 2] as const).map((i) => (last[i] - goal.eye[i]) * share) : [0, 0, 0];
    const isSettling = Math.hypot(...left) > SETTLED_MM;
    this.view = isSettling ? moved(goal, [left[0], left[1], left[2]]) : goal;
    this.#aim(this.view);
    return isSettling;
  }

  #walk(goal: Stand, nowMs: number): boolean {
    const last = this.#stand;
    if (!last || this.#isStill || sameStand(last, goal)) {
      this.#stand = goal;
      this.#travel = undefined;
      return false;
    }
    this.#travel ??= { from: last, startMs: nowMs };
    const share = Math.min((nowMs - this.#travel.startMs) / TRAVEL_MS, 1);
    const eased = share * share * (3 - 2 * share);
    const { from } = this.#travel;
    const mix = (a: number, b: number) => a + (b - a) * eased;
    this.#stand =
      share === 1
        ? goal
        : {
            azimuthRad: from.azimuthRad + turnBetween(from.azimuthRad, goal.azimuthRad) * eased,
            elevationRad: mix(from.elevationRad, goal.elevationRad),
            closeness: mix(from.closeness, goal.closeness),
          };
    if (share === 1) this.#travel = undefined;
    return share < 1;
  }

  #goWith(passedMs: number): boolean {
    const [x, z, weight] = this.#followed;
    const [goalX, goalZ, goalWeight] = this.#following ? [this.#following[0], this.#following[2], 1] : [x, z, 0];
    const share = 1 - Math.exp(-passedMs / (this.#following ? FOLLOW_MS : RETURN_MS));
    const next = weight + (goalWeight - weight) * share;
    const isStill = goalWeight === 0 && next < STILL;
    const from = weight === 0 ? [goalX, goalZ] : [x, z];
    this.#followed = [from[0] + (goalX - from[0]) * share, from[1] + (goalZ - from[1]) * share, isStill ? 0 : next];
    return !isStill || goalWeight > 0;
  }

  #aim({ eye, right, up, forward, halfHeight }: View): void {
    const { camera } = this;
    camera.fov = (2 * Math.atan(halfHeight) * 180) / Math.PI;
    camera.aspect = this.#aspect;
    camera.position.set(...eye);
    camera.quaternion.setFromRotationMatrix(
      new Matrix4().set(
        right[0],
        up[0],
        -forward[0],
        0,
        right[1],
        up[1],
        -forward[1],
        0,
        right[2],
        up[2],
        -forward[2],
        0,
        0,
        0,
        0,
        1,
      ),
    );
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}

function sameStand(a: Stand, b: Stand): boolean {
  return a.azimuthRad === b.azimuthRad && a.elevationRad === b.elevationRad && a.closeness === b.closeness;
}

/** The shorter way round. */
function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}
