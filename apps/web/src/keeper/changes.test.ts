import { expect, test } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';

const [first, second, third] = [{ n: 1 }, { n: 2 }, { n: 3 }];
const film = { frames: new Float32Array(4) };

test('only what is another object is carried, and of a list only its new end', () => {
  const before = { version: 2, film, log: [first, second], tries: [true] };
  const now = { version: 3, film, log: [first, second, third], score: 4 };
  const changes = changesBetween(before, now);
  expect(changes).toEqual({
    fields: { version: 3, score: 4 },
    lists: { log: { kept: 2, added: [third] } },
    gone: ['tries'],
  });
  const there = withChanges(before, structuredClone(changes));
  expect(there).toEqual(now);
  expect(there.film).toBe(film);
  expect(there.log[0]).toBe(first);
});

test.each([
  ['undone', [first]],
  ['the same in another list', [first, second]],
  ['begun again', [third]],
  ['empty', []],
])('a list that is %s', (_name, log) => {
  const before = { log: [first, second], lies: undefined };
  const now = { log, lies: undefined };
  expect(withChanges(before, changesBetween(before, now))).toEqual(now);
});
