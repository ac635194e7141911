import { quickRng } from '@caravanserai/contract';
import { clone, targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { newSeen, wordsOf } from './seen.ts';

const START = targi.init(targi.defaultOptions, 'seen');

test('a position is new once, and again after clearing', () => {
  const seen = newSeen();
  for (let i = 0; i < 3; i++) {
    seen.clear();
    expect([seen.add(wordsOf(START)), seen.add(wordsOf(clone(START)))]).toEqual([true, false]);
  }
});

test('positions that differ in one byte differ', () => {
  const seen = newSeen();
  seen.clear();
  seen.add(wordsOf(START));
  for (let byte = 0; byte < wordsOf(START).byteLength; byte++) {
    const other = clone(START);
    other[byte] ^= 1;
    expect(seen.add(wordsOf(other)), `byte ${byte}`).toBe(true);
    expect(seen.add(wordsOf(other)), `byte ${byte}`).toBe(false);
  }
});

test('when it is full it keeps its entries and reports all others as new', () => {
  const seen = newSeen();
  seen.clear();
  const rng = quickRng('full');
  const words = Array.from({ length: 10_000 }, () => Uint32Array.from(wordsOf(START), () => rng.next()));
  expect(words.every((one) => seen.add(one))).toBe(true);
  expect(seen.add(words[0])).toBe(false);
  expect(seen.add(words[9999])).toBe(true);
});
