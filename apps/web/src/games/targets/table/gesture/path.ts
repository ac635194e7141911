import { at, known } from '@caravanserai/contract';

/** A point of a swipe, in CSS pixels of the window. */
export interface PathPoint {
  readonly xPx: number;
  readonly yPx: number;
  readonly tMs: number;
}

export type Path = readonly PathPoint[];

/** In pixels per second. */
export interface Velocity {
  readonly xPxS: number;
  readonly yPxS: number;
}

const WINDOW_MS = 80; // the part at the end of the swipe that counts
const GRID_MS = 4;
const LIFTING_MS = 40; // a pause up to this long is part of lifting the finger

/**
 * Velocity at the end of the path, by linear regression over its last part. The path is resampled at regular intervals first, so that the event rate
 * of the device makes no difference.
 */
export function endVelocity(path: Path): Velocity {
  const moved = withoutLifting(path);
  const [first, last] = [moved[0], moved.at(-1)];
  if (!first || !last) return { xPxS: 0, yPxS: 0 };
  const spanMs = Math.min(WINDOW_MS, last.tMs - first.tMs);
  const count = Math.floor(spanMs / GRID_MS);
  if (count < 1) return { xPxS: 0, yPxS: 0 };
  const read = Array.from({ length: count + 1 }, (_, i) => pointAt(moved, last.tMs - i * GRID_MS));
  return { xPxS: slope(read.map(({ xPx }) => xPx)), yPxS: slope(read.map(({ yPx }) => yPx)) };
}

/** Slope per second of values at regular intervals, latest first. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  let along = 0;
  let squared = 0;
  values.forEach((value, i) => {
    along += (i - middle) * value;
    squared += (i - middle) * (i - middle);
  });
  return squared === 0 ? 0 : (-along / squared / GRID_MS) * 1000;
}

function withoutLifting(path: Path): Path {
  const end = path.at(-1);
  if (!end) return path;
  const lastMove = path.findLastIndex(({ xPx, yPx }) => xPx !== end.xPx || yPx !== end.yPx) + 1;
  const arrived = path[lastMove] ?? end;
  return end.tMs - arrived.tMs <= LIFTING_MS ? path.slice(0, lastMove + 1) : path;
}

function pointAt(path: Path, tMs: number): PathPoint {
  const after = path.findIndex((point) => point.tMs >= tMs);
  if (after <= 0) return known(path.at(after)); // before the first point, or after the last
  const [from, to] = [at(path, after - 1), at(path, after)];
  const share = to.tMs === from.tMs ? 1 : (tMs - from.tMs) / (to.tMs - from.tMs);
  return { xPx: from.xPx + (to.xPx - from.xPx) * share, yPx: from.yPx + (to.yPx - from.yPx) * share, tMs };
}

/** Straight-line distance between the first and the last point. */
export function pathLength(path: Path): number {
  const [first, last] = [path[0], path.at(-1)];
  return first && last ? Math.hypot(last.xPx - first.xPx, last.yPx - first.yPx) : 0;
}
