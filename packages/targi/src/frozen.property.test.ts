import { expect, test } from 'vitest';
import { crossCheck } from '../test/crossCheck.ts';

// `node packages/targi/bench/crossCheck.ts` does the same for 200,000 decisions and more.
test('[engine] random games are, move by move and view by view, those of the frozen engine', () => {
  expect(crossCheck(8000, 'fixed').met).toBeGreaterThanOrEqual(8000);
});
