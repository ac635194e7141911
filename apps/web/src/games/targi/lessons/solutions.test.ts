import { LEVELS } from '@caravanserai/bots';
import { expect, test } from 'vitest';
import { solutionsOf } from '../../../../test/lessonSolutions.ts';
import { craft } from './craft.ts';

test.each(solutionsOf(craft, LEVELS.tinHinan, ['a', 'b']))('$name: $awaited is best by far', ({ margin }) => {
  expect(margin).toBeGreaterThan(0.5);
});
