import { NORMAL } from '@caravanserai/bots/targi';
import { expect, test } from 'vitest';
import { solutionsOf } from '../../../../test/lessonSolutions.ts';
import { craft } from './craft.ts';

test.each(solutionsOf(craft, NORMAL, ['a', 'b']))('$name: $awaited is best by far', ({ margin }) => {
  expect(margin).toBeGreaterThan(0.5);
});
