import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, init, needs, sampleMove, score, type State, toAct, view } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { beforeAll, expect, test } from 'vitest';
import { snapshotOf } from '../../../worker/targets/snapshot.ts';
import * as T from '../../../worker/targets/table.ts';
import { betweenRounds, roundEnd } from './moments.ts';

beforeAll(loadPhysics);

const setup: T.FullSetup = {
  kind: 'game',
  players: { red: { kind: 'person', name: 'Ada' }, blue: { kind: 'person', name: 'Bo' } },
  options: { ...DEFAULT_OPTIONS, first: 'red' },
  seed: 'moments',
};

/** Two who play by chance, up to a round that ends with a flick. */
function firstRoundEnd() {
  const rng = quickRng('moments');
  let table = T.newTable('moments', setup);
  let before = table;
  const isThere = () => {
    const last = table.steps.at(-1);
    return last && T.isFlick(last) && last.events.some(({ type }) => type === 'roundEnded');
  };
  while (!isThere()) {
    before = table;
    const state = T.stateOf(table);
    const [seat] = toAct(state);
    const next = T.play(table, seat, sampleMove(state, seat, rng), flick);
    if (!next.ok) throw new Error('a sampled move was refused');
    table = next.value;
  }
  return { before: snapshotOf(before), after: snapshotOf(table) };
}

test('between the last flick and the count nobody can tell whether there is something to call', () => {
  const { before, after } = firstRoundEnd();
  const { snapshot, events } = betweenRounds(before, after);
  expect(events.map(({ type }) => type)).not.toContain('roundEnded');
  expect(snapshot.log).toHaveLength(after.log.length);
  expect(snapshot.need.kind).toBe('calls');
  expect(snapshot.view.round).toBe(before.view.round);
  expect(Object.values(snapshot.view.towers).flat()).toEqual([]);
  expect(roundEnd(after.log.at(-1)!.events)[0].type).toBe('roundEnded');
});

test('a snapshot is the engine’s own view, need and score', () => {
  const state: State = init(setup.options, setup.seed);
  const snapshot = snapshotOf(T.newTable('x', setup));
  expect(snapshot.view).toEqual(view(state, 'spectator'));
  expect(snapshot.need).toEqual(needs(state));
  expect(snapshot.score).toEqual(score(state));
});
