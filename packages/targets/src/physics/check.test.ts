import { quickRng } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { towers } from '../../test/physicsScenes.ts';
import type { Flick } from '../geometry.ts';
import { checkFlick } from './check.ts';

const SCENE = towers(['red', 'yellow'], quickRng('check'));
const GOOD: Flick = { die: 'red3', vxMmS: 0, vzMmS: -1000, highPm: 150, sidePm: 0, tower: false };

const allowed: readonly Partial<Flick>[] = [
  {},
  { vxMmS: 2400, vzMmS: -3200 }, // exactly 4 m/s
  { vxMmS: 1, vzMmS: 0 },
  { highPm: 1000, sidePm: -1000 },
  { die: 'yellow1', tower: true },
];

test.each(allowed)('allows %j', (change) => {
  const flick = { ...GOOD, ...change };
  expect(checkFlick({ ...flick, extra: 'is left out' }, SCENE)).toEqual({ ok: true, value: flick });
});

const refused = [
  [undefined, 'malformed'],
  // oxlint-disable-next-line unicorn/no-null -- JSON input may contain it
  [null, 'malformed'],
  ['red3', 'malformed'],
  [7, 'malformed'],
  [[], 'malformed'],
  [{}, 'malformed'],
  [{ ...GOOD, tower: 1 }, 'malformed'],
  [{ ...GOOD, vxMmS: '100' }, 'malformed'],
  [{ ...GOOD, vzMmS: undefined }, 'malformed'],
  [{ ...GOOD, highPm: { valueOf: () => 1 } }, 'malformed'],
  [{ ...GOOD, sidePm: 1n }, 'malformed'],
  [{ ...GOOD, vxMmS: Number.NaN }, 'not-whole'],
  [{ ...GOOD, vzMmS: -Infinity }, 'not-whole'],
  [{ ...GOOD, vzMmS: -1000.5 }, 'not-whole'],
  [{ ...GOOD, sidePm: 1e300 }, 'not-whole'],
  [{ ...GOOD, highPm: 2 ** 53 }, 'not-whole'],
  [{ ...GOOD, vxMmS: 2401, vzMmS: -3200 }, 'too-fast'],
  [{ ...GOOD, vxMmS: Number.MAX_SAFE_INTEGER }, 'too-fast'],
  [{ ...GOOD, vxMmS: 0, vzMmS: -0 }, 'no-speed'],
  [{ ...GOOD, highPm: 1001 }, 'beside-the-die'],
  [{ ...GOOD, sidePm: -1001 }, 'beside-the-die'],
  [{ ...GOOD, die: 'red4' }, 'unknown-die'],
  [{ ...GOOD, die: '__proto__' }, 'unknown-die'],
  [{ ...GOOD, die: ['red3'] }, 'unknown-die'],
  [{ ...GOOD, die: 'green1' }, 'not-there'],
] as const;

test.each(refused)('%# refuses %o: %s', (value, code) => {
  expect(checkFlick(value, SCENE)).toEqual({ ok: false, error: code });
});

test('a die on the table has no tower to flick', () => {
  const [first, ...others] = SCENE.dice;
  const lying = { ...first, pose: { ...first.pose, xUm: 0, yUm: 8000, zUm: 0 } };
  const scene = { ...SCENE, dice: [lying, ...others] };
  expect(checkFlick({ ...GOOD, die: first.die, tower: true }, scene)).toEqual({ ok: false, error: 'no-tower' });
  expect(checkFlick({ ...GOOD, die: first.die }, scene).ok).toBe(true);
});
