import { quickRng } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { FIRST_NUMBERS, strokeOfNumbers } from './numbers.ts';

const PUCK = { xUm: 0, zUm: 326_000 };
const PRACTISED = { directionMrad: 27, speedPm: 46, contactPm: 40 }; // packages/targets/src/hands.ts

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

// Repeating the same numbers must not hit a disc more often than a practised swipe, so both have the same spread.
test.each([30, 49, 70, 100])('numbers that are typed tremble like a practised finger, at %i%% strength', (strength) => {
  const rng = quickRng('tremor');
  const draw = () => [0, 0, 0, 0].reduce((sum) => sum + rng.next() / 2 ** 31 - 1, 0) / 4;
  const strokes = Array.from({ length: 3000 }, () => strokeOfNumbers(PUCK, { ...FIRST_NUMBERS, strength }, draw));
  const speeds = strokes.map(({ vxMmS, vzMmS }) => Math.hypot(vxMmS, vzMmS));
  const mean = speeds.reduce((sum, speed) => sum + speed) / speeds.length;
  expect(1000 * deviation(strokes.map(({ vxMmS, vzMmS }) => Math.atan2(vxMmS, -vzMmS)))).toBeGreaterThan(
    0.95 * PRACTISED.directionMrad,
  );
  expect((1000 * deviation(speeds)) / mean).toBeGreaterThan(0.95 * PRACTISED.speedPm);
  expect(deviation(strokes.map(({ highPm }) => highPm))).toBeGreaterThan(0.95 * PRACTISED.contactPm);
  expect(deviation(strokes.map(({ sidePm }) => sidePm))).toBeGreaterThan(0.95 * PRACTISED.contactPm);
});
