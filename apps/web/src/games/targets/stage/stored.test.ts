import { expect, it } from 'vitest';
import { storedPlaces } from './stored.ts';

it('[T10] every stored disc is drawn where it is judged: round the puck', () => {
  const puck = { xUm: 0, zUm: 326_000 };
  const places = storedPlaces(puck, ['amber1', 'jade1', 'violet1']);
  expect(places.map(({ disc }) => disc)).toEqual(['amber1', 'jade1', 'violet1']);
  for (const { xUm, zUm } of places) expect({ xUm, zUm }).toEqual(puck);
});
