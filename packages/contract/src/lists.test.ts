import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupBy } from './lists.ts';

test('groups as `Map.groupBy` does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, n) => {
      expect([...groupBy(items, (item) => item % n)]).toEqual([...Map.groupBy(items, (item) => item % n)]);
    }),
  );
});
