import { beforeEach, expect, test, vi } from 'vitest';
import { keepDone, keepPlace, parseProgress, readProgress } from './progress.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null, // oxlint-disable-line unicorn/no-null -- as in browsers
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a lesson resumes where it was left, chapter after chapter, until it is finished', () => {
  expect(readProgress('caravan')).toEqual({ done: [], isFinished: false });
  keepPlace('caravan', { chapter: 'lines', step: 3 });
  expect(readProgress('caravan').at).toEqual({ chapter: 'lines', step: 3 });
  keepDone('caravan', 'lines', 'goods');
  expect(readProgress('caravan')).toEqual({ done: ['lines'], isFinished: false, at: { chapter: 'goods', step: 0 } });
  keepDone('caravan', 'goods', undefined);
  expect(readProgress('caravan')).toEqual({ done: ['lines', 'goods'], isFinished: true });
  keepPlace('caravan', { chapter: 'lines', step: 1 });
  keepDone('caravan', 'lines', 'goods');
  expect(readProgress('caravan')).toEqual({
    done: ['lines', 'goods'],
    isFinished: true,
    at: { chapter: 'goods', step: 0 },
  });
});

// [stored text, parsed progress]
const KEPT = [
  [{}, { done: [], isFinished: false }],
  [
    { at: 'lines', done: 'all', isFinished: 1 },
    { done: [], isFinished: false },
  ],
  [
    { at: { chapter: 'lines', step: -1 }, done: ['lines', 2] },
    { done: ['lines'], isFinished: false },
  ],
  [{ at: { chapter: 7, step: 1 } }, { done: [], isFinished: false }],
] as const;

test.each(KEPT)('what somebody else has written is read with care: %j', (kept, read) => {
  expect(parseProgress(kept)).toEqual(read);
});
