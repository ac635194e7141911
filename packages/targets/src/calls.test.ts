import { describe, expect, test } from 'vitest';
import {
  act,
  changed,
  FAR,
  find,
  flick,
  on,
  refusal,
  type Rest,
  spotsOf,
  tableOf,
  typesOf,
  without,
  withLying,
} from '../test/rulesTable.ts';
import { openCalls } from './calls.ts';
import { needs } from './engine.ts';
import type { DieId } from './geometry.ts';
import { toAct } from './judge.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { dieOf, type State } from './state.ts';
import { type View, view, type Viewer } from './view.ts';

const targets = (die: DieId, atMs = 0) => ({ type: 'targets', die, atMs }) as const;
const double = (back: DieId, other: DieId, atMs = 0) => ({ type: 'double', back, other, atMs }) as const;
const pickTold = ({ toAct: told, open }: View) => ({ toAct: told, open });
const STROKE = { type: 'flick', vxMmS: 100, vzMmS: 900, highPm: 100, sidePm: 0 } as const;

describe('Targets!', () => {
  test('[TT-20] a flicked die on black can be called and wins the disc at once', () => {
    const s = tableOf();
    const hit = flick(s, 'red', { red3: { at: on(s, 1, 19_000) } }).state;
    expect(openCalls(hit)).toEqual([{ call: 'targets', seat: 'red', die: 'red3', disc: 'jade1' }]);
    expect(toAct(hit)).toEqual(['blue', 'red']);
    const { state, events } = act(hit, 'red', targets('red3'));
    expect(state.won.red).toEqual(['jade1']);
    expect(state.middle.map(({ disc }) => disc)).toEqual(['amber1', 'violet1']);
    expect(events).toEqual([
      {
        type: 'targets',
        seat: 'red',
        die: 'red3',
        disc: 'jade1',
        home: ['red3'],
        forYou: false,
        rule: 'TT-20',
        reveals: false,
      },
    ]);
    expect(toAct(state)).toEqual(['blue']);
  });

  test('[TT-20] a die pushed onto black by any player can be called, but only by its owner', () => {
    const s = withLying(tableOf(), { blue1: { at: FAR } });
    const hit = flick(s, 'red', { red3: {}, blue1: { at: on(s, 2) } }).state;
    expect(toAct(hit)).toEqual(['blue']);
    expect(refusal(hit, 'red', targets('blue1'))).toBe('not-your-turn');
    expect(act(hit, 'blue', targets('blue1')).state.won.blue).toEqual(['violet1']);
    const both = flick(s, 'red', { red3: { at: on(s, 0) }, blue1: { at: on(s, 2) } }).state;
    expect(refusal(both, 'red', targets('blue1'))).toBe('not-your-die');
    expect(refusal(both, 'red', targets('green1'))).toBe('not-your-die');
  });

  test.each([
    ['TT-20 T5 a corner on the edge of black', 19_500, true],
    ['TT-20 T5 a corner just outside black', 19_501, false],
  ])('[%s]', (_title, xUm, isOpen) => {
    const s = tableOf();
    const hit = flick(s, 'red', { red3: { at: on(s, 0, xUm) } }).state;
    expect(openCalls(hit)).toHaveLength(isOpen ? 1 : 0);
  });

  test('[TT-20 T5] not a cocked die, and not a die on another die', () => {
    const s = tableOf();
    for (const rest of [{ cocked: true }, { heightUm: 24_000 }]) {
      const hit = flick(s, 'red', { red3: { at: on(s, 0), ...rest } }).state;
      expect(openCalls(hit)).toEqual([]);
      expect(
        refusal(
          changed(hit, (copy) => copy.calls.targets.push('red3')),
          'blue',
          targets('red3'),
        ),
      ).toBe('not-your-die');
    }
  });

  test('[TT-21 T22] every die that touches the disc goes home, even one on top of another die; dice beside it stay', () => {
    const s = tableOf({ players: 3 });
    const lying = withLying(s, {
      blue1: { at: on(s, 1, 30_000) },
      blue2: { at: on(s, 1, 30_000), heightUm: 24_000 },
      red1: { at: on(s, 1, 56_000) }, // over the edge
      yellow1: { at: on(s, 1, 58_000) }, // one millimetre outside
      red2: { at: on(s, 0, 30_000) },
    });
    const { state, events } = act(flick(lying, 'red', { red3: { at: on(s, 1) } }).state, 'red', targets('red3'));
    expect(find(events, 'targets')[0].home).toEqual(['red1', 'red3', 'blue1', 'blue2']);
    expect(spotsOf(state)).toMatchObject({ red1: 'out', red2: 'table', red3: 'out', blue1: 'out', yellow1: 'table' });
  });

  test('[TT-21 T13] the other discs and the dice on them stay where they are', () => {
    const s = tableOf();
    const lying = withLying(s, { red1: { at: on(s, 0, 30_000) } });
    const { state } = act(flick(lying, 'red', { red3: { at: on(s, 1) } }).state, 'red', targets('red3'));
    expect(state.middle).toEqual([s.middle[0], s.middle[2]]);
    expect(dieOf(state, 'red1')).toEqual(dieOf(lying, 'red1'));
  });

  test('[TT-22] with several dice on one black centre the first call wins, and the other dice go home', () => {
    const s = withLying(tableOf({ players: 3 }), { yellow1: { at: FAR } });
    const hit = flick(s, 'red', { red3: { at: on(s, 0) }, yellow1: { at: on(s, 0, 15_000) } }).state;
    expect(openCalls(hit)).toHaveLength(2);
    const { state } = act(hit, 'yellow', targets('yellow1', 200));
    expect(state.won).toMatchObject({ yellow: ['amber1'], red: [] });
    expect(refusal(state, 'red', targets('red3', 300))).toBe('not-your-turn');
    expect(spotsOf(state)).toMatchObject({ red3: 'out', yellow1: 'out' });
  });

  test('[TT-23] a die that was not called before the next flick stays and can no longer be called', () => {
    const s = tableOf();
    const hit = flick(s, 'red', { red3: { at: on(s, 0) } }).state;
    const { state, events } = flick(hit, 'blue', { blue3: { at: on(s, 1) } });
    expect(find(events, 'missed')).toEqual([
      { type: 'missed', seat: 'red', die: 'red3', rule: 'TT-23', reveals: false },
    ]);
    expect(typesOf(events)).toEqual(['missed', 'flicked']);
    expect(openCalls(state).map(({ seat }) => seat)).toEqual(['blue']);
    expect(refusal(state, 'red', targets('red3'))).toBe('too-late');
  });

  test('[TT-23] a missed die can be called again after it is moved', () => {
    const s = tableOf();
    const hit = flick(s, 'red', { red3: { at: on(s, 0) } }).state;
    const { state } = flick(hit, 'blue', { blue3: {}, red3: { at: on(s, 0, 3_000) } });
    expect(act(state, 'red', targets('red3')).state.won.red).toEqual(['amber1']);
  });

  test('[TT-23] not on discs under pucks', () => {
    const s = changed(tableOf(), (copy) => copy.stored.blue.push('jade3'));
    const { xUm, zUm } = s.pucks[1];
    const hit = flick(s, 'red', { red3: { at: { xUm: xUm + 30_000, zUm } } }).state;
    expect(refusal(hit, 'blue', targets('red3'))).toBe('not-your-die');
    expect(openCalls(hit)).toEqual([]);
  });
});

describe('Double!', () => {
  const paired = (): State => withLying(tableOf(), { red1: { at: FAR, face: 4 } });

  test('[TT-24 T16] one of two equal dice goes back on top of the tower, with a random orientation', () => {
    const s = paired();
    const hit = flick(s, 'red', { red3: { face: 4 } }).state;
    expect(openCalls(hit)).toEqual([{ call: 'double', seat: 'red', dice: ['red1', 'red3'], face: 4 }]);
    const { state, events } = act(hit, 'red', double('red3', 'red1'));
    expect(state.towers.red).toEqual(['red2', 'red3']);
    expect(dieOf(state, 'red3')).toMatchObject({ spot: 'tower', face: undefined, pose: { yUm: 34_000 } });
    expect(dieOf(state, 'red2').pose).toMatchObject({ yUm: 18_000 });
    expect(events).toEqual([
      { type: 'doubled', seat: 'red', back: 'red3', other: 'red1', face: 4, rule: 'TT-24', reveals: true },
    ]);
    expect(state.draws).toBe(hit.draws + 1);
    expect(act(hit, 'red', double('red1', 'red3')).state.towers.red).toEqual(['red2', 'red1']);
  });

  test('[TT-24] not with a different face, a cocked die, a die on another die, a die on a tower, another player’s die or itself', () => {
    const s = paired();
    const with3 = (rest: object) => flick(s, 'red', { red3: { at: on(s, 0), ...rest } }).state; // on black, so that red may make a call
    expect(refusal(with3({ face: 5 }), 'red', double('red1', 'red3'))).toBe('not-a-double');
    expect(refusal(with3({ face: 4 }), 'red', double('red3', 'red2'))).toBe('not-a-double');
    expect(refusal(with3({ face: 4 }), 'red', double('red3', 'red3'))).toBe('not-a-double');
    expect(refusal(with3({ face: 4 }), 'red', double('red3', 'blue3'))).toBe('not-your-die');
    const uncounted: readonly Rest[] = [{ cocked: true }, { face: 4, heightUm: 24_000 }];
    for (const rest of uncounted) expect(openCalls(flick(s, 'red', { red3: { at: FAR, ...rest } }).state)).toEqual([]);
  });

  test('[TT-25] only until the next flick starts', () => {
    const s = paired();
    const hit = flick(s, 'red', { red3: { face: 4 } }).state;
    const later = flick(hit, 'blue', { blue3: {}, red1: { at: on(s, 0), face: 4 } }).state;
    expect(openCalls(later)).toMatchObject([{ call: 'targets', die: 'red1' }]);
    expect(refusal(later, 'red', double('red3', 'red1'))).toBe('old-double');
  });

  test('[TT-25] a die pushed onto a new face counts again, but not one that keeps its face', () => {
    const s = withLying(tableOf(), { red1: { at: FAR, face: 4 }, red2: { at: FAR, face: 2 } });
    const pushed = flick(
      changed(s, (copy) => (copy.phase = { name: 'flick', from: 'blue' })),
      'blue',
      {
        blue3: {},
        red2: { face: 4 },
      },
    ).state;
    expect(openCalls(pushed)).toMatchObject([{ call: 'double', seat: 'red', face: 4 }]);
    expect(openCalls(flick(pushed, 'red', { red3: { face: 1 }, red2: { face: 4 } }).state)).toEqual([]);
  });

  test('[TT-26] a die counts for one call only', () => {
    const s = paired();
    const hit = flick(s, 'red', { red3: { at: on(s, 0), face: 4 } }).state;
    expect(openCalls(hit).map(({ call }) => call)).toEqual(['targets', 'double']);
    const doubled = act(hit, 'red', double('red1', 'red3')).state;
    expect(openCalls(doubled)).toEqual([]);
    expect(
      refusal(
        changed(doubled, (copy) => (copy.phase = { name: 'flick', from: 'red' })),
        'red',
        targets('red3'),
      ),
    ).toBe('die-used');
    expect(openCalls(act(hit, 'red', targets('red3')).state)).toEqual([]);
    const three = withLying(tableOf(), { red1: { at: FAR, face: 4 }, red2: { at: FAR, face: 4 } });
    const equal = flick(three, 'red', { red3: { face: 4 } }).state;
    expect(openCalls(equal)).toHaveLength(2);
    const once = act(equal, 'red', double('red3', 'red1')).state;
    expect(openCalls(once)).toEqual([]);
    expect(
      refusal(
        changed(once, (copy) => (copy.phase = { name: 'flick', from: 'red' })),
        'red',
        double('red2', 'red1'),
      ),
    ).toBe('die-used');
  });
});

describe('calls', () => {
  test('[TT-27 T9] close when the next flick starts, without a time limit', () => {
    const s = tableOf();
    const hit = flick(s, 'red', { red3: { at: on(s, 0) } }).state;
    expect(refusal(hit, 'red', targets('red3', 3_600_000))).toBe('accepted');
    expect(openCalls(flick(hit, 'blue', { blue3: {} }).state)).toEqual([]);
  });

  test('[TT-28 T9] are executed in order, none earlier than the last', () => {
    const s = withLying(tableOf(), { blue1: { at: FAR } });
    const hit = flick(s, 'red', { red3: { at: on(s, 0) }, blue1: { at: on(s, 1) } }).state;
    const first = act(hit, 'blue', targets('blue1', 500)).state;
    expect(refusal(first, 'red', targets('red3', 499))).toBe('call-order');
    expect(act(first, 'red', targets('red3', 500)).state.won).toMatchObject({ red: ['amber1'], blue: ['jade1'] });
    expect(refusal(hit, 'red', targets('red3', -1))).toBe('not-a-move');
    expect(refusal(hit, 'red', targets('red3', 0.5))).toBe('not-a-move');
  });

  test('[TT-29] a player may pass on their own calls', () => {
    const s = tableOf();
    const hit = flick(s, 'red', { red3: { at: on(s, 0) } }).state;
    const { state, events } = act(hit, 'red', { type: 'pass' });
    expect(events).toEqual([{ type: 'passed', seat: 'red', rule: 'TT-29', reveals: false }]);
    expect(toAct(state)).toEqual(['blue']);
    expect(refusal(state, 'blue', { type: 'pass' })).toBe('nothing-to-let-go');
    const twice = withLying(s, { blue1: { at: FAR, face: 2 }, blue2: { at: FAR, face: 5 } });
    const both = flick(twice, 'red', { red3: {}, blue1: { at: on(s, 0), face: 2 }, blue2: { face: 2 } }).state;
    const gone = act(both, 'blue', { type: 'pass' }).state;
    expect(refusal(gone, 'blue', targets('blue1'))).toBe('let-go');
    expect(refusal(gone, 'blue', double('blue1', 'blue2'))).toBe('let-go');
  });

  test('[TT-29 T23] after the last flick of a round all players have to pass', () => {
    const s = withLying(without(tableOf(), 'red1', 'red2', 'blue1', 'blue2'), { blue3: { at: FAR, face: 3 } });
    const last = flick(s, 'red', { red3: { at: on(s, 0) } });
    expect(typesOf(last.events)).toEqual(['flicked']);
    expect(needs(last.state)).toEqual({ kind: 'calls', seats: ['red', 'blue'] });
    expect(refusal(last.state, 'red', STROKE)).toBe('no-die-left');
    const blue = act(last.state, 'blue', { type: 'pass' });
    expect(typesOf(blue.events)).toEqual(['passed']);
    expect(needs(blue.state)).toEqual({ kind: 'calls', seats: ['red'] });
    expect(refusal(blue.state, 'blue', { type: 'pass' })).toBe('not-your-turn');
    expect(typesOf(act(blue.state, 'red', { type: 'pass' }).events)).toContain('roundEnded');
    const called = act(blue.state, 'red', targets('red3'));
    expect(typesOf(called.events)).toEqual(['targets']);
    expect(typesOf(act(called.state, 'red', { type: 'pass' }).events)).toContain('roundEnded');
  });

  test('[TT-27 TT-29] players do not learn that an opponent could make a call', () => {
    const options = { players: 3, pasVu: true } as const;
    const seenBy = (s: State, viewer: Viewer) => pickTold(view(s, viewer));
    const s = tableOf(options);
    const hit = flick(s, 'red', { red3: { at: on(s, 0) } }).state;
    const none = flick(s, 'red', { red3: {} }).state;
    expect(seenBy(hit, 'spectator')).toEqual(seenBy(none, 'spectator'));
    expect(seenBy(none, 'yellow')).toEqual({ toAct: ['blue'], open: [] });
    expect(seenBy(hit, 'red')).toMatchObject({ toAct: ['blue', 'red'], open: [{ call: 'targets', seat: 'red' }] });
    const end = withLying(without(s, 'red1', 'red2', 'blue1', 'blue2', 'yellow1', 'yellow2', 'yellow3'), {
      blue3: { at: FAR, face: 3 },
    });
    const last = flick(end, 'red', { red3: { at: on(s, 0) } }).state;
    const lastNone = flick(end, 'red', { red3: {} }).state;
    for (const viewer of ['blue', 'yellow', 'spectator'] as const) {
      expect(seenBy(last, viewer)).toEqual(seenBy(lastNone, viewer));
      expect(seenBy(last, viewer)).toEqual({ toAct: ['red', 'blue', 'yellow'], open: [] });
    }
  });

  test('[TT-29 T23] a Double at that time continues the round', () => {
    const s = withLying(without(tableOf(), 'red1', 'blue1', 'blue2', 'blue3'), { red2: { at: FAR, face: 3 } });
    const last = flick(s, 'red', { red3: { face: 3 } }).state;
    expect(needs(act(last, 'red', double('red2', 'red3')).state)).toEqual({ kind: 'flick', seat: 'red', die: 'red2' });
  });

  test('[TT-30] called for you: Targets at once, first for the player who flicked', () => {
    const s = withLying(tableOf({ calls: 'forYou', players: 3, first: 'blue' }), {
      red1: { at: FAR },
      yellow1: { at: FAR },
    });
    const { state, events } = flick(s, 'blue', {
      blue3: { at: on(s, 0) },
      red1: { at: on(s, 0, 10_000) },
      yellow1: { at: on(s, 1) },
    });
    expect(find(events, 'targets').map(({ seat, disc, forYou, rule }) => [seat, disc, forYou, rule])).toEqual([
      ['blue', 'amber1', true, 'TT-30'],
      ['yellow', 'jade1', true, 'TT-30'],
    ]);
    expect(toAct(state)).toEqual(['yellow']);
  });

  test('[TT-30] called for you: a player who can call a Double decides before the next flick', () => {
    const s = withLying(tableOf({ calls: 'forYou' }), { red1: { at: FAR, face: 3 } });
    const hit = flick(s, 'red', { red3: { face: 3 } }).state;
    expect(needs(hit)).toEqual({ kind: 'calls', seats: ['red'] });
    expect(refusal(hit, 'blue', STROKE)).toBe('not-your-turn');
    expect(refusal(hit, 'red', STROKE)).toBe('answer-first');
    expect(toAct(act(hit, 'red', { type: 'pass' }).state)).toEqual(['blue']);
    expect(toAct(act(hit, 'red', double('red1', 'red3')).state)).toEqual(['blue']);
    expect(DEFAULT_OPTIONS.calls).toBe('own');
  });
});
