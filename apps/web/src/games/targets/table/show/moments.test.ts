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
import { isOnlyPassed, isTense, newsOf, roundEnd } from './moments.ts';

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

test('[TT-38] a game is tense while somebody needs one more disc, and until it is over', () => {
  const first = snapshotOf(T.newTable('tense', setup, rules));
  const won = (red: number, blue: number) => {
    const discs = (count: number) => Array.from({ length: count }, () => 'jade1' as const);
    return { ...first, view: { ...first.view, won: { ...first.view.won, red: discs(red), blue: discs(blue) } } };
  };
  expect([won(0, 0), won(2, 2), won(0, 3), won(3, 3)].map(isTense)).toEqual([false, false, true, true]);
  const teams = { ...won(2, 1), players: { ...setup.players, yellow: setup.players.red!, green: setup.players.red! } };
  const together = (view: typeof teams.view) => ({ ...view, options: { ...view.options, teams: true } });
  expect(isTense({ ...teams, view: together({ ...teams.view, won: { ...teams.view.won, yellow: ['jade2'] } }) })).toBe(
    true,
  );
  expect(isTense({ ...won(3, 0), need: { kind: 'over', winners: ['red'] } })).toBe(false);
});

test('a snapshot is the engine’s own view, need and score', () => {
  const state: State = init(setup.options, setup.seed);
  const snapshot = snapshotOf(T.newTable('x', setup, rules));
  expect(snapshot.view).toEqual(view(state, 'spectator'));
  expect(snapshot.need).toEqual(needs(state));
  expect(snapshot.score).toEqual(score(state));
});
