import { below, pick, quickRng } from '@caravanserai/contract';
import { type State, targi, type View, type Viewer } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { againstBot, game, hotSeat } from '../../../../test/randomTables.ts';
import type { Snapshot } from '../client.ts';
import { snapshotOf, viewOf } from './snapshot.ts';
import { stateOf } from './table.ts';

const VIEWERS = ['blue', 'white', 'spectator'] as const satisfies readonly Viewer[];

test('a view that shares parts with another shows what the engine shows', () => {
  const rng = quickRng('views');
  const states: State[] = [];
  for (const table of game(hotSeat('views'), 'views')) states.push(stateOf(table));
  let before: View | undefined;
  for (let i = 0; i < 2000; i++) {
    const state = pick(rng, states);
    const viewer = pick(rng, VIEWERS);
    const view = viewOf(state, viewer, below(rng, 4) === 0 ? undefined : before);
    expect(view).toEqual(targi.view(state, viewer));
    before = view;
  }
});

test.each([
  ['two people', hotSeat('sharing')],
  ['a bot', againstBot('sharing')],
])('what a move does not change are the objects of the snapshot before: %s', (_name, start) => {
  let before: Snapshot | undefined;
  const shared = { cards: 0, displays: 0, purses: 0, places: 0, entries: 0 };
  for (const table of game(start, 'sharing')) {
    const now = snapshotOf(table, before);
    if (before && now.version >= before.version) {
      const { view, log, places } = before;
      expect(log.every((entry, n) => now.log[n] === entry || !isEqual(now.log[n], entry))).toBe(true);
      shared.entries += log.length;
      for (const [i, card] of view.centre.entries()) {
        expect(now.view.centre[i] === card).toBe(isEqual(now.view.centre[i], card));
        shared.cards += now.view.centre[i] === card ? 1 : 0;
      }
      for (const seat of ['blue', 'white'] as const) {
        expect(now.view[seat].display === view[seat].display).toBe(isEqual(now.view[seat].display, view[seat].display));
        shared.displays += now.view[seat].display === view[seat].display ? 1 : 0;
        shared.purses += now.view[seat] === view[seat] ? 1 : 0;
      }
      for (const [place, state] of Object.entries(places)) {
        const next = now.places[place as keyof typeof places];
        if (state.moves.length < 2 && isEqual(next, state)) expect(next).toBe(state);
        shared.places += next === state ? 1 : 0;
      }
    }
    before = now;
  }
  for (const [name, count] of Object.entries(shared)) expect(count, name).toBeGreaterThan(20);
});

test('a log is the same list until a move is made or undone', () => {
  const table = againstBot('log');
  const first = snapshotOf(table);
  expect(snapshotOf({ ...table, setup: { ...table.setup, quick: true } }, first).log).toBe(first.log);
});

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
