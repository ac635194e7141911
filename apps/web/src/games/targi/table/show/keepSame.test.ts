import { expect, test } from 'vitest';
import { keepSame } from './keepSame.ts';

const before = {
  version: 4,
  log: [
    { n: 1, events: ['a'] },
    { n: 2, events: [] },
  ],
  view: { blue: { gold: 1 } },
};

test('a copy of what is there already is what is there already', () => {
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

test('what is different is new, and what is not stays the same object', () => {
  const now = structuredClone(before);
  now.version = 5;
  now.log.push({ n: 3, events: [] });
  const kept = keepSame(before, now);
  expect(kept).toEqual(now);
  expect(kept.view).toBe(before.view);
  expect(kept.log[0]).toBe(before.log[0]);
  expect(kept.log).not.toBe(before.log);
});

// [what was, what is]
const different = [
  [{ a: 1 }, {}],
  [{}, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [undefined, { a: 1 }],
  [{ a: 1 }, undefined],
] as const;

test.each(different)('%j is not taken for %j', (was, is) => {
  expect(keepSame<unknown>(was, is)).toStrictEqual(is);
});
