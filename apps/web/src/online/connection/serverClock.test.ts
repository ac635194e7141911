import { expect, test } from 'vitest';
import { ServerClock } from './serverClock.ts';

const AHEAD_MS = 5000; // of the server's clock

/** A ping at this moment of our own clock, with its one-way delays. */
function ping(clock: ServerClock, atMs: number, thereMs: number, backMs: number, aheadMs = AHEAD_MS): void {
  clock.note(atMs + thereMs + aheadMs, atMs, atMs + thereMs + backMs);
}

test('the quickest of the last four answers counts', () => {
  const clock = new ServerClock();
  clock.set(AHEAD_MS - 80, 0); // `hello` took 80 ms
  expect(clock.nowMs(0)).toBe(AHEAD_MS - 80);
  ping(clock, 0, 20, 20);
  ping(clock, 100, 20, 400); // delayed on the way back
  ping(clock, 200, 400, 20);
  expect(clock.nowMs(1000)).toBe(1000 + AHEAD_MS);
  ping(clock, 300, 20, 30);
  ping(clock, 400, 60, 20); // the first sample is dropped
  expect(clock.nowMs(1000)).toBe(1000 + AHEAD_MS - 5);
});

test('when our own clock is set, older answers do not count', () => {
  const clock = new ServerClock();
  ping(clock, 0, 10, 10);
  ping(clock, 100, 100, 100, AHEAD_MS + 60_000);
  expect(clock.nowMs(1000)).toBe(1000 + AHEAD_MS + 60_000);
});
