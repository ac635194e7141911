import { BLACK_RADIUS_UM, DIE_UM, type Point } from '@caravanserai/targets/geometry';
import { FLOATS, lastFrame } from './poses.ts';
import type { Film } from './stage.ts';
import { evened } from './even.ts';

const HALF_DIE_MM = DIE_UM / 2000;
const BLACK_MM = BLACK_RADIUS_UM / 1000;

const CALM = 0.85; // of real time, where nothing special happens
const STROKE = { lengthS: 0.05, speed: 0.3 }; // the blow itself: time for the eye to come near
const NEAR_BLACK = { withinMm: BLACK_MM + 16, fastestMmS: 700, speed: 0.3 };
const TIPPING = { fromCosine: 0.985, toCosine: 0.4, speed: 0.4 };
const EVEN_FRAMES = 7;
const MOST_LONGER_MS = 2000; // than in real time

/**
 * When each frame of a film is shown, in milliseconds from its start: slowly where a die comes near a black centre or a tower tips. Only
 * the time of the film is stretched, nothing else of it changes.
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
  const atMs = new Float32Array(frames);
  for (let frame = 1; frame < frames; frame++)
    atMs[frame] = atMs[frame - 1] + calmMs + share * (calmMs / speeds[frame - 1] - calmMs);
  return atMs;
}

function speedAt(film: Film, frame: number, blacks: readonly Point[]): number {
  const { dice, frameHz } = film.trajectory;
  if (frame / frameHz < STROKE.lengthS) return STROKE.speed;
  let speed = CALM;
  for (const { die, frames } of dice) {
    const at = frame * FLOATS;
    const mmS = Math.hypot(frames[at] - frames[at - FLOATS], frames[at + 2] - frames[at + 2 - FLOATS]) * frameHz;
    if (mmS < 4) continue;
    if (isNearBlack(frames, at, mmS, blacks)) speed = Math.min(speed, NEAR_BLACK.speed);
    if (die !== film.lead && isTipping(frames, at)) speed = Math.min(speed, TIPPING.speed);
  }
  return speed;
}

function isNearBlack(frames: Float32Array, at: number, mmS: number, blacks: readonly Point[]): boolean {
  if (mmS > NEAR_BLACK.fastestMmS || frames[at + 1] > 3 * HALF_DIE_MM || frames[at + 1] < 0) return false;
  return blacks.some(
    ({ xUm, zUm }) => Math.hypot(frames[at] - xUm / 1000, frames[at + 2] - zUm / 1000) < NEAR_BLACK.withinMm,
  );
}

/** Still high up, and no longer upright on any of its sides. */
function isTipping(frames: Float32Array, at: number): boolean {
  if (frames[at + 1] < 2 * HALF_DIE_MM) return false;
  const [x, y, z, w] = frames.subarray(at + 3, at + FLOATS);
  const up = [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)].map(Math.abs);
  const cosine = Math.max(...up);
  return cosine < TIPPING.fromCosine && cosine > TIPPING.toCosine;
}

/** Which frame is seen so long after the start; it may lie between two. */
export function frameAt(atMs: Float32Array, playedMs: number): number {
  const last = atMs.length - 1;
  if (!(playedMs < atMs[last])) return last;
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (atMs[middle] <= playedMs) low = middle;
    else high = middle;
  }
  return low + Math.max(0, (playedMs - atMs[low]) / (atMs[high] - atMs[low]));
}
