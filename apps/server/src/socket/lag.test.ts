import { beforeEach, expect, test } from 'vitest';
import { Lag } from './lag.ts';

let nowMs: number;
let pings: string[];
let lag: Lag;
beforeEach(() => {
  nowMs = 1000;
  pings = [];
  lag = new Lag(
    () => nowMs,
    (id) => void pings.push(id),
  );
});

function answerAfter(ms: number): void {
  nowMs += ms;
  expect(lag.heard(pings.at(-1)!)).toBe(true);
}

test('the quickest pong counts; late ones and answers to anything else do not', () => {
  expect(lag.roundTripMs).toBeUndefined();
  lag.measure();
  answerAfter(80);
  expect(lag.roundTripMs).toBe(80);
  answerAfter(40); // a new connection is measured again immediately
  answerAfter(900);
  expect(lag.roundTripMs).toBe(40);
  expect(pings).toHaveLength(3);
  for (const ms of [380, 380, 380, 380, 380, 380]) {
    lag.measure();
    answerAfter(ms);
  }
  expect(lag.roundTripMs).toBe(40);
});

test('a pong to an older ping, a second one or a guessed one is not an answer', () => {
  lag.measure();
  lag.measure();
  nowMs += 50;
  for (const id of [pings[0], '', '0', '1', 'forged']) expect(lag.heard(id)).toBe(false);
  expect(lag.heard(pings[1])).toBe(true);
  expect(lag.heard(pings[1])).toBe(false);
  expect(new Set(pings).size).toBe(pings.length);
});

test('the first frame answers the opening, whatever it is', () => {
  lag.measure();
  nowMs += 30;
  lag.received();
  expect(lag.roundTripMs).toBe(30);
  answerAfter(290); // delayed deliberately
  lag.received();
  expect(lag.roundTripMs).toBe(30);
});
