import type { Version } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import type { Entry } from '../src/storage/matchStore.ts';
import { type Asked, History, type Shown } from './history.ts';

const move = (version: number, key: string, body: unknown = { type: 'end' }): Entry => ({
  version: version as Version,
  atMs: version,
  kind: 'move',
  seat: 'blue',
  body,
  key: { key },
});
const asked = (key: string, outcome: Asked['outcome'], fromMs = 0, toMs = 100): Asked => ({
  match: 'm',
  seat: 'blue',
  key,
  move: '{"type":"end"}',
  fromMs,
  toMs,
  ...(outcome === undefined ? {} : { outcome }),
});
const shown = (version: number, body: unknown = { type: 'end' }): Shown => ({
  match: 'm',
  version,
  line: JSON.stringify(['move', 'blue', body]),
});

// [case, the log, the requests, the entries shown, the expected violations]
test.each([
  ['all is well', [move(1, 'a'), move(2, 'b')], [asked('a', { taken: 1 }), asked('b', { taken: 2 })], [shown(2)], []],
  ['an answer that never came', [move(1, 'a')], [asked('a', undefined), asked('b', undefined)], [], []],
  ['lost', [move(1, 'a')], [asked('b', { taken: 2 })], [], ['was taken and is there 0 times']],
  ['twice', [move(1, 'a'), move(2, 'a')], [asked('a', { taken: 1 })], [], ['taken twice', 'is there 2 times']],
  ['another version', [move(1, 'a')], [asked('a', { taken: 3 })], [], ['said to be 3']],
  ['another move', [move(1, 'a', { type: 'pass' })], [asked('a', { taken: 1 })], [], ['another move']],
  ['refused and taken', [move(1, 'a')], [asked('a', 'refused')], [], ['was refused and is there']],
  ['a gap', [move(1, 'a'), move(3, 'b')], [], [], ['out of place']],
  ['shown and gone', [move(1, 'a')], [], [shown(2)], ['version 2 was shown']],
  ['shown as something else', [move(1, 'a')], [], [shown(1, { type: 'pass' })], ['version 1 was shown']],
  [
    'answered before the one before it was asked',
    [move(1, 'a'), move(2, 'b')],
    [asked('a', { taken: 1 }, 300, 400), asked('b', { taken: 2 }, 0, 100)],
    [],
    ['before an earlier one'],
  ],
] as const)('%s', (_what, log, requests, sights, said) => {
  const history = new History();
  history.asked.push(...requests);
  for (const one of sights) history.shown(one);
  const found = history.violations(new Map([['m', log]]));
  expect(found).toHaveLength(said.length);
  for (const [i, words] of said.entries()) expect(found[i]).toContain(words);
});

test('two who are shown different things', () => {
  const history = new History();
  history.shown(shown(1));
  history.shown(shown(1, { type: 'pass' }));
  expect(history.violations(new Map([['m', [move(1, 'a', { type: 'pass' })]]]))).toHaveLength(1);
});
