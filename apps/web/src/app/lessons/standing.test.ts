import { expect, test } from 'vitest';
import { around, joined, overlap, standIn } from './standing.ts';

const HEAD = { left: 0, top: 0, width: 390, height: 110 };
const BELOW = { left: 0, top: 500, width: 390, height: 160 };
const box = (left: number, top: number) => ({ left, top, width: 60, height: 60 });

// [what must stay visible, where the guide stands]
const STANDS = [
  ['nothing', [], HEAD],
  ['a card of the board', [box(160, 270)], HEAD],
  ['something in the head', [box(300, 20)], BELOW],
  ['something in both: least is covered', [box(300, 20), box(20, 600)], BELOW],
] as const;

test.each(STANDS)('the guide does not stand in front of %s', (_what, seen, room) => {
  expect(standIn([HEAD, BELOW], 120, seen)).toBe(room);
});

test('boxes that touch do not cover each other', () => {
  expect(overlap(box(0, 0), box(60, 0))).toBe(0);
  expect(overlap(box(0, 0), box(50, 50))).toBe(100);
});

test('what lies around several boxes', () => {
  expect(around([box(0, 0), box(100, 20)])).toEqual({ left: 0, top: 0, width: 160, height: 80 });
  expect(around([])).toBeUndefined();
});

test('boxes that overlap along a line become one', () => {
  expect(joined([box(0, 0), box(55, 0), box(110, 0)])).toEqual([{ left: 0, top: 0, width: 170, height: 60 }]);
  const apart = [box(0, 0), box(55, 55), box(200, 55)];
  expect(joined(apart)).toEqual(apart);
});
