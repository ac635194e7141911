import { expect, test } from 'vitest';
import { acrossFrom, borderPlace, isCornerPlace } from './places.ts';

const SQUARE = [
  [16, 1, 2, 3, 4],
  [15, 0, 0, 0, 5],
  [14, 0, 0, 0, 6],
  [13, 0, 0, 0, 7],
  [12, 11, 10, 9, 8],
];
const AT = SQUARE.flatMap((cards, row) => cards.map((number, column) => ({ number, column, row })));
const BORDER = AT.filter(({ number }) => number > 0);

test('[TG-3] the border cards run clockwise from the corner 16', () => {
  expect(BORDER).toHaveLength(16);
  for (const { number, column, row } of BORDER) expect(borderPlace(number)).toEqual({ column, row });
});

test('[TG-3] the corners are 4, 8, 12 and 16', () => {
  const corners = BORDER.filter(({ number }) => isCornerPlace(borderPlace(number)));
  expect(corners.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([4, 8, 12, 16]);
});

test.each([
  [1, 11],
  [2, 10],
  [3, 9],
  [5, 15],
  [6, 14],
  [7, 13],
])('[TG-3] %i and %i face each other', (one, other) => {
  expect(acrossFrom(borderPlace(one))).toEqual(borderPlace(other));
  expect(acrossFrom(borderPlace(other))).toEqual(borderPlace(one));
});
