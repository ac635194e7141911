import { describe, expect, test } from 'vitest';
import {
  act,
  allPass,
  beside,
  changed,
  endRound,
  FAR,
  find,
  flick,
  nearEnd,
  on,
  refusal,
  tableOf,
  typesOf,
  withLying,
} from '../test/rulesTable.ts';
import { openCalls } from './calls.ts';
import { needs } from './engine.ts';
import { toAct } from './judge.ts';
import { score } from './score.ts';
import { dieOf, type State } from './state.ts';

const pasVu = (die: 'red3' | 'blue1' | 'green1') => ({ type: 'pasVu', die, atMs: 10 }) as const;

describe('pas vu, pas pris', () => {
  test('[TT-45] any other player can cancel a Targets that has not been called yet', () => {
    const s = tableOf({ players: 3, pasVu: true });
    const hit = flick(s, 'red', { red3: { at: on(s, 0) } }).state;
    expect(toAct(hit)).toEqual(['blue', 'red', 'yellow']);
    const { state, events } = act(hit, 'yellow', pasVu('red3'));
    expect(events).toEqual([
      { type: 'cancelled', seat: 'yellow', of: 'red', die: 'red3', rule: 'TT-45', reveals: false },
    ]);
    expect(openCalls(state)).toEqual([]);
    expect(toAct(state)).toEqual(['blue']);
    expect(dieOf(state, 'red3').spot).toBe('table');
    expect(refusal(hit, 'red', pasVu('red3'))).toBe('own-targets');
    expect(refusal(hit, 'blue', pasVu('blue1'))).toBe('own-targets');
    expect(refusal(hit, 'blue', pasVu('green1'))).toBe('not-on-black');
  });

  test('[TT-45] not after it was called or missed, and only with this variant', () => {
    const s = withLying(tableOf({ players: 3, pasVu: true }), { blue1: { at: FAR } });
    const hit = flick(s, 'red', { red3: { at: on(s, 0) }, blue1: { at: on(s, 1) } }).state;
    const called = act(hit, 'red', { type: 'targets', die: 'red3', atMs: 5 }).state;
    expect(refusal(called, 'yellow', pasVu('red3'))).toBe('not-on-black');
    const cancelled = act(hit, 'yellow', pasVu('red3')).state;
    expect(refusal(cancelled, 'yellow', pasVu('red3'))).toBe('too-late');
    expect(refusal(cancelled, 'red', { type: 'targets', die: 'red3', atMs: 20 })).toBe('too-late');
    const plain = tableOf();
    expect(refusal(flick(plain, 'red', { red3: { at: on(plain, 0) } }).state, 'blue', pasVu('red3'))).toBe('no-pas-vu');
  });

  test('[TT-45] a Double from the cancelled die stays open', () => {
    const s = withLying(tableOf({ pasVu: true }), { red1: { at: FAR, face: 3 } });
    const hit = flick(s, 'red', { red3: { at: on(s, 0), face: 3 } }).state;
    expect(openCalls(act(hit, 'blue', pasVu('red3')).state)).toMatchObject([{ call: 'double' }]);
  });
});

describe('3 × 3', () => {
  test('[TT-46] three discs of one colour, not refilled between rounds', () => {
    const s = nearEnd({ threeByThree: true }, (table) => ({ blue1: beside(table, 0, 2) }));
    expect(s.middle.map(({ disc }) => disc)).toEqual(['amber1', 'amber2', 'amber3']);
    const { state } = endRound(s);
    expect(state.middle.map(({ disc }) => disc)).toEqual(['amber2', 'amber3']);
    expect(state.aside).toHaveLength(6);
    expect([state.round, state.set, state.first]).toEqual([2, 1, 'blue']);
    expect(state.stored.blue).toEqual(['amber1']);
  });

  test('[TT-46 TT-48] stored discs stay stored during a set', () => {
    const s = nearEnd(
      { threeByThree: true },
      (table) => ({ blue1: beside(table, 0, 2) }),
      (copy) => {
        copy.stored.red.push('jade1');
        copy.round = 2;
      },
    );
    const { state, events } = endRound(s);
    expect(find(events, 'validated')).toEqual([]);
    expect(state.stored).toMatchObject({ red: ['jade1'], blue: ['amber1'] });
  });

  test('[TT-47] a disc is removed after a round in which no disc was won', () => {
    const s = nearEnd({ threeByThree: true }, () => ({}));
    const { state } = endRound(s);
    expect(needs(state).kind).toBe('remove');
    const { state: next, events } = act(state, 'red', { type: 'remove', disc: 'amber2' });
    expect(events[0].rule).toBe('TT-47');
    expect(next.middle.map(({ disc }) => disc)).toEqual(['amber1', 'amber3']);
  });

  const lastOfSet = (set: number) =>
    nearEnd(
      { threeByThree: true },
      (table) => ({ blue1: beside(table, 0, 2) }),
      (copy) => {
        copy.set = set;
        copy.stored.red.push('amber1');
        copy.removed.push('amber3');
        copy.middle = copy.middle.slice(1, 2);
        if (set === 3) copy.removed.push(...copy.aside.splice(0));
      },
    );

  test('[TT-48] the set ends when the middle is empty; stored discs are then won for good', () => {
    const { state, events } = endRound(lastOfSet(1));
    expect(typesOf(events)).toEqual([
      'flicked',
      'fault',
      'roundEnded',
      'awarded',
      'validated',
      'validated',
      'roundStarted',
    ]);
    expect(state.won).toMatchObject({ red: ['amber1'], blue: ['amber2'] });
    expect(state.middle.map(({ disc }) => disc)).toEqual(['jade1', 'jade2', 'jade3']);
    expect([state.set, state.round]).toEqual([2, 2]);
    expect(find(events, 'validated')[0].rule).toBe('TT-48');
  });

  test('[TT-48] the last set ends the game, without Money time', () => {
    const { events } = endRound(changed(lastOfSet(3), (copy) => copy.won.red.push('jade1')));
    expect(typesOf(events).slice(-2)).toEqual(['validated', 'gameOver']);
  });

  test('[TT-48] a set whose last disc is won by Targets ends at once', () => {
    const s = changed(tableOf({ threeByThree: true }), (copy) => {
      copy.stored.blue.push('amber1');
      copy.removed.push('amber3');
      copy.middle = copy.middle.slice(1, 2);
    });
    const hit = flick(s, 'red', { red3: { at: on(s, 0) } }).state;
    const { state, events } = act(hit, 'red', { type: 'targets', die: 'red3', atMs: 0 });
    expect(typesOf(events)).toEqual(['targets', 'validated', 'roundStarted']);
    expect(state.won).toMatchObject({ red: ['amber2'], blue: ['amber1'] });
    expect(state.towers.blue).toHaveLength(3);
    expect(toAct(state)).toEqual(['blue']);
  });

  test('[TT-48 TT-38] a set can bring the fourth disc', () => {
    const { events } = endRound(changed(lastOfSet(1), (copy) => copy.won.blue.push('jade1', 'jade2', 'jade3')));
    expect(events.at(-1)).toMatchObject({ type: 'gameOver', by: 'fourth', winners: ['blue'] });
  });
});

describe('teams', () => {
  const four = { players: 4, teams: true } as const;

  test('[TT-49] partners swap one die each and put it at any level of the tower', () => {
    let s = tableOf(four);
    expect(needs(s)).toEqual({ kind: 'swap', seats: ['red', 'blue', 'yellow', 'green'] });
    expect(refusal(s, 'red', { type: 'swap', die: 'yellow1', level: 1 })).toBe('not-your-die');
    expect(refusal(s, 'red', { type: 'swap', die: 'red1', level: 4 })).toBe('not-a-move');
    expect(refusal(s, 'red', { type: 'flick', vxMmS: 1, vzMmS: 1, highPm: 0, sidePm: 0 })).toBe('not-now');
    expect(refusal(tableOf(), 'red', { type: 'swap', die: 'red1', level: 1 })).toBe('not-now');
    const first = act(s, 'yellow', { type: 'swap', die: 'yellow2', level: 3 });
    expect(first.events).toEqual([]);
    s = first.state;
    expect(refusal(s, 'yellow', { type: 'swap', die: 'yellow1', level: 1 })).toBe('not-your-turn');
    const second = act(s, 'red', { type: 'swap', die: 'red1', level: 1 });
    expect(second.events).toMatchObject([
      { type: 'swapped', seat: 'yellow', gave: 'yellow2', got: 'red1', level: 3, rule: 'TT-49', reveals: true },
      { type: 'swapped', seat: 'red', gave: 'red1', got: 'yellow2', level: 1 },
    ]);
    s = second.state;
    expect(s.towers.red).toEqual(['yellow2', 'red2', 'red3']);
    expect(s.towers.yellow).toEqual(['yellow1', 'yellow3', 'red1']);
    expect(dieOf(s, 'yellow2')).toMatchObject({ holder: 'red', pose: { yUm: 18_000 } });
    s = act(s, 'blue', { type: 'swap', die: 'blue1', level: 2 }).state;
    s = act(s, 'green', { type: 'swap', die: 'green1', level: 2 }).state;
    expect(toAct(s)).toEqual(['red']);
    expect(needs(flick(s, 'red', { red3: {} }).state)).toMatchObject({ seat: 'blue', die: 'blue3' });
  });

  /** A position after the swap: red holds yellow3, yellow holds red2. */
  const swapped =
    (change: (copy: State) => void = () => {}) =>
    (copy: State) => {
      copy.stacks.red = ['red1', 'yellow3', 'red3'];
      copy.stacks.yellow = ['yellow1', 'yellow2', 'red2'];
      dieOf(copy, 'yellow3').holder = 'red';
      dieOf(copy, 'red2').holder = 'yellow';
      change(copy);
    };

  test('[TT-49] a swapped die belongs to its new holder for the whole match', () => {
    const s = nearEnd(four, (table) => ({ yellow3: beside(table, 0, 4), yellow1: { at: FAR, face: 4 } }), swapped());
    const pushed = flick(s, 'red', { red3: { face: 1 }, yellow3: { at: on(s, 0), face: 5 } }).state;
    expect(openCalls(pushed)).toEqual([{ call: 'targets', seat: 'red', die: 'yellow3', disc: 'amber1' }]);
    const called = allPass(act(pushed, 'red', { type: 'targets', die: 'yellow3', atMs: 0 }));
    expect(called.state.won.red).toEqual(['amber1']);
    expect(called.state.towers).toMatchObject({
      red: ['red1', 'yellow3', 'red3'],
      yellow: ['yellow1', 'yellow2', 'red2'],
    });
  });

  test('[TT-50] totals count by colour, and the disc goes to that colour’s puck', () => {
    const s = nearEnd(
      four,
      (table) => ({
        red1: beside(table, 0, 2),
        red2: beside(table, 0, 3, 1),
        blue1: beside(table, 0, 4, 2),
        yellow3: { at: on(table, 0, -30_000), face: 1 },
      }),
      swapped(),
    );
    const { state, events } = endRound(s);
    expect(find(events, 'awarded')[0].totals).toEqual([
      { seat: 'red', total: 5 },
      { seat: 'blue', total: 4 },
      { seat: 'yellow', total: 1 },
    ]);
    expect(state.stored.red).toEqual(['amber1']);
  });

  test('[TT-50 T24] equal totals of partners cancel each other too', () => {
    const s = nearEnd(four, (table) => ({
      red1: beside(table, 0, 5),
      yellow1: beside(table, 0, 5, 1),
      blue1: beside(table, 0, 2, 2),
    }));
    expect(endRound(s).state.stored.blue).toEqual(['amber1']);
  });

  test('[TT-51] discs of partners count together', () => {
    const table = changed(tableOf(four), (copy) => {
      copy.phase = { name: 'flick', from: 'red' };
      copy.won.red.push('jade2');
      copy.won.yellow.push('jade3', 'amber3');
    });
    const hit = flick(table, 'red', { red3: { at: on(table, 0) } }).state;
    const { state } = act(hit, 'red', { type: 'targets', die: 'red3', atMs: 0 });
    expect(score(state)).toMatchObject({
      winners: ['red', 'yellow'],
      decidedBy: 'fourth',
      seats: [{ seat: 'red', won: 2, total: 4 }, { total: 0 }, { won: 2, total: 4 }, {}],
    });
  });

  test('[TT-51 T25] a partner’s discs cannot be stolen, but a partner’s tower can be disarmed', () => {
    const table = changed(tableOf(four), (copy) => {
      copy.phase = { name: 'flick', from: 'red' };
      copy.stored.yellow.push('jade3');
      copy.stored.blue.push('jade2');
    });
    const besides = (puck: number) => ({ at: { xUm: table.pucks[puck].xUm + 35_000, zUm: table.pucks[puck].zUm } });
    expect(typesOf(flick(table, 'red', { red3: besides(2) }).events)).toEqual(['flicked']);
    expect(typesOf(flick(table, 'red', { red3: besides(1) }).events)).toEqual(['flicked', 'stole']);
    const fell = flick(table, 'red', { red3: {}, yellow3: { at: FAR }, yellow2: { at: FAR } });
    expect(find(fell.events, 'disarmed')).toMatchObject([{ seat: 'yellow', out: 'yellow3', back: ['yellow2'] }]);
  });
});
