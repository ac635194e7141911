import { DISCS_TO_WIN } from '@caravanserai/targets';
import { expect, test } from 'vitest';
import { TO_WIN } from './placesLeft.ts';

test('[TT-38] as many places as discs win', () => {
  expect(TO_WIN).toBe(DISCS_TO_WIN);
});
