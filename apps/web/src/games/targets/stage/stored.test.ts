import { expect, it } from 'vitest';
import { storedPlaces } from './stored.ts';

it('[T10] the last disc lies exactly under the puck, the others peek out away from the middle', () => {
  const puck = { xUm: 0, zUm: 326_000 };
  const [first, second, last] = storedPlaces(puck, ['amber1', 'jade1', 'violet1']);
  expect(last).toEqual({ disc: 'violet1', ...puck });
  for (const { xUm, zUm } of [first, second]) expect(Math.hypot(xUm, zUm)).toBeGreaterThan(326_000);
  expect(storedPlaces(puck, [])).toEqual([]);
});
