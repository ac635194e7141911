import { expect, test } from 'vitest';
import { anySignal } from './anySignal.ts';

test('aborts with the first, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = anySignal(one.signal, other.signal);
  expect(any.aborted).toBe(false);
  other.abort('other');
  one.abort('one');
  expect(any.aborted).toBe(true);
  expect(any.reason).toBe('other');
});

test('is aborted at once where one of them is', () => {
  const any = anySignal(new AbortController().signal, AbortSignal.abort('before'));
  expect(any.aborted).toBe(true);
  expect(any.reason).toBe('before');
});
