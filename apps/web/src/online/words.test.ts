import { expect, test } from 'vitest';
import { sayTime } from './words.ts';

test.each([
  [0, '0:00.0'],
  [-20, '0:00.0'],
  [9_940, '0:09.9'],
  [10_000, '0:10'],
  [61_001, '1:02'],
  [3_600_000, '1:00:00'],
])('%i ms are %s', (ms, words) => {
  expect(sayTime(ms)).toBe(words);
});
