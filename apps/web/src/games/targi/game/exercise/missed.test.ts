import { makePosition, targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { dueAt, type Missed, parseMissed, makeMissed, withAnswer, withNew } from './missed.ts';

const DAY_MS = 86_400_000;
const { defaultOptions } = targi;
const state = targi.init({ ...defaultOptions, first: 'blue' }, 'a');
const ONE: Missed = {
  id: 'game.1',
  view: targi.view(state, 'blue'),
  move: { type: 'place', at: 2 },
  lost: 1.5,
  dueMs: 0,
};

test('a position that is right at once does not return', () => {
  expect(withAnswer([ONE], ONE.id, true, 5)).toEqual({ all: [], days: undefined });
});

test('a missed one returns after 1, 3 and 7 days, and after a miss from the beginning', () => {
  let nowMs = 1000;
  let all: readonly Missed[] = [ONE];
  const answer = (isRight: boolean) => {
    expect(dueAt(all, nowMs)).toHaveLength(1);
    const answered = withAnswer(all, ONE.id, isRight, nowMs);
    ({ all } = answered);
    const { days } = answered;
    if (days === undefined) return days;
    expect(dueAt(all, nowMs + days * DAY_MS - 1)).toEqual([]);
    nowMs += days * DAY_MS;
    return days;
  };
  expect([false, true, false, false, true, true, true].map(answer)).toEqual([1, 3, 1, 1, 3, 7, undefined]);
  expect(all).toEqual([]);
});

test('the same position is stored once, and at most a hundred are', () => {
  const again = { ...ONE, lost: 2 };
  expect(withNew([ONE], [again])).toEqual([again]);
  const many = Array.from({ length: 150 }, (_, i) => ({ ...ONE, id: `game.${i}` }));
  expect(withNew([ONE], many).map(({ id }) => id)).toEqual(many.slice(50).map(({ id }) => id));
});

test('what is stored is read, and anything else left out', () => {
  const text = makeMissed([ONE, { ...ONE, step: 2 }]);
  expect(parseMissed(text)).toEqual([ONE, { ...ONE, step: 2 }]);
  const stored = (JSON.parse(text ?? '[]') as unknown[])[0] as object;
  for (const wrong of [
    { position: 'round=1' },
    { position: makePosition(ONE.view).replace('viewer=blue', 'viewer=white') },
    { options: {} },
    { move: 'abracadabra' },
    { lost: '1' },
    { dueMs: [] },
    { step: 'x' },
    { id: 5 },
  ])
    expect(parseMissed(JSON.stringify([{ ...stored, ...wrong }])), JSON.stringify(wrong)).toEqual([]);
  for (const text of [undefined, '', 'x', '{}', '[1]', '[null]']) expect(parseMissed(text)).toEqual([]);
  expect(makeMissed([])).toBeUndefined();
});
