import type { Version } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { filmSpeed } from './onlineFilm.ts';

const FILM = {
  film: { trajectory: { frameHz: 60, frameCount: 121, dice: [], pucks: [] }, contacts: [], lead: 'red3' as const },
}; // two seconds

// [what is left of the server's two seconds, how fast]
test.each([
  [2000, 1],
  [2500, 1],
  [1900, 2000 / 1900],
  [1600, 1.25],
  [1000, 1.3],
  [0, 1.3],
  [-1500, 1.3],
  [-2500, 1],
])('with %i ms left it runs %f times as fast', (leftMs, speed) => {
  expect(filmSpeed(FILM, { version: 1 as Version, atMs: 50_000 }, 50_000 - leftMs)).toBeCloseTo(speed);
});
