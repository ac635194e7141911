import { describe, expect, test } from 'vitest';
import { ALL_OPTIONS, refusal, tableOf } from '../test/rulesTable.ts';
import { DISCS } from './discs.ts';
import { init } from './engine.ts';
import { DIE_UM, DISC_RADIUS_UM, faceUp, ORIENTATIONS, PUCK_RADIUS_UM, type Seat, SEATS } from './geometry.ts';
import { toAct } from './judge.ts';
import { checkOptions, DEFAULT_OPTIONS, nextSeat, seatsOf, sides } from './options.ts';
import { hashState, sceneOf, type State } from './state.ts';

describe('setting up', () => {
  test.each([2, 3, 4] as const)('[TT-1 T1] %i players with three dice each on a puck', (players) => {
    const s = tableOf({ players });
    expect(seatsOf(s.options)).toEqual(SEATS.slice(0, players));
    expect(s.dice.map(({ die }) => die)).toEqual(
      SEATS.slice(0, players).flatMap((seat) => [`${seat}1`, `${seat}2`, `${seat}3`]),
    );
    expect(s.pucks.map(({ seat }) => seat)).toEqual(seatsOf(s.options));
    for (const seat of seatsOf(s.options)) expect(heights(s, seat)).toEqual([18_000, 34_000, 50_000]);
  });

  function heights(s: State, seat: Seat): (number | undefined)[] {
    return s.towers[seat].map((id) => s.dice.find(({ die }) => die === id)?.pose?.yUm);
  }

  test('[TT-2 T2] three discs of different colours in the middle, one die’s width apart, and six aside', () => {
    const { middle, aside } = tableOf();
    expect(middle.map(({ disc }) => disc)).toEqual(['amber1', 'jade1', 'violet1']);
    expect(aside).toEqual(['amber2', 'jade2', 'violet2', 'amber3', 'jade3', 'violet3']);
    expect([...middle.map(({ disc }) => disc), ...aside].toSorted()).toEqual(DISCS);
    const gap = 2 * DISC_RADIUS_UM + DIE_UM;
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ])
      expect(Math.abs(Math.hypot(middle[a].xUm - middle[b].xUm, middle[a].zUm - middle[b].zUm) - gap)).toBeLessThan(2);
  });

  test.each([2, 3, 4] as const)('[TT-3 T18] %i pucks stand 20 cm from the nearest disc, edge to edge', (players) => {
    const { middle, pucks } = tableOf({ players });
    for (const puck of pucks) {
      const distances = middle.map(({ xUm, zUm }) => Math.hypot(puck.xUm - xUm, puck.zUm - zUm));
      const nearest = Math.min(...distances) - DISC_RADIUS_UM - PUCK_RADIUS_UM;
      expect(Math.abs(nearest - 200_000)).toBeLessThan(2);
    }
  });

  test('[TT-4 T16] orientations are drawn from the seed, and each one is possible', () => {
    const seen = new Set<string>();
    const faces = new Set<number | undefined>();
    for (let seed = 0; seed < 300; seed++) {
      for (const { pose } of init({ ...DEFAULT_OPTIONS, first: 'red' }, `${seed}`).dice) {
        seen.add(`${pose?.q}`);
        faces.add(pose && faceUp(pose));
      }
    }
    expect(faces).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(seen.size).toBe(ORIENTATIONS.length);
    expect(sceneOf(init(DEFAULT_OPTIONS, 'a'))).toEqual(sceneOf(init(DEFAULT_OPTIONS, 'a')));
    expect(sceneOf(init(DEFAULT_OPTIONS, 'a'))).not.toEqual(sceneOf(init(DEFAULT_OPTIONS, 'b')));
  });

  test('[TT-5] the first player is named, or drawn', () => {
    for (const first of SEATS) expect(toAct(tableOf({ players: 4, first }))).toEqual([first]);
    const counts = { red: 0, blue: 0, yellow: 0, green: 0 };
    for (let seed = 0; seed < 600; seed++) counts[init({ ...DEFAULT_OPTIONS, players: 3 }, `${seed}`).first]++;
    for (const seat of ['red', 'blue', 'yellow'] as const) expect(Math.abs(counts[seat] - 200)).toBeLessThan(50);
    expect(counts.green).toBe(0);
  });
});

describe('options', () => {
  test('[TT-52] all valid combinations of variants and players', () => {
    expect(ALL_OPTIONS).toHaveLength(24);
    for (const options of ALL_OPTIONS) expect(init(options, 'x').options).toEqual(options);
  });

  test.each([
    [undefined, 'not-options'],
    ['two', 'not-options'],
    [{ ...DEFAULT_OPTIONS, players: 5 }, 'not-options'],
    [{ ...DEFAULT_OPTIONS, first: 'white' }, 'not-options'],
    [{ ...DEFAULT_OPTIONS, calls: 'loud' }, 'not-options'],
    [{ ...DEFAULT_OPTIONS, teams: 'yes' }, 'not-options'],
    [{ ...DEFAULT_OPTIONS, first: 'yellow' }, 'first-not-seated'],
    [{ ...DEFAULT_OPTIONS, players: 3, teams: true }, 'teams-need-four'],
    [{ ...DEFAULT_OPTIONS, calls: 'forYou', pasVu: true }, 'pas-vu-needs-calls'],
  ])('[TT-52] %j: %s', (options, error) => {
    expect(checkOptions(options)).toEqual({ ok: false, error });
  });

  test('[TT-7] clockwise: red, blue, yellow, green', () => {
    expect(SEATS.map((seat) => nextSeat({ ...DEFAULT_OPTIONS, players: 4 }, seat))).toEqual([
      'blue',
      'yellow',
      'green',
      'red',
    ]);
    expect(nextSeat(DEFAULT_OPTIONS, 'blue')).toBe('red');
  });

  test('[TT-51] sides are players, or partners opposite', () => {
    expect(sides({ ...DEFAULT_OPTIONS, players: 3 })).toEqual([['red'], ['blue'], ['yellow']]);
    expect(sides({ ...DEFAULT_OPTIONS, players: 4, teams: true })).toEqual([
      ['red', 'yellow'],
      ['blue', 'green'],
    ]);
  });
});

test('[TT-53] the seed is part of a state, and states that differ in it alone are different', () => {
  const s = tableOf();
  expect(hashState({ ...s, secret: { ...s.secret, seed: 'other' } })).not.toBe(hashState(s));
  expect(hashState(Object.fromEntries(Object.entries(s).toReversed()) as unknown as State)).toBe(hashState(s));
});

test('[TT-7] seats without a player never have to act', () => {
  expect(refusal(tableOf(), 'green', { type: 'pass' })).toBe('not-your-turn');
});
