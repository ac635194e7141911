import type { State } from '@caravanserai/targets';
import { describe, expect, test } from 'vitest';
import { changed, on, tableOf, withLying, without } from '../../../targets/test/rulesTable.ts';
import { type Sense, SENSES, worthOf } from './worth.ts';

const START = tableOf();

/** Red has a five on a disc, alone, against an equal and against a higher blue die. */
const LEADS = withLying(START, { red3: { at: on(START, 0, 30_000), face: 5 } });
const EVEN = withLying(LEADS, { blue3: { at: on(START, 0, -30_000), face: 5 } });
const TRAILS = withLying(LEADS, { blue3: { at: on(START, 0, -30_000), face: 6 } });

const wins = (s: State, seat: 'red' | 'blue') =>
  changed(s, (copy) => {
    const disc = copy.aside.pop();
    if (disc) copy.won[seat].push(disc);
  });
const stores = (s: State, seat: 'red' | 'blue') =>
  changed(s, (copy) => {
    const disc = copy.aside.pop();
    if (disc) copy.stored[seat].push(disc);
  });
const over = (winner: 'red' | 'blue') =>
  changed(START, (copy) => {
    copy.phase = { name: 'over', by: 'fourth', winners: [winner] };
  });

const COUNTING: readonly Sense[] = ['points', 'rivals', 'match'];
const LOOKING: readonly Sense[] = ['rivals', 'match'];

// [name, better position for red, worse position, evaluations that see the difference]
const better: readonly (readonly [string, State, State, readonly Sense[]])[] = [
  ['a disc won', wins(START, 'red'), START, SENSES],
  ['a die on a disc', LEADS, without(START, 'red3'), SENSES],
  ['a disc stored', stores(START, 'red'), START, COUNTING],
  ['a disc won rather than stored', wins(START, 'red'), stores(START, 'red'), SENSES],
  ['ahead rather than even', LEADS, EVEN, COUNTING],
  ['ahead rather than behind', LEADS, TRAILS, COUNTING],
  ['a die left in the tower', START, without(START, 'red3'), COUNTING],
  ['a rival without a disc', START, wins(START, 'blue'), LOOKING],
  ['a rival disarmed', without(START, 'blue3'), START, LOOKING],
  ['a match won', over('red'), wins(wins(START, 'red'), 'red'), ['match']],
  ['a match not lost', wins(wins(START, 'blue'), 'blue'), over('blue'), ['match']],
];

describe.each(better)('better: %s', (_name, one, other, senses) => {
  test.each(senses)('for the evaluation «%s»', (sense) => {
    expect(worthOf(one, 'red', sense)).toBeGreaterThan(worthOf(other, 'red', sense));
  });
});

test('an evaluation of the player’s own points ignores rivals', () => {
  for (const sense of ['hits', 'points'] as const)
    expect(worthOf(wins(START, 'blue'), 'red', sense)).toBe(worthOf(START, 'red', sense));
});

test('[TT-36] in Money time a rival’s flicks matter only for discs that they can steal', () => {
  const money = changed(stores(START, 'red'), (copy) => {
    copy.removed.push(...copy.middle.map(({ disc }) => disc));
    copy.middle = [];
  });
  expect(worthOf(without(money, 'blue3'), 'red', 'match')).toBeGreaterThan(worthOf(money, 'red', 'match'));
  expect(worthOf(without(money, 'red3'), 'red', 'points')).toBe(worthOf(money, 'red', 'points'));
});

test('[TT-51] partners win together', () => {
  const four = tableOf({ players: 4, teams: true });
  const partner = changed(four, (copy) => copy.won.yellow.push('amber3'));
  expect(worthOf(partner, 'red', 'match')).toBeGreaterThan(worthOf(four, 'red', 'match'));
  expect(worthOf(partner, 'blue', 'match')).toBeLessThan(worthOf(four, 'blue', 'match'));
});
