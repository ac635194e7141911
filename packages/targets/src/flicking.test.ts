import { describe, expect, test } from 'vitest';
import {
  act,
  allPass,
  besidePuck,
  changed,
  FAR,
  find,
  flick,
  on,
  refusal,
  type Rests,
  spotsOf,
  tableOf,
  typesOf,
  without,
  withLying,
} from '../test/rulesTable.ts';
import { needs } from './engine.ts';
import type { Face, Pose } from './geometry.ts';
import { toAct } from './judge.ts';
import { dieOf, puckOf, type State } from './state.ts';

describe('a turn', () => {
  test('[TT-6] the top die is flicked and stays where it stops', () => {
    const s = tableOf();
    expect(needs(s)).toEqual({ kind: 'flick', seat: 'red', die: 'red3' });
    const { state, events } = flick(s, 'red', { red3: { at: on(s, 1, 30_000), face: 4 } });
    expect(dieOf(state, 'red3')).toMatchObject({ spot: 'table', face: 4, isFlat: true, pose: on(s, 1, 30_000) });
    expect(events).toEqual([
      { type: 'flicked', seat: 'red', die: 'red3', face: 4, disc: 'jade1', rule: 'TT-6', reveals: true },
    ]);
    expect(state.towers.red).toEqual(['red1', 'red2']);
  });

  test('[TT-7] then the next player clockwise; players without dice are skipped, the only one left flicks again', () => {
    let s = without(tableOf({ players: 3 }), 'blue1', 'blue2', 'blue3', 'yellow1', 'yellow2');
    expect(refusal(s, 'yellow', { type: 'flick', vxMmS: 1, vzMmS: 1, highPm: 0, sidePm: 0 })).toBe('not-your-turn');
    s = flick(s, 'red', { red3: {} }).state;
    expect(toAct(s)).toEqual(['yellow']);
    s = flick(s, 'yellow', { yellow3: {} }).state;
    s = flick(s, 'red', { red2: { face: 2 } }).state;
    expect(toAct(s)).toEqual(['red']);
  });

  test('[TT-8 T11] the round ends when no player has a die on a puck', () => {
    let s = without(tableOf(), 'red1', 'red2', 'blue1', 'blue2');
    s = flick(s, 'red', { red3: { at: on(s, 0, 30_000), face: 5 } }).state;
    const { state, events } = allPass(flick(s, 'blue', { blue3: {} }));
    expect(typesOf(events)).toEqual(['flicked', 'roundEnded', 'awarded', 'awarded', 'awarded', 'roundStarted']);
    expect(state.round).toBe(2);
  });

  const placings: readonly (readonly [string, (s: State) => Rests['red3'], string | undefined])[] = [
    ['TT-9 T6 the whole footprint inside the circle', (s) => ({ at: on(s, 0, 42_000) }), 'amber1'],
    ['TT-9 T6 a footprint over the edge', (s) => ({ at: on(s, 0, 43_500) }), undefined],
    ['TT-9 T6 a die flat on another die', (s) => ({ at: on(s, 0), heightUm: 24_000 }), undefined],
    ['TT-9 T7 a cocked die', (s) => ({ at: on(s, 0), cocked: true }), undefined],
  ];

  test.each(placings)('[%s]', (_title, rest, disc) => {
    const s = tableOf();
    const at = rest(s) ?? {};
    const { events } = flick(s, 'red', { red3: at });
    expect(find(events, 'flicked')[0].disc).toBe(disc);
  });

  test('[TT-9 T7] a cocked die shows no face until it is moved', () => {
    let s = tableOf();
    s = flick(s, 'red', { red3: { at: on(s, 0), cocked: true } }).state;
    expect(dieOf(s, 'red3')).toMatchObject({ spot: 'table', face: undefined, isFlat: false });
    s = flick(s, 'blue', { blue3: {}, red3: { at: on(s, 0, 30_000), face: 6 } }).state;
    expect(dieOf(s, 'red3')).toMatchObject({ face: 6, isFlat: true });
  });

  test('[TT-10 T8] faults, disarms, steals, then calls', () => {
    const stored = changed(tableOf({ players: 3 }), (copy) => copy.stored.yellow.push('violet3'));
    const s = withLying(stored, { red1: { at: FAR }, yellow1: { at: on(stored, 0, 60_000) } });
    const rests: Rests = {
      red3: { at: besidePuck(s, 'yellow') },
      red1: { where: 'off' },
      blue3: { at: FAR },
      yellow1: { at: on(s, 0) },
    };
    const { state, events } = flick(s, 'red', rests);
    expect(typesOf(events)).toEqual(['flicked', 'fault', 'disarmed', 'stole']);
    expect(act(state, 'yellow', { type: 'targets', die: 'yellow1', atMs: 1 }).events[0].type).toBe('targets');
  });

  test('[TT-11 T20] a pushed tower that lost no die is straightened, with the same order and orientations', () => {
    const s = tableOf();
    const shifted = (die: 'blue1' | 'blue2' | 'blue3', xUm: number) => {
      const pose = dieOf(s, die).pose!;
      return { where: 'tower', pose: { ...pose, xUm: pose.xUm + xUm, q: nudge(pose.q) } } as const;
    };
    const { state } = flick(s, 'red', {
      red3: {},
      blue1: shifted('blue1', 2_000),
      blue2: shifted('blue2', -1_000),
      blue3: { where: 'tower' },
    });
    expect(state.towers.blue).toEqual(['blue1', 'blue2', 'blue3']);
    const poses = state.towers.blue.map((die) => dieOf(state, die).pose);
    expect(poses).toEqual(s.towers.blue.map((die) => dieOf(s, die).pose));
    expect(state.draws).toBe(s.draws);
  });

  function nudge([x, y, z, w]: Pose['q']): Pose['q'] {
    return [x + 9_000, y - 7_000, z + 5_000, w - 3_000];
  }

  test('[TT-11 T20] an untouched tower does not change', () => {
    const s = changed(tableOf(), (copy) => {
      const die = dieOf(copy, 'blue3');
      die.pose = { ...die.pose!, xUm: 77 };
    });
    expect(dieOf(flick(s, 'red', { red3: {} }).state, 'blue3').pose?.xUm).toBe(77);
  });
});

describe('faults', () => {
  const out = (s: State, rests: Rests) => {
    const { state, events } = flick(s, 'red', rests);
    return [
      find(events, 'fault').map(({ die, fault, rule, seat }) => [die, fault, rule, seat]),
      spotsOf(state),
    ] as const;
  };

  test('[TT-12] a fault puts the die out, under its owner’s puck, until the towers are rebuilt', () => {
    let s = tableOf();
    s = flick(s, 'red', { red3: { where: 'off' } }).state;
    expect(dieOf(s, 'red3')).toEqual({
      die: 'red3',
      holder: 'red',
      spot: 'out',
      pose: undefined,
      face: undefined,
      isFlat: false,
    });
  });

  test('[TT-13] off the table: the flicked die, or a pushed one', () => {
    const s = withLying(tableOf(), { blue1: { at: FAR } });
    const [faults, spots] = out(s, { red3: { where: 'off' }, blue1: { where: 'off' } });
    expect(faults).toEqual([
      ['blue1', 'off', 'TT-13', 'blue'],
      ['red3', 'off', 'TT-13', 'red'],
    ]);
    expect(spots).toMatchObject({ red3: 'out', blue1: 'out', red2: 'tower' });
  });

  test('[TT-13 T12] a die that is still moving after eight seconds', () => {
    expect(out(tableOf(), { red3: { where: 'unsettled' } })[0]).toEqual([['red3', 'unsettled', 'TT-13', 'red']]);
  });

  test('[TT-14 T3] a flicked die whose top face never changed; pushed dice may slide', () => {
    const s = withLying(tableOf(), { blue1: { at: FAR } });
    const [faults, spots] = out(s, { red3: { slid: true }, blue1: { at: on(s, 2), slid: true } });
    expect(faults).toEqual([['red3', 'slid', 'TT-14', 'red']]);
    expect(spots).toMatchObject({ red3: 'out', blue1: 'table' });
  });

  test('[TT-15 T21] a die at rest on a puck or a tower, and a flicked die that stays on its own tower', () => {
    const s = tableOf();
    const { xUm, zUm } = puckOf(s, 'blue');
    const top = { at: { xUm: xUm + 3_000, zUm }, heightUm: 66_000 };
    expect(out(s, { red3: top })[0]).toEqual([['red3', 'onPuck', 'TT-15', 'red']]);
    const leaning = { at: { xUm: xUm + 24_000, zUm }, cocked: true };
    expect(out(s, { red3: leaning })[0]).toEqual([['red3', 'onPuck', 'TT-15', 'red']]);
    expect(out(s, { red3: { at: { xUm: xUm + 29_000, zUm } } })[0]).toEqual([]);
    const stayed = flick(s, 'red', { red3: { where: 'tower' } });
    expect(find(stayed.events, 'fault')).toMatchObject([{ die: 'red3', fault: 'stayed', rule: 'TT-15' }]);
    expect(stayed.state.towers.red).toEqual(['red1', 'red2']);
  });

  test('[TT-16 T17] the player chooses one of their fallen dice to keep', () => {
    const s = tableOf();
    const fallen = flick(s, 'red', { red3: { face: 2 }, red2: { face: 5 }, red1: { face: 6 } });
    expect(needs(fallen.state)).toEqual({ kind: 'keep', seat: 'red', dice: ['red3', 'red2', 'red1'] });
    expect(toAct(fallen.state)).toEqual(['red']);
    expect(refusal(fallen.state, 'blue', { type: 'flick', vxMmS: 1, vzMmS: 0, highPm: 0, sidePm: 0 })).toBe(
      'not-your-turn',
    );
    expect(refusal(fallen.state, 'red', { type: 'keep', die: 'blue1' })).toBe('not-fallen');
    expect(refusal(fallen.state, 'red', { type: 'pass' })).toBe('not-now');
    const { state, events } = act(fallen.state, 'red', { type: 'keep', die: 'red2' });
    expect(spotsOf(state)).toMatchObject({ red1: 'out', red2: 'table', red3: 'out' });
    expect(events.map(({ type, rule }) => [type, rule])).toEqual([
      ['kept', 'TT-16'],
      ['fault', 'TT-16'],
      ['fault', 'TT-16'],
    ]);
    expect(find(events, 'fault').map(({ fault }) => fault)).toEqual(['notKept', 'notKept']);
    expect(toAct(state)).toEqual(['blue']);
    expect(refusal(state, 'blue', { type: 'keep', die: 'red3' })).toBe('not-now');
  });

  test('[TT-16] there is no choice if only one of them may stay', () => {
    const { state, events } = flick(tableOf(), 'red', {
      red3: { slid: true },
      red2: { face: 5 },
      red1: { where: 'off' },
    });
    expect(find(events, 'fault').map(({ die, fault }) => [die, fault])).toEqual([
      ['red3', 'slid'],
      ['red1', 'off'],
    ]);
    expect(spotsOf(state)).toMatchObject({ red1: 'out', red2: 'table', red3: 'out' });
    expect(toAct(state)).toEqual(['blue']);
  });

  const bests: readonly (readonly [string, (s: State) => Rests, string])[] = [
    ['the one on black', (s) => ({ red3: { at: on(s, 0), face: 1 }, red2: { at: on(s, 1, 30_000), face: 6 } }), 'red3'],
    [
      'then the one that steals',
      (s) => ({ red3: { at: on(s, 1, 30_000), face: 6 }, red2: { at: besidePuck(s, 'blue') } }),
      'red2',
    ],
    [
      'then the one on a disc',
      (s) => ({ red3: { at: FAR, face: 6 }, red2: { at: on(s, 1, 30_000), face: 1 } }),
      'red2',
    ],
    ['then the higher face', () => ({ red3: { at: FAR, face: 3 }, red2: { face: 4 } }), 'red2'],
    ['and of equal ones the flicked die', () => ({ red3: { face: 4 }, red2: { face: 4 } }), 'red3'],
  ];

  test.each(bests)('[TT-16 TT-30 T17] called for you, the best is kept: %s', (_title, rests, best) => {
    const s = changed(tableOf({ calls: 'forYou' }), (copy) => copy.stored.blue.push('jade3'));
    const { events } = flick(s, 'red', rests(s));
    expect(find(events, 'kept').map(({ die }) => die)).toEqual([best]);
  });
});

describe('attacks', () => {
  const fallen = (face: Face) => ({ at: FAR, face });

  test('[TT-17 T4] the topmost fallen die is out, the others go back in order', () => {
    const s = tableOf();
    const { state, events } = flick(s, 'red', {
      red3: {},
      blue1: { where: 'tower' },
      blue2: fallen(3),
      blue3: { where: 'off' },
    });
    expect(find(events, 'disarmed')).toEqual([
      { type: 'disarmed', seat: 'blue', by: 'red', out: 'blue3', back: ['blue2'], rule: 'TT-17', reveals: true },
    ]);
    expect(state.towers.blue).toEqual(['blue1', 'blue2']);
    expect(spotsOf(state)).toMatchObject({ blue1: 'tower', blue2: 'tower', blue3: 'out' });
    expect(dieOf(state, 'blue1').pose).toEqual(dieOf(s, 'blue1').pose);
    expect(state.draws).toBe(s.draws + 1);
  });

  test('[TT-17 T4] if the top die stays and lower ones fall, the topmost of these is out', () => {
    const { state } = flick(tableOf(), 'red', {
      red3: {},
      blue1: fallen(1),
      blue2: fallen(2),
      blue3: { where: 'tower' },
    });
    expect(state.towers.blue).toEqual(['blue1', 'blue3']);
    expect(spotsOf(state).blue2).toBe('out');
  });

  test('[TT-17 T26] of two towers that lose dice only the one touched first loses a die for good; on a tie, the next clockwise', () => {
    const s = tableOf({ players: 3 });
    const { state, events } = flick(s, 'red', { red3: {}, blue3: fallen(1), yellow3: fallen(2), yellow2: fallen(2) });
    expect(find(events, 'disarmed').map(({ seat, out, back }) => [seat, out, back])).toEqual([
      ['blue', 'blue3', []],
      ['yellow', undefined, ['yellow2', 'yellow3']],
    ]);
    expect(state.towers).toMatchObject({
      red: ['red1', 'red2'],
      blue: ['blue1', 'blue2'],
      yellow: ['yellow1', 'yellow2', 'yellow3'],
    });
    const yellowFirst = { red3: {}, blue3: { ...fallen(1), since: 30 }, yellow3: { ...fallen(2), since: 12 } };
    const disarmed = find(flick(s, 'red', yellowFirst).events, 'disarmed');
    expect(disarmed.map(({ seat, out }) => [seat, out])).toEqual([
      ['blue', undefined],
      ['yellow', 'yellow3'],
    ]);
  });

  const storing = () =>
    changed(tableOf({ players: 3 }), (copy) => {
      copy.stored.blue.push('amber3', 'jade3');
      copy.stored.red.push('violet3');
    });

  test('[TT-18 T10] a flicked die at rest on an opponent’s stored discs takes them all', () => {
    const s = storing();
    const { state, events } = flick(s, 'red', { red3: { at: besidePuck(s, 'blue') } });
    expect(state.stored).toMatchObject({ red: ['violet3', 'amber3', 'jade3'], blue: [] });
    expect(find(events, 'stole')).toMatchObject([
      { seat: 'red', from: 'blue', discs: ['amber3', 'jade3'], rule: 'TT-18' },
    ]);
    expect(dieOf(state, 'red3').spot).toBe('table');
  });

  test('[TT-18 T10] a die over the edge steals if the middle of it is on the discs', () => {
    const s = storing();
    const edge = { xUm: puckOf(s, 'blue').xUm + 50_000, zUm: puckOf(s, 'blue').zUm };
    expect(find(flick(s, 'red', { red3: { at: edge } }).events, 'stole')).toHaveLength(1);
  });

  test('[TT-18 T10] not mostly beside them, not a cocked die, not by another player’s pushed die, not from oneself, not without stored discs', () => {
    const s = withLying(storing(), { yellow1: { at: FAR } });
    const edge = { xUm: puckOf(s, 'blue').xUm + 50_001, zUm: puckOf(s, 'blue').zUm };
    const none: readonly Rests[] = [
      { red3: { at: edge } },
      { red3: { at: besidePuck(s, 'blue'), slid: true } },
      { red3: {}, yellow1: { at: besidePuck(s, 'blue') } },
      { red3: { at: besidePuck(s, 'red') } },
      { red3: { at: besidePuck(s, 'yellow') } },
    ];
    for (const rests of none) expect(find(flick(s, 'red', rests).events, 'stole')).toEqual([]);
  });

  test('[TT-16 TT-18] the kept one of several fallen dice counts as the flicked die', () => {
    const s = storing();
    const fell = flick(s, 'red', { red3: { at: besidePuck(s, 'blue') }, red2: {} }).state;
    expect(fell.stored.blue).toHaveLength(2);
    expect(find(act(fell, 'red', { type: 'keep', die: 'red3' }).events, 'stole')).toHaveLength(1);
    expect(find(act(fell, 'red', { type: 'keep', die: 'red2' }).events, 'stole')).toHaveLength(0);
  });

  test('[TT-19] no Double after a flick that stole, but Targets stays possible', () => {
    const lying = storing();
    const s = withLying(lying, { red1: { at: FAR, face: 3 }, yellow1: { at: FAR } });
    const { state } = flick(s, 'red', { red3: { at: besidePuck(s, 'blue'), face: 3 }, yellow1: { at: on(s, 0) } });
    expect(toAct(state)).toEqual(['blue', 'yellow']);
    const paired = changed(state, (copy) => copy.calls.targets.push('red1'));
    expect(refusal(paired, 'yellow', { type: 'targets', die: 'yellow1', atMs: 0 })).toBe('accepted');
    const redsToo = flick(s, 'red', {
      red3: { at: besidePuck(s, 'blue'), face: 3 },
      red1: { at: on(s, 0), face: 3 },
    }).state;
    expect(toAct(redsToo)).toEqual(['blue', 'red']);
    expect(refusal(redsToo, 'red', { type: 'double', back: 'red1', other: 'red3', atMs: 0 })).toBe(
      'double-after-steal',
    );
  });
});
