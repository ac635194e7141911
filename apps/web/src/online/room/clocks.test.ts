import type { MatchPicture } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { claimReason, leftMs } from './clocks.ts';

const clock = { remainingMs: { blue: 5000, white: 9000 }, running: 'blue', atMs: 100_000 };
const picture = {
  viewer: 'white',
  status: 'running',
  play: { toAct: ['blue'] },
  clock,
  terms: { clock: { kind: 'live' } },
} as unknown as MatchPicture;

test('only the time of the one to act runs, by the server’s clock', () => {
  expect([leftMs(clock, 'blue', 102_000), leftMs(clock, 'white', 102_000)]).toEqual([3000, 9000]);
  expect(leftMs(clock, 'blue', 99_000)).toBe(5000); // a clock that is slightly behind
  expect(leftMs(clock, 'blue', 106_000)).toBe(-1000);
});

test.each([
  ['while there is time', picture, 104_000, undefined, undefined],
  ['when it is up', picture, 106_000, undefined, 'time'],
  ['not for oneself', { ...picture, viewer: 'blue' }, 106_000, undefined, undefined],
  ['not by spectators', { ...picture, viewer: 'spectator' }, 106_000, undefined, undefined],
  ['not after the end', { ...picture, status: 'over' as const }, 106_000, undefined, undefined],
  ['away for a moment', picture, 104_000, 50_000, undefined],
  ['away for long', picture, 104_000 + 180_000, 104_000, 'time'],
])('a win can be claimed: %s', (_name, seen, nowMs, gone, reason) => {
  expect(claimReason(seen, nowMs, gone)).toBe(reason);
});

test('without a clock, long absence is enough', () => {
  const { clock: _, ...timeless } = picture;
  expect(claimReason(timeless, 180_000, 0)).toBe('gone');
  expect(claimReason(timeless, 179_000, 0)).toBeUndefined();
  const slow = { ...timeless, terms: { ...picture.terms, clock: { kind: 'days', days: 3 } as const } };
  expect(claimReason(slow, 999_000, 0)).toBeUndefined();
});
