import type { Payment } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { cheapestFirst } from './payments.ts';

test.each<[string, Payment[], Payment | undefined]>([
  ['goods rather than gold', [{ gold: 1 }, { dates: 2, salt: 1 }], { dates: 2, salt: 1 }],
  ['gold rather than many goods', [{ gold: 1 }, { dates: 3, salt: 2 }], { gold: 1 }],
  ['stored gold rather than gold', [{ gold: 1 }, { stored: 1 }], { stored: 1 }],
  ['stored gold rather than three goods', [{ salt: 1, dates: 2 }, { stored: 1 }], { stored: 1 }],
  ['what is held most', [{ salt: 1 }, { dates: 1 }, { pepper: 1 }], { dates: 1 }],
  ['nothing', [], undefined],
])('the cheapest: %s', (_name, payments, expected) => {
  expect(cheapestFirst(payments, { dates: 4, salt: 3, pepper: 2 })[0]).toEqual(expected);
});
