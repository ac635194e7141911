import { quickRng } from '@caravanserai/contract';
import { type Options, refusalOf, type Seat, type State } from '@caravanserai/targets';
import { describe, expect, test } from 'vitest';
import { fakeSimulate } from '../../../targets/test/rulesFake.ts';
import {
  changed,
  FAR,
  flick,
  on,
  type Rest,
  type Rests,
  tableOf,
  withLying,
  without,
} from '../../../targets/test/rulesTable.ts';
import { type Eyes, seeCall } from './calling.ts';
import { LEVEL_NAMES, LEVELS } from './levels.ts';

const SHARP = { ...LEVELS.master.eyes, missTargetsPm: 0, missDoublePm: 0, missPasVuPm: 0 };
const TIMES = 400;

/** A position after red's flick, with these dice at rest. */
function after(rests: (s: State) => Rests, options: Partial<Options> = {}, change: (s: State) => State = (s) => s) {
  const start = change(tableOf(options));
  return flick(start, 'red', rests(start)).state;
}

function call(s: State, seat: Seat, eyes: Eyes = SHARP, seed = 'x') {
  return seeCall(s, seat, eyes, 'match', fakeSimulate, quickRng(seed));
}

const onBlack = (s: State): Rests => ({ red3: { at: on(s, 0), face: 2 } });
const pair = (first: Rest, second: (s: State) => Rest) =>
  after(
    (s) => ({ red3: second(s) }),
    {},
    (s) => withLying(s, { red2: first }),
  );

test('[TT-20] Targets is called with its die', () => {
  const decision = call(after(onBlack), 'red');
  expect(decision?.move).toEqual({ type: 'targets', die: 'red3', atMs: decision?.afterMs });
});

test('[TT-24] a Double takes back the die that is not on a disc', () => {
  const s = pair({ at: FAR, face: 4 }, (table) => ({ at: on(table, 1, 30_000), face: 4 }));
  expect(call(s, 'red')?.move).toMatchObject({ type: 'double', back: 'red2', other: 'red3' });
});

test('[TT-26] a die that could be used for both calls Targets', () => {
  const s = pair({ at: FAR, face: 4 }, (table) => ({ at: on(table, 1), face: 4 }));
  expect(call(s, 'red')?.move).toMatchObject({ type: 'targets', die: 'red3' });
});

test('a Double that would give up a certain disc is not called', () => {
  const start = withLying(without(tableOf(), 'red1', 'blue3'), {
    red2: { at: on(tableOf(), 0, 30_000), face: 5 },
    blue1: { at: on(tableOf(), 0, 0, 30_000), face: 6 },
    blue2: { at: on(tableOf(), 0, 0, -30_000), face: 3 },
  });
  const ahead = flick(start, 'red', { red3: { at: on(start, 0, -30_000), face: 5 } }).state; // ten to nine, and no rival has a die left
  expect(call(ahead, 'red')).toBeUndefined();
  const alone = flick(without(start, 'blue1'), 'red', { red3: { at: on(start, 0, -30_000), face: 5 } }).state;
  expect(call(alone, 'red')?.move.type).toBe('double'); // five to three is enough
});

test('[TT-45] only a rival calls «Pas vu, pas pris!», and only where it is played', () => {
  const s = after(onBlack, { players: 4, teams: true, pasVu: true }, (table) =>
    changed(table, (copy) => {
      copy.phase = { name: 'flick', from: 'red' };
    }),
  );
  expect(call(s, 'blue')?.move).toMatchObject({ type: 'pasVu', die: 'red3' });
  expect(call(s, 'yellow')).toBeUndefined(); // red's partner
  expect(call(after(onBlack), 'blue')).toBeUndefined();
});

test('[TT-28] a call is never earlier than the last one', () => {
  const s = changed(after(onBlack), (copy) => {
    copy.calls.lastMs = 5000;
  });
  const decision = call(s, 'red');
  expect(decision?.afterMs).toBe(5000);
  expect(decision && refusalOf(s, 'red', decision.move)).toBeUndefined();
});

test('[TT-30] a Double is never missed if the game waits for an answer', () => {
  const blind = { ...SHARP, missDoublePm: 1000 };
  const open = (calls: Options['calls']) =>
    after(
      () => ({ red3: { at: FAR, face: 3 } }),
      { calls },
      (s) => withLying(s, { red2: { at: { xUm: FAR.xUm, zUm: 0 }, face: 3 } }),
    );
  expect(call(open('own'), 'red', blind)).toBeUndefined();
  expect(call(open('forYou'), 'red', blind)?.move.type).toBe('double');
});

describe('eyes', () => {
  const s = after(onBlack);
  const misses = LEVEL_NAMES.map((name) => {
    const { eyes } = LEVELS[name];
    const seen = Array.from({ length: TIMES }, (_, i) => call(s, 'red', eyes, `${i}`));
    for (const decision of seen) {
      if (!decision) continue;
      expect(decision.afterMs).toBeGreaterThanOrEqual(eyes.targetsMs[0]);
      expect(decision.afterMs).toBeLessThanOrEqual(eyes.targetsMs[1]);
    }
    return seen.filter((decision) => !decision).length / TIMES;
  });

  test('miss fewer calls at stronger levels, but every level misses some', () => {
    expect(misses).toEqual(misses.toSorted((a, b) => b - a));
    expect(Math.min(...misses)).toBeGreaterThan(0);
    expect(Math.max(...misses)).toBeLessThan(0.2);
  });

  test('no bot is faster than people are', () => {
    for (const name of LEVEL_NAMES) expect(LEVELS[name].eyes.targetsMs[0]).toBeGreaterThanOrEqual(400);
  });
});
