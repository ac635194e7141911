import { Matrix4, PerspectiveCamera } from 'three';
import { NEAREST_MM, rideFrom, standFor, viewFrom } from '../looks.ts';
import type { Ride } from '../ride.ts';
import type { Look, StagePicture } from '../stage.ts';
import { between, moved, type Stand, turnBetween, type Vector, type View } from '../view.ts';

const TRAVEL_MS = 650;
const APPROACH_MS = 90; // time constant of the approach to a flicked die
const RETURN_MS = 260; // time constant of the return
const STILL = 0.002;
const SETTLE_MS = 110; // time constant of zooming out when the picture grows
const SETTLED_MM = 0.05;

interface Travel {
  readonly from: Stand;
  readonly startMs: number;
}

/** The camera. It moves between looks and follows a flicked die. */
export class CameraMotion {
  readonly camera = new PerspectiveCamera(30, 1, NEAREST_MM, 4000);
  view: View | undefined;
  #look: Look = 'behind';
  #aspect = 1;
  #stand: Stand | undefined;
  #travel: Travel | undefined;
  #resting: View | undefined; // the view it returns to
  #ride: Ride | undefined; // the last ride that was set
  #isRiding = false;
  #near = 0; // between the resting view at 0 and the ride at 1
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
    this.view = undefined; // no transition, because the window itself changed
    this.#resting = undefined;
  }

  follow(ride: Ride | undefined): void {
    this.#isRiding = ride !== undefined && !this.#isStill;
    if (this.#isRiding) this.#ride = ride;
  }

  /** Returns whether the camera is still moving. */
  move(picture: StagePicture, nowMs: number): boolean {
    const passedMs = Math.min(Math.max(nowMs - this.#lastMs, 0), 100);
    this.#lastMs = nowMs;
    const isTravelling = this.#walk(standFor(this.#look, picture, this.#aspect), nowMs);
    const stand = this.#stand ?? standFor(this.#look, picture, this.#aspect);
    const isSettling = this.#settle(viewFrom(stand, picture, this.#aspect), passedMs);
    const isRiding = this.#approach(passedMs);
    this.view = this.#viewFrom(stand, this.#resting);
    if (this.view) this.#aim(this.view);
    return isTravelling || isSettling || isRiding;
  }

  #viewFrom(stand: Stand, resting: View | undefined): View | undefined {
    if (!resting || !this.#ride || this.#near === 0) return resting;
    return between({ stand, view: resting }, rideFrom(this.#ride, this.#look, stand, this.#aspect), this.#near);
  }

  #settle(goal: View, passedMs: number): boolean {
    const last = this.#isStill ? undefined : this.#resting?.eye;
    const share = Math.exp(-passedMs / SETTLE_MS);
    const leftOf = (i: 0 | 1 | 2) => (last ? (last[i] - goal.eye[i]) * share : 0);
    const left: Vector = [leftOf(0), leftOf(1), leftOf(2)];
    const isSettling = Math.hypot(...left) > SETTLED_MM;
    this.#resting = isSettling ? moved(goal, left) : goal;
    return isSettling;
  }

  #approach(passedMs: number): boolean {
    const goal = this.#isRiding ? 1 : 0;
    const share = 1 - Math.exp(-passedMs / (this.#isRiding ? APPROACH_MS : RETURN_MS));
    const next = this.#near + (goal - this.#near) * share;
    const isThere = Math.abs(goal - next) < STILL;
    this.#near = isThere ? goal : next;
    return !isThere || this.#isRiding;
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
