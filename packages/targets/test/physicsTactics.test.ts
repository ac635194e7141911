import { beforeAll, expect, test } from 'vitest';
import { PRACTISED, SWIPING } from '../src/hands.ts';
import { directHits, likeliestFaces, meanDistanceMm, strokeAt } from '../bench/measureTactics.ts';
import { flick, loadPhysics } from '../src/physics/index.ts';

// Seeds are fixed, so that all runs are the same. `npm run bench -- tactics` measures more cases.

const timeout = 300_000; // generous: thousands of flicks on a busy machine

beforeAll(() => loadPhysics());

test(
  'a direct hit topples part of a tower in 40–70% of cases at 2 m/s and nearly always at 3 m/s, the player’s own tower in less than half',
  { timeout },
  () => {
    const bins = directHits(flick, 500);
    for (const [mmS, least, most] of [
      [2000, 0.4, 0.7],
      [3000, 0.9, 1.01],
    ]) {
      const { count, toppled, own } = bins.find((bin) => bin.mmS === mmS)!;
      expect(count).toBeGreaterThan(40);
      expect(toppled / count).toBeGreaterThan(least);
      expect(toppled / count).toBeLessThan(most);
      expect(own / count).toBeLessThan(0.5);
    }
  },
);

test.each([3200, 3600])(
  'at %i mm/s no stroke disarms a neighbour almost certainly and without risk',
  { timeout },
  (mmS) => {
    for (const highPm of [-300, -100, 0, 50, 100, 150, 200]) {
      const { toppled, own } = strokeAt(flick, { way: 'beside', mmS, highPm }, 40);
      if (toppled >= 0.83) expect(own, `struck at ${highPm}`).toBeGreaterThan(0.1);
    }
  },
);

test.each([
  { way: 'opposite', mmS: 2800, highPm: 140 },
  { way: 'beside', mmS: 2300, highPm: 140 },
] as const)('swiped at $mmS mm/s, the tower $way falls in a quarter to 40% of flicks', { timeout }, (at) => {
  const { toppled, own } = strokeAt(flick, at, 200, SWIPING);
  expect(toppled).toBeGreaterThan(0.25);
  expect(toppled).toBeLessThan(0.4);
  expect(own).toBeLessThan(toppled);
});

test('the harder the flick, the further the die goes', { timeout }, () => {
  const means = [500, 700, 900, 1100, 1300, 1500, 1700, 2000, 2300, 2600].map((mmS) => meanDistanceMm(flick, mmS, 40));
  expect(means).toEqual(means.toSorted((a, b) => a - b));
});

test('a practised player cannot get any one face in more than half of the flicks', { timeout }, () => {
  for (const mmS of [900, 1050, 1200]) expect(likeliestFaces(flick, PRACTISED, mmS, 25).first).toBeLessThanOrEqual(0.5);
});
