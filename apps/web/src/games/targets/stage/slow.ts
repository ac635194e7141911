import { at } from '@caravanserai/contract';
import { BLACK_RADIUS_UM, DIE_UM, type Point } from '@caravanserai/targets/geometry';
import { type Drawn, drawnAt, lastFrame, upOf } from './poses.ts';
import type { Film } from './stage.ts';
import { evened } from './even.ts';

const HALF_DIE_MM = DIE_UM / 2000;
const BLACK_MM = BLACK_RADIUS_UM / 1000;

const CALM = 0.85; // pace of uneventful parts, relative to real time
const STROKE = { lengthS: 0.05, speed: 0.3 }; // the strike itself: time for the camera to approach
const NEAR_BLACK = { withinMm: BLACK_MM + 16, fastestMmS: 700, speed: 0.3 };
const TIPPING = { fromCosine: 0.985, toCosine: 0.4, speed: 0.4 };
const EVEN_FRAMES = 7;
const MOST_LONGER_MS = 2000; // maximum extra length compared with real time

/**
 * Display time of each frame in milliseconds from the start. Slow motion where a die comes near a black centre or a tower topples. Only the timing
 * changes, not the poses.
 */
export function shownAtMs(film: Film, blacks: readonly Point[]): Float32Array {
  const { frameHz } = film.trajectory;
  const frames = lastFrame(film.trajectory) + 1;
  const speeds = evened(
    Float32Array.from({ length: frames }, (_, frame) => speedAt(film, frame, blacks)),
    EVEN_FRAMES,
  );
  const calmMs = 1000 / frameHz;
  const longerMs = speeds.reduce((sum, speed) => sum + calmMs / speed - calmMs, 0);
  const share = Math.min(1, MOST_LONGER_MS / Math.max(longerMs, 1));
  let shownMs = 0;
  return speeds.map((speed) => {
    const atMs = shownMs;
    shownMs = Math.fround(atMs + calmMs + share * (calmMs / speed - calmMs));
    return atMs;
  });
}

function speedAt(film: Film, frame: number, blacks: readonly Point[]): number {
  const { dice, frameHz } = film.trajectory;
  if (frame / frameHz < STROKE.lengthS) return STROKE.speed;
  let speed = CALM;
  for (const { die, frames } of dice) {
    const pose = drawnAt(frames, frame);
    const before = drawnAt(frames, frame - 1);
    const mmS = Math.hypot(pose[0] - before[0], pose[2] - before[2]) * frameHz;
    if (mmS < 4) continue;
    if (isNearBlack(pose, mmS, blacks)) speed = Math.min(speed, NEAR_BLACK.speed);
    if (die !== film.lead && isTipping(pose)) speed = Math.min(speed, TIPPING.speed);
  }
  return speed;
}

function isNearBlack([x, y, z]: Drawn, mmS: number, blacks: readonly Point[]): boolean {
  if (mmS > NEAR_BLACK.fastestMmS || y > 3 * HALF_DIE_MM || y < 0) return false;
  return blacks.some(({ xUm, zUm }) => Math.hypot(x - xUm / 1000, z - zUm / 1000) < NEAR_BLACK.withinMm);
}

/** High above the table and no longer flat on any of its sides. */
function isTipping(pose: Drawn): boolean {
  if (pose[1] < 2 * HALF_DIE_MM) return false;
  const cosine = Math.max(...upOf(pose).map(Math.abs));
  return cosine < TIPPING.fromCosine && cosine > TIPPING.toCosine;
}

/** The frame to show after `playedMs`; may be fractional. */
export function frameAt(atMs: Float32Array, playedMs: number): number {
  const last = atMs.length - 1;
  if (!(playedMs < at(atMs, last))) return last;
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (at(atMs, middle) <= playedMs) low = middle;
    else high = middle;
  }
  return low + Math.max(0, (playedMs - at(atMs, low)) / (at(atMs, high) - at(atMs, low)));
}
