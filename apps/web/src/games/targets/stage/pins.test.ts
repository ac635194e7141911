import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { towards } from './pins.ts';

const PICTURE = { width: 390, height: 450 };
const HALF = { across: 34, down: 40 };

test('the arrow of something outside the picture points at it, and stays in the picture', () => {
  const far = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(far, far, (x, y) => {
      fc.pre(x < 0 || y < 0 || x > PICTURE.width || y > PICTURE.height);
      const place = towards({ x, y }, PICTURE, HALF);
      const [fromMiddle, fromPlace] = [{ x: PICTURE.width / 2, y: PICTURE.height / 2 }, place].map((from) =>
        Math.atan2(y - from.y, x - from.x),
      );
      expect(fromPlace).toBeCloseTo(fromMiddle!, 6);
      expect(Math.abs(place.x - PICTURE.width / 2)).toBeLessThanOrEqual(PICTURE.width / 2 - HALF.across);
      expect(Math.abs(place.y - PICTURE.height / 2)).toBeLessThanOrEqual(PICTURE.height / 2 - HALF.down);
    }),
  );
});
