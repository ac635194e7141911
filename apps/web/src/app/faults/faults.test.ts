import { afterEach, expect, test, vi } from 'vitest';
import { describeFault } from './faults.ts';

afterEach(() => vi.unstubAllGlobals());

function described(error: unknown): string {
  vi.stubGlobal('location', { pathname: '/targi/daily' });
  return describeFault(error);
}

function withStack(error: Error, stack: string): Error {
  error.stack = stack;
  return error;
}

test('a report has the message once, also where the stack does not contain it, as in Safari', () => {
  const inChrome = withStack(new TypeError('no hook'), 'TypeError: no hook\n    at render');
  expect(described(inChrome)).toMatch(/^TypeError: no hook\n {4}at render\nat \/targi\/daily\n/);
  const inSafari = withStack(new TypeError('no hook'), 'render@start.js:9');
  expect(described(inSafari)).toMatch(/^TypeError: no hook\nrender@start.js:9\nat \/targi\/daily\n/);
});

test('a report has what caused the error', () => {
  const cause = withStack(new Error('deep'), 'f@a.js:1');
  expect(described(withStack(new Error('high', { cause }), 'g@a.js:2'))).toContain('caused by Error: deep\nf@a.js:1');
  expect(described('a string')).toMatch(/^a string\n/);
});
