/* oxlint-disable no-restricted-properties -- the reference */
import { quickRng } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { ln } from './ln.ts';

/** In units of the last place of what is right. */
function ulps(found: number, right: number): number {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, right);
  const exponent = ((bits.getInt32(0) >> 20) & 0x7ff) - 1023;
  return found === right ? 0 : Math.abs(found - right) / 2 ** (exponent - 52);
}

test('is Math.log to one unit in the last place, from the smallest noise to the largest number', () => {
  const rng = quickRng('ln');
  const uniform = () => (rng.next() + 0.5) / 2 ** 32;
  const xs = [1, 2, 0.5, Math.E, 2 ** -33, 1 - 2 ** -33, 1 + 2 ** -52, 2 ** -1022, Number.MAX_VALUE];
  for (let i = 0; i < 20_000; i++) xs.push(uniform(), -Math.log(uniform()), rng.next() + 1);
  const far = xs.filter((x) => !(ulps(ln(x), Math.log(x)) <= 1));
  expect(far).toEqual([]);
});

/** Recorded: the same bits in every engine. */
test.each([
  [2, '3fe62e42fefa39ef'],
  [3, '3ff193ea7aad030a'],
  [0.1, 'c0026bb1bbb55515'],
])('ln %s has these bits', (x, hex) => {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, ln(x));
  expect(bits.getBigUint64(0).toString(16)).toBe(hex);
});
