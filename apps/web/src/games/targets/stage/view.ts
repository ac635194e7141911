import type { Point } from '@caravanserai/targets';

/** A place in space, in mm. */
export type Vector = readonly [x: number, y: number, z: number];

/** A camera, described by a window at distance 1. */
export interface View {
  readonly eye: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly forward: Vector;
  readonly halfWidth: number; // of the window
  readonly halfHeight: number;
}

/** Direction of the camera: the angle from z to x, and the elevation. */
export interface Stand {
  readonly azimuthRad: number;
  readonly elevationRad: number;
  readonly closeness: number; // 0: all towers in the picture, 1: one's own and the middle
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function along(view: Pick<View, 'right' | 'up' | 'forward'>, x: number, y: number, z: number): Vector {
  const { right, up, forward } = view;
  return [
    right[0] * x + up[0] * y + forward[0] * z,
    right[1] * x + up[1] * y + forward[1] * z,
    right[2] * x + up[2] * y + forward[2] * z,
  ];
}

function axesOf({ azimuthRad, elevationRad }: Pick<Stand, 'azimuthRad' | 'elevationRad'>) {
  const [sin, cos] = [Math.sin(azimuthRad), Math.cos(azimuthRad)];
  const [rise, level] = [Math.sin(elevationRad), Math.cos(elevationRad)];
  return {
    right: [cos, 0, -sin],
    up: [-sin * rise, level, -cos * rise],
    forward: [-sin * level, -rise, -cos * level],
  } as const;
}

/** The nearest camera position in this direction whose window contains all the given points; `room` is the fraction of the window to fill. */
export function fit(
  seen: readonly Vector[],
  stand: Pick<Stand, 'azimuthRad' | 'elevationRad'>,
  window: { readonly halfWidth: number; readonly halfHeight: number },
  room: { readonly across: number; readonly down: number },
): View {
  const axes = axesOf(stand);
  const [wide, high] = [window.halfWidth * room.across, window.halfHeight * room.down];
  const most = (side: Vector, sign: number, half: number) =>
    Math.max(...seen.map((p) => sign * dot(p, side) - half * dot(p, axes.forward)));
  const rightmost = most(axes.right, 1, wide);
  const leftmost = most(axes.right, -1, wide);
  const topmost = most(axes.up, 1, high);
  const lowest = most(axes.up, -1, high);
  const back = Math.min(-(rightmost + leftmost) / (2 * wide), -(topmost + lowest) / (2 * high));
  return { ...axes, ...window, eye: along(axes, (rightmost - leftmost) / 2, (topmost - lowest) / 2, back) };
}

/** A camera in this direction with `place` in the centre of the window, at a distance that shows `reachMm` to each side. */
export function lookAt(
  place: Vector,
  reachMm: number,
  stand: Pick<Stand, 'azimuthRad' | 'elevationRad'>,
  window: { readonly halfWidth: number; readonly halfHeight: number },
): View {
  const axes = axesOf(stand);
  const back = along(axes, 0, 0, -reachMm / Math.min(window.halfWidth, window.halfHeight));
  return { ...axes, ...window, eye: [place[0] + back[0], place[1] + back[1], place[2] + back[2]] };
}

/** Interpolates between two views: the position linearly, the direction by its angles. */
export function between(
  from: { readonly view: View; readonly stand: Stand },
  to: { readonly view: View; readonly stand: Stand },
  share: number,
): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const axes = axesOf({
    azimuthRad: from.stand.azimuthRad + turnBetween(from.stand.azimuthRad, to.stand.azimuthRad) * share,
    elevationRad: mix(from.stand.elevationRad, to.stand.elevationRad),
  });
  const [a, b] = [from.view, to.view];
  return {
    ...axes,
    halfWidth: mix(a.halfWidth, b.halfWidth),
    halfHeight: mix(a.halfHeight, b.halfHeight),
    eye: [mix(a.eye[0], b.eye[0]), mix(a.eye[1], b.eye[1]), mix(a.eye[2], b.eye[2])],
  };
}

/** The shorter rotation between two angles. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/** The same view, translated. */
export function moved(view: View, by: Vector): View {
  return { ...view, eye: [view.eye[0] + by[0], view.eye[1] + by[1], view.eye[2] + by[2]] };
}

/** Position in the window, from -1 at the left and bottom to 1; undefined: behind the camera. */
export function seenAt(view: View, place: Vector): readonly [x: number, y: number] | undefined {
  const from: Vector = [place[0] - view.eye[0], place[1] - view.eye[1], place[2] - view.eye[2]];
  const depth = dot(from, view.forward);
  if (depth <= 0) return undefined;
  return [dot(from, view.right) / (depth * view.halfWidth), dot(from, view.up) / (depth * view.halfHeight)];
}

/** The point of the horizontal plane at this height that appears there; undefined above the horizon. */
export function metAt(view: View, x: number, y: number, heightMm: number): Point | undefined {
  const ray = along(view, x * view.halfWidth, y * view.halfHeight, 1);
  const far = (heightMm - view.eye[1]) / ray[1];
  if (!(far > 0) || !Number.isFinite(far)) return undefined;
  return {
    xUm: Math.round((view.eye[0] + ray[0] * far) * 1000) + 0,
    zUm: Math.round((view.eye[2] + ray[2] * far) * 1000) + 0,
  };
}
