import { at, below, quickRng, sha256, TERMINAL_PLAYER } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { fakeSimulate } from '../../test/rulesFake.ts';
import { ALL_OPTIONS } from '../../test/rulesTable.ts';
import { init } from '../engine.ts';
import { SEATS } from '../geometry.ts';
import { strokeRefusal } from '../moves.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { puckOf, sceneOf } from '../state.ts';
import { guess, view } from '../view.ts';
import { ACTION_NAMES, ACTIONS_VERSION, fromOwn, PASS, strokeOf, toOwn } from './actions.ts';
import { readTargetsOptions, targetsLearning } from './index.ts';
import { OBSERVATION_VERSION, observe } from './observe.ts';

const out = new Uint16Array(ACTION_NAMES.length);

function hash(value: unknown): string {
  const digest = sha256(new TextEncoder().encode(JSON.stringify(value)));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('what an id and a place of an observation mean never changes within a version', () => {
  const { spec } = targetsLearning(DEFAULT_OPTIONS, fakeSimulate);
  expect(new Set(ACTION_NAMES).size).toBe(ACTION_NAMES.length);
  expect({ version: ACTIONS_VERSION, count: ACTION_NAMES.length, hash: hash(ACTION_NAMES) }).toEqual({
    version: 1,
    count: 217,
    hash: 'a04abf8875e9ea39',
  });
  expect({ version: OBSERVATION_VERSION, size: spec.observation.size, hash: hash(spec.observation.segments) }).toEqual({
    version: 2,
    size: 629,
    hash: 'e686ce4f9a1d2e54',
  });
  expect(ACTION_NAMES[PASS]).toBe('pass'); // python/src/caravanserai/gym.py relies on it
});

describe('by turns', () => {
  test('every kind of table is played to its end by listed actions', () => {
    const kinds = new Set<string>();
    const called = { ...DEFAULT_OPTIONS, first: 'called' } as const;
    for (const [number, options] of [...ALL_OPTIONS, called].entries()) {
      const game = targetsLearning(options, fakeSimulate);
      const rng = quickRng(`learn ${number}`);
      const table = game.deal(`learn ${number}`);
      const values = new Float32Array(game.spec.observation.size);
      let steps = 0;
      for (let actor = game.toAct(table); actor !== TERMINAL_PLAYER; actor = game.toAct(table), steps++) {
        const count = game.list(table, out);
        expect(count).toBeGreaterThan(0);
        const action = at(out, below(rng, count));
        const parameters = Float32Array.from({ length: 4 }, () => below(rng, 2001) / 1000 - 1);
        expect(game.refusal(table, action, parameters)).toBeUndefined();
        kinds.add(at(at(ACTION_NAMES, action).split(':'), 0));
        if (steps % 10 === 0) {
          game.observe(table, actor, new Uint8Array(values.buffer), 0);
          expect(values.every((value) => Math.abs(value) <= 10)).toBe(true);
          const again = new Float32Array(values.length);
          observe(guess(view(table.state, at(SEATS, actor)), rng), at(SEATS, actor), again);
          expect(again).toEqual(values); // independent of hidden information
        }
        game.step(table, action, parameters);
        expect(steps).toBeLessThan(3000);
      }
      const returns = game.returns(table);
      expect(returns.reduce((sum, each) => sum + each)).toBeCloseTo(0, 12);
      expect(Math.max(...returns)).toBe(1);
    }
    expect([...kinds].sort()).toEqual([
      'begin',
      'double',
      'flick',
      'golden',
      'keep',
      'pasVu',
      'pass',
      'remove',
      'swap',
      'targets',
    ]);
  });

  test('who is asked first after a flick is drawn from the seed', () => {
    const game = targetsLearning({ ...DEFAULT_OPTIONS, players: 4 }, fakeSimulate);
    const firsts = new Set(Array.from({ length: 40 }, (_, i) => game.deal(`order ${i}`).order[0]));
    expect([...firsts].sort()).toEqual([...SEATS].sort());
  });
});

describe('flicks', () => {
  test('are seen from each seat with its own puck in front', () => {
    const s = init({ ...DEFAULT_OPTIONS, players: 3 }, 'frames');
    for (const puck of s.pucks) {
      const [x, z] = toOwn(puck, puck.xUm, puck.zUm);
      expect(x).toBeCloseTo(0, 3);
      expect(z).toBeCloseTo(Math.hypot(puck.xUm, puck.zUm), 3);
      const [backX, backZ] = fromOwn(puck, ...toOwn(puck, 123, -456));
      expect([backX, backZ].map(Math.round)).toEqual([123, -456]);
      const { vxMmS, vzMmS } = strokeOf(puck, Float32Array.of(0, -0.25, 0, 0));
      expect(vxMmS * puck.xUm + vzMmS * puck.zUm).toBeLessThan(0); // towards the centre
    }
  });

  test('are legal whatever the parameters', () => {
    const s = init(DEFAULT_OPTIONS, 'bounds');
    const puck = puckOf(s, 'red');
    const numbers = [-1e9, -1, -0.7, -0.0001, 0, 1e-9, 0.5, 1, 3];
    for (const right of numbers) {
      for (const back of numbers) {
        expect(strokeRefusal(strokeOf(puck, Float32Array.of(right, back, back, right)))).toBeUndefined();
      }
    }
    expect(sceneOf(s).dice.length).toBe(6);
    const game = targetsLearning(DEFAULT_OPTIONS, fakeSimulate);
    expect(game.refusal(game.deal('bounds'), 0, Float32Array.of(Number.NaN, 0, 0, 0))).toContain('not a number');
  });
});

test('options from outside are the rules’ own', () => {
  expect(readTargetsOptions({ players: 4, teams: true })).toMatchObject({
    ok: true,
    value: { players: 4, teams: true },
  });
  expect(readTargetsOptions({ players: 5 })).toEqual({ ok: false, error: 'not-options' });
  expect(readTargetsOptions({ dice: 3 })).toEqual({ ok: false, error: 'not-options' });
  expect(readTargetsOptions({ teams: true })).toEqual({ ok: false, error: 'teams-need-four' });
});
