import { expect, it } from 'vitest';
import type { Film } from './stage.ts';
import { frameAt, shownAtMs } from './slow.ts';

const FRAMES = 241; // two seconds
const HALF = Math.SQRT1_2;

/** A die that slides along x from `fromMm` at `mmS`. */
function sliding(die: 'red3' | 'red2', fromMm: number, mmS: number, turn: readonly number[] = [0, 0, 0, 1], high = 8) {
  const poses = Array.from({ length: FRAMES }, (_, i) => [fromMm + (mmS * i) / 120, high, 0, ...turn]);
  return { die, frames: new Float32Array(poses.flat()) };
}

function filmOf(...dice: readonly ReturnType<typeof sliding>[]): Film {
  return { lead: 'red3', contacts: [], trajectory: { frameHz: 120, frameCount: FRAMES, dice, pucks: [] } };
}

const MIDDLE = [{ xUm: 0, zUm: 0 }];
const tookMs = (atMs: Float32Array, from: number, to: number) => atMs[to] - atMs[from];

it('a film goes slowly where a die comes near a black centre, and only there', () => {
  const film = filmOf(sliding('red3', -200, 200)); // passes the middle after a second
  const [near, far] = [shownAtMs(film, MIDDLE), shownAtMs(film, [{ xUm: 0, zUm: 400_000 }])];
  expect(tookMs(near, 115, 125)).toBeGreaterThan(2 * tookMs(far, 115, 125));
  expect(tookMs(near, 30, 40)).toBeCloseTo(tookMs(far, 30, 40), 0);
  const fast = filmOf(sliding('red3', -1500, 1500));
  expect(tookMs(shownAtMs(fast, MIDDLE), 115, 125)).toBeLessThan(1.3 * (10_000 / 120)); // it only flies over
});

it('a film goes slowly while a tower tips', () => {
  const leaning = [0, 0, Math.sin(0.2), Math.cos(0.2)];
  const tipping = shownAtMs(filmOf(sliding('red3', 0, 300), sliding('red2', 0, 20, leaning, 34)), []);
  const upright = shownAtMs(filmOf(sliding('red3', 0, 300), sliding('red2', 0, 20, [0, HALF, 0, HALF], 34)), []);
  expect(tookMs(tipping, 60, 70)).toBeGreaterThan(1.5 * tookMs(upright, 60, 70));
});

it('no film takes more than two seconds longer than the dice do, and time never runs back', () => {
  const atMs = shownAtMs(filmOf(sliding('red3', -5, 5)), MIDDLE); // near a black centre all the time
  expect(atMs.at(-1)).toBeLessThanOrEqual(4010);
  expect(atMs.every((ms, i) => i === 0 || ms > atMs[i - 1]!)).toBe(true);
  for (const frame of [0, 3.5, 100.25, 240]) {
    const ms = atMs[Math.floor(frame)]! + (frame % 1) * ((atMs[Math.ceil(frame)] ?? 0) - atMs[Math.floor(frame)]!);
    expect(frameAt(atMs, ms)).toBeCloseTo(frame, 2);
  }
  expect(frameAt(atMs, Infinity)).toBe(240);
});
