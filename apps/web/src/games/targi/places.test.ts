import { expect, test } from 'vitest';
import {
  acrossFrom,
  borderPlace,
  isBorder,
  isCornerPlace,
  isOnLine,
  nameAt,
  placeOf,
  SQUARE as NAMES,
} from './places.ts';

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

test('the square names the same places as the border does, and the centre in reading order', () => {
  const names = NAMES.flat();
  for (const name of names.filter(isBorder)) expect(placeOf(name)).toEqual(borderPlace(name));
  expect(names.filter((name) => !isBorder(name)).join('')).toBe('ABCDEFGHI');
  for (const name of names) expect(nameAt(placeOf(name))).toBe(name);
  expect(nameAt({ column: 5, row: 0 })).toBeUndefined();
});

test('[TG-3] a line runs from a border card to the one that faces it', () => {
  const onLine = (from: number) => NAMES.flat().filter((name) => isOnLine(placeOf(name), borderPlace(from)));
  expect(onLine(2)).toEqual([2, 'B', 'E', 'H', 10]);
  expect(onLine(13)).toEqual([13, 'G', 'H', 'I', 7]);
  expect(onLine(4)).toEqual([4]);
});
