import type { ClockRule, ClockState } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { deadlineOf, startClock, turnClock } from './clock.ts';

const LIVE: ClockRule = { kind: 'live', baseS: 60, incrementS: 5 };
const DAYS: ClockRule = { kind: 'days', days: 2 };
const TWO_DAYS_MS = 2 * 86_400_000;

// [rule, next seat, now, clock start, remaining time of the seat that moved, running seat, start]
test.each([
  [LIVE, 'white', 10_000, 10_000, 55_000, 'white', 10_000],
  [LIVE, 'blue', 10_000, 10_000, 60_000, 'blue', 0], // still the same turn
  [LIVE, 'white', 70_000, 70_000, 5_000, 'white', 70_000], // time is up, but not claimed
  [LIVE, 'white', 10_000, 12_500, 55_000, 'white', 12_500], // dice roll
  [LIVE, 'blue', 10_000, 12_500, 55_000, 'blue', 12_500], // the same player flicks again
  [LIVE, undefined, 10_000, 10_000, 50_000, undefined, 10_000], // the end of the game earns no increment
  [DAYS, 'white', 10_000, 10_000, TWO_DAYS_MS, 'white', 10_000],
  [DAYS, undefined, 10_000, 10_000, TWO_DAYS_MS - 10_000, undefined, 10_000],
] as const)('%o, next %s at %i', (rule, next, atMs, fromMs, left, running, clockAtMs) => {
  const clock = turnClock(rule, startClock(rule, ['blue', 'white'], 'blue', 0), next, atMs, fromMs);
  expect(clock?.remainingMs['blue']).toBe(left);
  expect(clock?.running).toBe(running);
  expect(clock?.atMs).toBe(clockAtMs);
});

test('where all are asked at once nobody’s time runs, and the turn before has earned its increment', () => {
  const asked = turnClock(LIVE, startClock(LIVE, ['blue', 'white'], 'blue', 0), undefined, 10_000, 12_500, false);
  expect(asked).toEqual({ remainingMs: { blue: 55_000, white: 60_000 }, atMs: 10_000 });
  expect(deadlineOf(asked)).toBeUndefined();
  expect(turnClock(LIVE, asked, undefined, 15_000, 15_000, false)).toEqual(asked);
  expect(turnClock(LIVE, asked, 'white', 30_000)).toEqual({ ...asked, running: 'white', atMs: 30_000 });
});

test('time that has not begun to run yet is not used up', () => {
  const clock: ClockState = { remainingMs: { blue: 60_000, white: 60_000 }, running: 'blue', atMs: 5_000 };
  expect(turnClock(LIVE, clock, 'white', 3_000)?.remainingMs['blue']).toBe(65_000);
  expect(deadlineOf(clock)).toBe(65_000);
});

test('no clock, no time', () => {
  expect(startClock({ kind: 'none' }, ['blue'], 'blue', 0)).toBeUndefined();
  expect(turnClock({ kind: 'none' }, undefined, 'blue', 0)).toBeUndefined();
  expect(deadlineOf(undefined)).toBeUndefined();
});
