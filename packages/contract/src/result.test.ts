import { expect, test } from 'vitest';
import { assert, assertNever, at, err, known, ok } from './result.ts';

test('[result] a value and an error', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(err('no')).toEqual({ ok: false, error: 'no' });
});

test('[result] assert throws with its message', () => {
  expect(() => assert(false, 'the deck is there')).toThrow('assertion failed: the deck is there');
  expect(() => assert(true, 'the deck is there')).not.toThrow();
  expect(() => assertNever({ kind: 'camel' } as never)).toThrow('unexpected value: {"kind":"camel"}');
});

test('`at` and `known` throw on a missing value', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(() => at(['a', 'b'], 2)).toThrow('there is item 2 of 2');
  expect(known(0)).toBe(0);
  expect(() => known(undefined, 'a clock')).toThrow('there is a clock');
});
