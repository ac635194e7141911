import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { signal } from './signal.ts';
import { storedSignal, storedChoice, storedFlag } from './storedSignal.ts';

let stored = new Map<string, string>();
let isFull = false;
let tab = new EventTarget();

beforeEach(() => {
  [stored, isFull, tab] = [new Map(), false, new EventTarget()];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null, // oxlint-disable-line unicorn/no-null -- as in browsers
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
});

afterAll(() => void vi.unstubAllGlobals());

/** Simulates another tab that writes a value or clears the storage. */
function writtenElsewhere(key: string | null, value?: string): void {
  if (key !== null && value !== undefined) stored.set(key, value);
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('a signal notifies its listeners, and is connected to its source only while it has any', () => {
  const [leave, heard, other] = [vi.fn(), vi.fn(), vi.fn()];
  const attend = vi.fn(() => leave);
  const count = signal(0, attend);
  count.set(1);
  expect(attend).not.toHaveBeenCalled();
  const stops = [count.subscribe(heard), count.subscribe(other)];
  count.set(2);
  expect([count.get(), heard.mock.calls.length, other.mock.calls.length]).toEqual([2, 1, 1]);
  stops[0]();
  stops[0](); // unsubscribing twice has no further effect
  expect(leave).not.toHaveBeenCalled();
  stops[1]();
  count.set(3);
  expect([attend.mock.calls.length, leave.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1, 1]);
});

test('what is kept is the same object until it changes, here or in another tab', () => {
  const list = storedSignal<readonly string[]>('list', (text) => JSON.parse(text ?? '[]') as string[]);
  const heard = vi.fn();
  const leave = list.subscribe(heard);
  list.set(['a']);
  expect(list.get()).toBe(list.get());
  writtenElsewhere('list', '["b"]');
  writtenElsewhere('something else', '["c"]');
  expect([list.get(), heard.mock.calls.length]).toEqual([['b'], 2]);
  stored.clear();
  writtenElsewhere(null); // oxlint-disable-line unicorn/no-null -- as in browsers
  expect([list.get(), heard.mock.calls.length]).toEqual([[], 3]);
  leave();
  writtenElsewhere('list', '["d"]');
  expect([list.get(), heard.mock.calls.length]).toEqual([['d'], 3]);
});

test('what storage does not take holds as long as the page, until another tab has written', () => {
  isFull = true;
  const flag = storedFlag('flag', 'on');
  flag.subscribe(() => undefined);
  flag.set(true);
  expect([flag.get(), storedFlag('flag', 'on').get(), stored.size]).toEqual([true, true, 0]);
  writtenElsewhere('flag', 'nonsense');
  expect(flag.get()).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  flag.set(true);
  expect(flag.get()).toBe(true);
});

test('a choice is one of those that there are, and the first one is not written', () => {
  const size = storedChoice('size', ['small', 'large']);
  stored.set('size', 'huge');
  expect(size.get()).toBe('small');
  size.set('large');
  expect([size.get(), stored.get('size')]).toEqual(['large', 'large']);
  size.set('small');
  expect([size.get(), stored.size]).toEqual(['small', 0]);
});
