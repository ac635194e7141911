import { quickRng } from '@caravanserai/contract';
import {
  DEFAULT_OPTIONS,
  init,
  isClosing,
  needs,
  sampleMove,
  score,
  type State,
  toAct,
  view,
  RULES_VERSION,
} from '@caravanserai/targets';
import { rulesOf } from '@caravanserai/targets/versions';
import { expect, test } from 'vitest';
import { snapshotOf } from '../../worker/snapshot.ts';
import * as T from '../../worker/table.ts';
import { isOnlyPassed, newsOf, roundEnd } from './moments.ts';

const rules = await rulesOf(RULES_VERSION);

const setup: T.FullSetup = {
  kind: 'game',
  players: { red: { kind: 'person', name: 'Ada' }, blue: { kind: 'person', name: 'Bo' } },
  options: { ...DEFAULT_OPTIONS, first: 'red' },
  seed: 'moments',
};

test('that somebody calls nothing more is no news, unless it ends the round', () => {
  const rng = quickRng('moments');
  let table = T.newTable('moments', setup, rules);
  const passes = [];
  while (passes.length < 4) {
    const before = snapshotOf(table);
    const state = T.stateOf(table);
    const [seat] = toAct(state);
    const move = isClosing(state) ? ({ type: 'pass' } as const) : sampleMove(state, seat, rng);
    const next = T.play(table, seat, move);
    if (!next.ok) throw new Error('a sampled move was refused');
    table = next.value;
    if (move.type === 'pass' && isClosing(state)) passes.push(newsOf(before, snapshotOf(table)));
  }
  expect(passes.map(isOnlyPassed)).toEqual([true, false, true, false]);
  expect(passes.map((events) => roundEnd(events)[0].type)).toEqual(['passed', 'roundEnded', 'passed', 'roundEnded']);
});

test('a snapshot is the engine’s own view, need and score', () => {
  const state: State = init(setup.options, setup.seed);
  const snapshot = snapshotOf(T.newTable('x', setup, rules));
  expect(snapshot.view).toEqual(view(state, 'spectator'));
  expect(snapshot.need).toEqual(needs(state));
  expect(snapshot.score).toEqual(score(state));
});
