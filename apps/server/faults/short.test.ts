import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { DATABASES } from '../test/stores.ts';
import { runFaults } from './suite.ts';

/** A short run of `npm run faults`: until every part has had a fault and games have continued. */
test.each(['postgres', 'sqlite'] as const)('faults for a moment, %s', async (kind) => {
  const place = await DATABASES[kind]();
  const { violations, words, moves, faults } = await runFaults({
    ...(kind === 'postgres' ? { postgres: place.address } : {}),
    nodes: 2,
    tables: 4,
    seed: randomBytes(4).toString('hex'),
    pauseMs: 400,
    isEnough: (made, elapsedMs) => made >= 20 && elapsedMs >= 6000,
  });
  await place.remove();
  expect(violations).toEqual([]);
  expect(words).toEqual([]);
  expect(moves).toBeGreaterThanOrEqual(20);
  expect(faults.size).toBeGreaterThan(0);
});
