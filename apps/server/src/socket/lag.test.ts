import { expect, test } from 'vitest';
import { Lag } from './lag.ts';

test('the quickest answer counts; late ones and answers to anything else do not', () => {
  let nowMs = 0;
  const pings: string[] = [];
  const lag = new Lag(() => nowMs, (id) => void pings.push(id)); // prettier-ignore
  const answerAfter = (ms: number) => {
    nowMs += ms;
    lag.heard(pings.at(-1)!);
  };
  expect(lag.roundTripMs).toBe(0);
  lag.measure();
  answerAfter(80);
  expect(lag.roundTripMs).toBe(80);
  answerAfter(40); // a new line is measured again at once
  answerAfter(900);
  expect(lag.roundTripMs).toBe(40);
  expect(pings).toHaveLength(3);
  lag.heard('0');
  lag.heard('forged');
  for (const ms of [380, 380, 380, 380, 380, 380]) {
    lag.measure();
    answerAfter(ms);
  }
  expect(lag.roundTripMs).toBe(40); // late answers, as many as it likes, buy nothing
});
