import { afterEach, expect, test } from 'vitest';
import { openPair, type Pair, runPairs } from '../faults/pairs.ts';
import { KINDS, type TestDatabase, DATABASES } from './stores.ts';

let place: TestDatabase;
let pair: Pair;
afterEach(async () => {
  await Promise.all(pair.nodes.map((node) => node.close()));
  await place.remove();
});

/** `node apps/server/faults/pairs.ts` runs longer. */
test.each(KINDS)(
  '%s: every two transitions at once on two nodes: as if one came after the other',
  { timeout: 300_000 }, // only to stop a hanging test
  async (kind) => {
    place = await DATABASES[kind]();
    pair = await openPair(place.address);
    const { pairs, faults } = await runPairs(pair, 1);
    expect(faults).toEqual([]);
    expect(pairs).toBeGreaterThan(100);
  },
);
