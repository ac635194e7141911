import type { TribeId } from '@caravanserai/targi/cards';
import { expect, test } from 'vitest';
import { rowHope } from './rows.ts';

test.each<[readonly TribeId[], ReturnType<typeof rowHope>]>([
  [[], 'either'],
  [['W1'], 'either'],
  [['W1', 'W2'], 'equal'],
  [['W1', 'W2', 'W3', 'W4'], 'equal'],
  [['W1', 'C2'], 'varied'],
  [['W1', 'C2', 'O3', 'N4'], 'varied'],
  [['W1', 'C2', 'C3'], 'neither'],
  [['W1', 'W2', 'W3', 'C4'], 'neither'],
])('[TG-47] the row %j can become %s', (row, hope) => {
  expect(rowHope(row)).toBe(hope);
});
