import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, doOverlap, placedApart } from './apart.ts';

const PICTURE = { width: 390, height: 450 };

test('signs at any places of the picture do not overlap, and stay in the picture', () => {
  const sign = fc.record({
    left: fc.integer({ min: -95, max: 390 }),
    top: fc.integer({ min: -20, max: 450 }),
    width: fc.integer({ min: 30, max: 190 }),
    height: fc.integer({ min: 20, max: 34 }),
  });
  fc.assert(
    fc.property(fc.array(sign, { minLength: 2, maxLength: 6 }), (wanted) => {
      const placed: Box[] = [];
      for (const box of wanted)
        placed.push(...[placedApart(box, PICTURE, placed)].filter((each) => each !== undefined));
      expect(placed.length).toBeGreaterThan(0);
      for (const [i, box] of placed.entries()) {
        expect(placed.slice(i + 1).filter((other) => doOverlap(box, other))).toEqual([]);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(PICTURE.width);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.top + box.height).toBeLessThanOrEqual(PICTURE.height);
      }
    }),
  );
});

test('a sign that overlaps none stays where it is wanted', () => {
  const box = { left: 40, top: 60, width: 80, height: 24 };
  expect(placedApart(box, PICTURE, [{ left: 40, top: 100, width: 80, height: 24 }])).toEqual(box);
});

test('one that overlaps moves aside by as little as possible, and is left out where it would be far away', () => {
  const box = { left: 40, top: 60, width: 80, height: 24 };
  const below = { left: 30, top: 78, width: 80, height: 24 };
  expect(placedApart(box, PICTURE, [below])).toEqual({ ...box, top: 52 });
  expect(placedApart(box, PICTURE, [{ left: 0, top: 0, width: 390, height: 200 }])).toBeUndefined();
});
