import { pucks, SEATS } from '@caravanserai/targets';
import { expect, test } from 'vitest';
import { FIRST_NUMBERS, strokeOfNumbers } from '../aim/numbers.ts';
import { bearingOf } from './bearings.ts';

const still = () => 0;

test.each(SEATS)('what lies straight ahead of %s is at 0°, its right at more', (seat) => {
  const puck = pucks(SEATS).find((each) => each.seat === seat)!;
  expect(bearingOf(puck, { xUm: 0, zUm: 0 }).degrees).toBe(0);
  const right = { xUm: -puck.zUm * -0.2, zUm: puck.xUm * -0.2 }; // a quarter turn clockwise, seen from above
  expect(bearingOf(puck, right).degrees).toBeGreaterThan(0);
});

test.each(SEATS)('a typed direction of %s goes where the words say that something lies', (seat) => {
  const puck = pucks(SEATS).find((each) => each.seat === seat)!;
  for (const degrees of [-40, -7, 0, 12, 60]) {
    const { vxMmS, vzMmS } = strokeOfNumbers(puck, { ...FIRST_NUMBERS, degrees }, still);
    const there = { xUm: puck.xUm + vxMmS * 100, zUm: puck.zUm + vzMmS * 100 };
    expect(bearingOf(puck, there).degrees).toBe(degrees);
  }
});

test('the tremor is small and goes both ways', () => {
  const puck = pucks(SEATS)[0];
  const [left, right] = [-1, 1].map((share) => strokeOfNumbers(puck, FIRST_NUMBERS, () => share));
  expect(left.vxMmS).toBeLessThan(0);
  expect(right.vxMmS).toBeGreaterThan(0);
  expect(Math.abs(right.vxMmS / right.vzMmS)).toBeLessThan(0.1);
});
