import type { GoodsCount } from '@caravanserai/targi';
import { GOODS } from '@caravanserai/targi/cards';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canPickMore, countPicked, NOTHING_PICKED, pickedOption, pickLess, pickMore } from './picking.ts';

const OPTIONS: readonly GoodsCount[] = [{ dates: 2 }, { dates: 1, salt: 1 }, { salt: 1, pepper: 1 }];

test('a good can be added as long as a legal combination holds it', () => {
  expect(GOODS.map((good) => canPickMore(OPTIONS, NOTHING_PICKED, good))).toEqual([true, true, true]);
  const withPepper = pickMore(NOTHING_PICKED, 'pepper');
  expect(GOODS.map((good) => canPickMore(OPTIONS, withPepper, good))).toEqual([false, true, false]);
});

test('only a combination on the list is an option', () => {
  const oneDate = pickMore(NOTHING_PICKED, 'dates');
  expect(pickedOption(OPTIONS, oneDate)).toBeUndefined();
  expect(pickedOption(OPTIONS, pickMore(oneDate, 'salt'))).toBe(OPTIONS[1]);
  expect(pickLess(NOTHING_PICKED, 'salt')).toEqual(NOTHING_PICKED);
});

test('picking whatever can be picked always ends on a legal combination', () => {
  const counts = fc.record({ dates: fc.nat(3), salt: fc.nat(3), pepper: fc.nat(3) });
  const sum = fc.integer({ min: 1, max: 4 });
  const lists = sum.chain((count) =>
    fc.array(
      counts.filter((goods) => countPicked(goods) === count),
      { minLength: 1, maxLength: 8 },
    ),
  );
  fc.assert(
    fc.property(
      lists,
      fc.array(fc.constantFrom(...GOODS), { minLength: 30, maxLength: 30 }),
      (options, tableOptions) => {
        let picked = NOTHING_PICKED;
        for (const good of [...tableOptions, ...GOODS, ...GOODS, ...GOODS, ...GOODS]) {
          if (canPickMore(options, picked, good)) picked = pickMore(picked, good);
        }
        expect(pickedOption(options, picked)).toBeDefined();
      },
    ),
  );
});
