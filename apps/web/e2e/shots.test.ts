import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Shot, SHOTS_FILE } from '../../../packages/targets/golden/shots.ts';
import { receiveBundled } from './bundledPage.ts';

const SHOTS = JSON.parse(
  readFileSync(new URL(`../../../packages/targets/golden/${SHOTS_FILE}`, import.meta.url), 'utf8'),
) as readonly Shot[];

const openPage = receiveBundled('shots');

test('golden shots come out in the browser as in Node, to the last bit', async () => {
  const page = await openPage();
  const outcomes = await page.evaluate((shots) => window.shots.shootAll(shots), SHOTS);
  expect(outcomes).toHaveLength(SHOTS.length);
  SHOTS.forEach(({ name, expected }, i) => expect({ name, ...outcomes[i] }).toEqual({ name, ...expected }));
});
