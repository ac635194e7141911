import type { Version } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { restsInMs } from './onlineFilm.ts';

const FILM = {
  film: { trajectory: { frameHz: 60, frameCount: 121, dice: [], pucks: [] }, contacts: [], lead: 'red3' as const },
}; // two seconds

// [time until the dice come to rest for everybody, expected length of the film]
test.each([
  [2700, 2700],
  [2000, 2000],
  [1600, 1600],
  [1000, 2000 / 1.3],
  [0, 2000 / 1.3],
  [-1500, 2000 / 1.3],
  [-2500, undefined],
])('with %i ms left it takes %s', (leftMs, tookMs) => {
  expect(restsInMs(FILM, { version: 1 as Version, atMs: 50_000 }, 50_000 - leftMs)).toEqual(tookMs);
});
