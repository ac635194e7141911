import { describe, expect, test } from 'vitest';
import {
  act,
  besidePuck,
  changed,
  FAR,
  find,
  flick,
  on,
  refusal,
  spotsOf,
  STROKE,
  tableOf,
  tryMove,
  withLying,
} from '../test/rulesTable.ts';
import { openCalls, SILENCE_MS } from './calls.ts';
import { init, needs } from './engine.ts';
import { DISC_RADIUS_UM, PUCK_RADIUS_UM, type DieId } from './geometry.ts';
import { makeGame, parseGame } from './gamefile.ts';
import { toAct } from './judge.ts';
import { checkOptions, DEFAULT_OPTIONS, GAPS_CM } from './options.ts';
import { RULES_VERSION } from './record.ts';
import { dieOf, puckOf, sceneOf, seenDie } from './state.ts';

const targets = (die: DieId, atMs = 0) => ({ type: 'targets', die, atMs }) as const;

describe('a die knocked off a tower', () => {
  test('[TT-20 T27] can be called where it lies on black and then goes home; the rest of its tower stays', () => {
    const s = tableOf();
    const hit = flick(s, 'red', { red3: {}, blue3: { at: on(s, 0) }, blue2: { at: FAR } }).state;
    expect(hit.towers.blue).toEqual(['blue1', 'blue2']); // blue3 is out
    expect(openCalls(hit)).toEqual([{ call: 'targets', seat: 'blue', die: 'blue3', disc: 'amber1' }]);
    expect(toAct(hit)).toEqual(['blue']);
    const { state } = act(hit, 'blue', targets('blue3'));
    expect(state.won.blue).toEqual(['amber1']);
    expect(state.towers.blue).toEqual(['blue1', 'blue2']);
    expect(spotsOf(state)).toMatchObject({ blue1: 'tower', blue2: 'tower', blue3: 'out' });
  });

  test('[TT-20 T27] a die that would go back leaves its tower when it is called, and the dice above move down', () => {
    const s = tableOf();
    const hit = flick(s, 'red', { red3: {}, blue3: { at: FAR }, blue1: { at: on(s, 1) } }).state;
    expect(hit.towers.blue).toEqual(['blue1', 'blue2']);
    const { state } = act(hit, 'blue', targets('blue1'));
    expect(state.towers.blue).toEqual(['blue2']);
    expect(spotsOf(state)).toMatchObject({ blue1: 'out', blue2: 'tower', blue3: 'out' });
    expect(dieOf(state, 'blue2').pose?.yUm).toBe(18_000);
  });

  test('[TT-21 T22 T27] goes home with the others if another die wins the disc under it', () => {
    const s = tableOf();
    const hit = flick(s, 'red', { red3: { at: on(s, 0) }, blue3: { at: FAR }, blue2: { at: on(s, 0, 30_000) } }).state;
    const { state, events } = act(hit, 'red', targets('red3'));
    expect(find(events, 'targets')[0].home).toEqual(['red3', 'blue2']);
    expect(state.towers.blue).toEqual(['blue1']);
  });

  test('[T27] stays where it is until the next flick, which starts with the tower rebuilt', () => {
    const s = tableOf();
    const hit = flick(s, 'red', {
      red3: {},
      blue3: { at: FAR, face: 4 },
      blue2: { at: on(s, 2, 30_000), face: 4 },
    }).state;
    expect(seenDie(hit, 'blue2')).toMatchObject({ spot: 'table', face: 4, pose: on(s, 2, 30_000) });
    expect(sceneOf(hit).dice.find(({ die }) => die === 'blue2')?.pose.yUm).toBe(34_000);
    expect(sceneOf(hit).dice.some(({ die }) => die === 'blue3')).toBe(false);
    const next = act(hit, 'blue', { type: 'flick', ...STROKE }, { blue2: {} }).state;
    expect(next.calls.fallen).toEqual([]);
    expect(seenDie(next, 'blue1').spot).toBe('tower');
  });

  test('[TT-24 T27] does not count for a Double', () => {
    const s = withLying(tableOf(), { blue1: { at: FAR, face: 5 } });
    const hit = flick(s, 'red', { red3: {}, blue3: { at: on(s, 0, 30_000), face: 5 } }).state;
    expect(openCalls(hit)).toEqual([]);
    expect(refusal(hit, 'blue', { type: 'double', back: 'blue1', other: 'blue3', atMs: 0 })).toBe('not-a-double');
  });
});

describe('stealing', () => {
  const storing = () =>
    changed(tableOf({ players: 3 }), (copy) => {
      copy.stored.blue.push('amber3');
      copy.stored.yellow.push('jade3');
    });

  test('[TT-18 T28] by a pushed die of the player who flicked, and from two opponents at once', () => {
    const s = withLying(storing(), { red1: { at: FAR } });
    const { state, events } = flick(s, 'red', {
      red3: { at: besidePuck(s, 'yellow') },
      red1: { at: besidePuck(s, 'blue') },
    });
    expect(find(events, 'stole').map(({ seat, from }) => [seat, from])).toEqual([
      ['red', 'blue'],
      ['red', 'yellow'],
    ]);
    expect(state.stored).toMatchObject({ red: ['amber3', 'jade3'], blue: [], yellow: [] });
  });

  test('[TT-18 T28] not by a die that was there before, and not by another player’s die', () => {
    const before = withLying(storing(), { red1: { at: FAR }, yellow1: { at: FAR } });
    const s = withLying(before, { red1: { at: besidePuck(before, 'blue') } });
    expect(find(flick(s, 'red', { red3: {} }).events, 'stole')).toEqual([]);
    expect(find(flick(s, 'red', { red3: {}, yellow1: { at: besidePuck(s, 'blue') } }).events, 'stole')).toEqual([]);
  });
});

test('[TT-15 T21] a die flat on the place of a pushed puck is a fault; a die beside it stays', () => {
  const s = tableOf();
  const { xUm, zUm } = puckOf(s, 'blue');
  const under = flick(s, 'red', { red3: { at: { xUm: xUm + 20_000, zUm } } });
  expect(find(under.events, 'fault')).toMatchObject([{ die: 'red3', fault: 'onPuck' }]);
  const beside = flick(s, 'red', { red3: { at: { xUm: xUm + PUCK_RADIUS_UM + 8_000, zUm } } });
  expect(find(beside.events, 'fault')).toEqual([]);
});

describe('a miscall', () => {
  test('[TT-27 T29] changes nothing, but its player may not call for two seconds until the next flick', () => {
    const s = withLying(tableOf(), { blue1: { at: FAR } });
    const rest = flick(s, 'red', { red3: {}, blue1: { at: on(s, 0) } }).state;
    const wrong = act(rest, 'red', targets('red3', 500));
    expect(wrong.events).toEqual([
      { type: 'miscalled', seat: 'red', untilMs: 500 + SILENCE_MS, rule: 'TT-27', reveals: false },
    ]);
    expect({ ...wrong.state, calls: rest.calls }).toEqual(rest);
    const onBlack = flick(s, 'red', { red3: { at: on(s, 1) }, blue1: { at: on(s, 0) } }).state;
    const hasty = act(onBlack, 'blue', { type: 'double', back: 'blue1', other: 'blue2', atMs: 100 }).state;
    expect(refusal(hasty, 'blue', targets('blue1', 2099))).toBe('silenced');
    expect(refusal(hasty, 'blue', targets('blue1', 2100))).toBe('accepted');
    expect(refusal(hasty, 'red', targets('red3', 101))).toBe('accepted'); // other players may call
    const next = act(hasty, 'blue', { type: 'flick', ...STROKE }, { blue3: { at: on(s, 2) } }).state;
    expect(refusal(next, 'blue', targets('blue3', 0))).toBe('accepted'); // a new flick ends the silence
  });

  test('[T29] calling too late or twice is not a miscall', () => {
    const s = withLying(tableOf({ pasVu: true }), { blue1: { at: FAR } });
    const both = flick(s, 'red', { red3: { at: on(s, 0) }, blue1: { at: on(s, 0, 15_000) } }).state;
    const won = act(both, 'blue', targets('blue1', 200)).state;
    expect(tryMove(won, 'red', targets('red3', 250))).toEqual({ code: 'not-your-turn' });
    const cancelled = act(both, 'blue', { type: 'pasVu', die: 'red3', atMs: 200 }).state;
    expect('state' in tryMove(cancelled, 'red', targets('red3', 250))).toBe(false);
  });

  test('[TT-30 T29] is merely refused if calls are made for you', () => {
    const s = tableOf({ calls: 'forYou' });
    const rest = flick(s, 'red', { red3: {} }).state;
    expect(tryMove(rest, 'red', targets('red3'))).toEqual({ code: 'not-your-turn' });
  });
});

describe('the first player', () => {
  test('[TT-5 T30] is the first to call after setup', () => {
    const s = tableOf({ players: 3, first: 'called' });
    expect(needs(s)).toEqual({ kind: 'start', seats: ['red', 'blue', 'yellow'] });
    expect(toAct(s)).toEqual(['red', 'blue', 'yellow']);
    expect(refusal(s, 'red', { type: 'flick', ...STROKE })).toBe('not-now');
    const { state, events } = act(s, 'blue', { type: 'begin', atMs: 640 });
    expect(events).toMatchObject([{ type: 'began', seat: 'blue', rule: 'TT-5' }]);
    expect(needs(state)).toMatchObject({ kind: 'flick', seat: 'blue' });
    expect(state.first).toBe('blue');
    expect(refusal(state, 'blue', { type: 'begin', atMs: 700 })).toBe('not-now');
  });

  test('[TT-49 T30] in teams is called after the dice were swapped', () => {
    let s = tableOf({ players: 4, teams: true, first: 'called' });
    for (const seat of ['red', 'blue', 'yellow', 'green'] as const) {
      expect(needs(s).kind).toBe('swap');
      s = act(s, seat, { type: 'swap', die: `${seat}1`, level: 1 }).state;
    }
    expect(needs(s).kind).toBe('start');
  });

  test('[TT-54 T30 T31] a game file contains the opening call and the distances of the towers', () => {
    const options = { ...DEFAULT_OPTIONS, first: 'called', gapsCm: { ...DEFAULT_OPTIONS.gapsCm, blue: 10 } } as const;
    const record = {
      rulesVersion: RULES_VERSION,
      seed: 'x',
      options,
      players: { red: 'Ada', blue: 'Bo', yellow: '', green: '' },
      moves: [{ seat: 'blue', move: { type: 'begin', atMs: 640 } }],
    } as const;
    const simulate = () => ({ dice: [], facts: [] });
    const text = makeGame(record, simulate);
    expect(text).toContain('[Gaps "20 10"]\n');
    expect(text).toContain('\n1.0 blue:begin@640\n');
    expect(parseGame(text, simulate)).toEqual({ ok: true, value: record });
  });
});

test.each(GAPS_CM)('[TT-3 T31] a tower can be %i cm from the nearest disc', (cm) => {
  const options = { ...DEFAULT_OPTIONS, players: 3, gapsCm: { red: 20, blue: cm, yellow: 15, green: 20 } } as const;
  const { middle, pucks } = init(options, 'near');
  const gaps = pucks.map((puck) => {
    const nearest = Math.min(...middle.map(({ xUm, zUm }) => Math.hypot(puck.xUm - xUm, puck.zUm - zUm)));
    return Math.round((nearest - DISC_RADIUS_UM - PUCK_RADIUS_UM) / 10_000);
  });
  expect(gaps).toEqual([20, cm, 15]);
});

test.each([{ red: 12 }, { red: '10' }, { pink: 20 }, 10, ''])('[T31] %j is not a valid set of distances', (gapsCm) => {
  expect(checkOptions({ ...DEFAULT_OPTIONS, gapsCm })).toEqual({ ok: false, error: 'not-options' });
});

test('[T31] older options have no distances, and empty seats always have the default', () => {
  const { gapsCm: _gapsCm, ...older } = DEFAULT_OPTIONS;
  expect(checkOptions(older)).toEqual({ ok: true, value: DEFAULT_OPTIONS });
  const odd = checkOptions({ ...DEFAULT_OPTIONS, gapsCm: { green: 10 } });
  expect(odd.ok && odd.value.gapsCm.green).toBe(20);
});
