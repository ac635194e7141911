import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, type Options, sampleMove, toAct, RULES_VERSION } from '@caravanserai/targets';
import { rulesOf } from '@caravanserai/targets/versions';
import { translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { snapshotOf } from '../../worker/snapshot.ts';
import * as T from '../../worker/table.ts';
import type { Shown } from '../show/director.ts';
import { mayBeCalled } from './callable.ts';
import { sayLying } from './sayLying.ts';

const rules = await rulesOf(RULES_VERSION);

const t = translator('en');
const FLICKS = 40;

function shownOf(table: T.Table): Shown {
  const snapshot = snapshotOf(table);
  const { picture, lying } = snapshot;
  const pause = snapshot.need.kind === 'calls' ? 'calls' : undefined;
  return {
    snapshot,
    picture,
    lying,
    shot: undefined,
    moment: 'live',
    past: undefined,
    pause,
    news: [],
    missed: [],
    count: undefined,
    own: 'red',
  };
}

/** Tables from a random game of two players who never call. */
function tablesOf(seed: string, options: Partial<Options> = {}): readonly Shown[] {
  const rng = quickRng(seed);
  let table = T.newTable(
    'game',
    {
      kind: 'game',
      players: { red: { kind: 'person', name: 'Ada' }, blue: { kind: 'person', name: 'Bo' } },
      options: { ...DEFAULT_OPTIONS, first: 'red', ...options },
      seed,
    },
    rules,
  );
  const seen: Shown[] = [];
  while (seen.length < FLICKS) {
    const state = T.stateOf(table);
    const [seat] = toAct(state);
    if (!seat) break;
    const sampled = sampleMove(state, seat, rng);
    const isCall = 'atMs' in sampled;
    const move = isCall ? ({ type: 'pass' } as const) : sampled;
    const next = T.play(table, seat, move);
    if (!next.ok) {
      if (isCall) continue;
      throw new Error('a sampled move was refused');
    }
    table = next.value;
    seen.push(shownOf(table));
  }
  return seen;
}

let made: readonly (readonly Shown[])[] = [];

function games(): typeof made {
  if (made.length === 0) made = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => tablesOf(seed));
  return made;
}

test('[TT-27] while calls are open, nobody hears whether a die touches black, counts, or can be called at all', () => {
  const shown = games().flat();
  const open = shown.flatMap((each) =>
    each.lying.filter(({ die }) => mayBeCalled(each, die)).map((die) => ({ each, die })),
  );
  const callable = shown.flatMap((each) =>
    each.snapshot.open.flatMap((call) => (call.call === 'targets' ? [{ each, call }] : [])),
  );
  expect(callable.length).toBeGreaterThan(3);
  for (const { each, call } of callable) expect(mayBeCalled(each, call.die)).toBe(true);
  expect(open.filter(({ each }) => each.snapshot.open.length === 0).length).toBeGreaterThan(20);
  for (const { each, die } of open) {
    const bare = { ...die, black: undefined, disc: undefined, isFlat: true, victim: undefined };
    const touching = { ...bare, black: 'jade1', disc: 'jade1' } as const;
    expect(sayLying(t, each, touching)).toEqual(sayLying(t, each, bare));
    expect(sayLying(t, each, die)).toEqual(sayLying(t, each, bare));
  }
});

test('when the next flick has closed them, a die that was not moved says all', () => {
  const told = games().flatMap((shown) =>
    shown.flatMap((each, i) =>
      each.snapshot.open.flatMap((call) => {
        if (call.call !== 'targets') return [];
        const later = shown[i + 1];
        const die = later?.lying.find((lying) => lying.die === call.die);
        return die && !mayBeCalled(later, die.die) ? [sayLying(t, later, die).rule] : [];
      }),
    ),
  );
  expect(told).toContain('TT-20');
});

test('where it is called for them, there is nothing to hide; nor when a round is counted', () => {
  const called = tablesOf('a', { calls: 'forYou' });
  for (const each of called) expect(each.lying.filter(({ die }) => mayBeCalled(each, die))).toEqual([]);
  const counted = games()[0].map((each): Shown => ({ ...each, moment: 'resting', pause: 'round' }));
  for (const each of counted) expect(each.lying.filter(({ die }) => mayBeCalled(each, die))).toEqual([]);
});
