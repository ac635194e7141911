import { describe, expect, test } from 'vitest';
import {
  act,
  allPass,
  AWAY,
  beside,
  changed,
  endRound,
  find,
  flick,
  nearEnd,
  on,
  refusal,
  tableOf,
  typesOf,
  withLying,
} from '../test/rulesTable.ts';
import { needs } from './engine.ts';
import type { Face } from './geometry.ts';
import { toAct } from './judge.ts';
import { score } from './score.ts';
import { dieOf, type State } from './state.ts';

describe('the end of a round', () => {
  test('[TT-31] stored discs are won for good from the second round on', () => {
    const s = nearEnd(
      {},
      (table) => ({ blue1: beside(table, 0, 1) }),
      (copy) => {
        copy.round = 2;
        copy.stored.red.push('jade3');
        copy.stored.blue.push('amber3', 'violet3');
      },
    );
    const { state, events } = endRound(s);
    expect(state.won).toMatchObject({ red: ['jade3'], blue: ['amber3', 'violet3'] });
    expect(state.stored).toMatchObject({ red: [], blue: ['amber1'] });
    expect(find(events, 'validated').map(({ seat, discs, rule }) => [seat, discs, rule])).toEqual([
      ['red', ['jade3'], 'TT-31'],
      ['blue', ['amber3', 'violet3'], 'TT-31'],
    ]);
    expect(typesOf(events).indexOf('validated')).toBeLessThan(typesOf(events).indexOf('awarded'));
  });

  test('[TT-31] after the first round nothing has been stored yet', () => {
    const { state, events } = endRound(nearEnd({}, (table) => ({ blue1: beside(table, 0, 1) })));
    expect(find(events, 'validated')).toEqual([]);
    expect(state.won.blue).toEqual([]);
    expect(state.stored.blue).toEqual(['amber1']);
  });

  test('[TT-32] each disc goes under the puck of the player with the highest total on it', () => {
    const s = nearEnd({ players: 3 }, (table) => ({
      red1: beside(table, 0, 6),
      blue1: beside(table, 0, 3, 1),
      blue2: beside(table, 0, 4, 2),
      yellow1: beside(table, 1, 1),
      red2: { ...beside(table, 2, 6), cocked: true },
    }));
    const { state, events } = endRound(s);
    expect(state.stored).toMatchObject({ red: [], blue: ['amber1'], yellow: ['jade1'] });
    expect(find(events, 'awarded')).toMatchObject([
      {
        disc: 'amber1',
        seat: 'blue',
        totals: [
          { seat: 'blue', total: 7 },
          { seat: 'red', total: 6 },
        ],
        rule: 'TT-32',
      },
      { disc: 'jade1', seat: 'yellow' },
      { disc: 'violet1', seat: undefined, totals: [], rule: 'TT-33' },
    ]);
    expect(state.won).toMatchObject({ blue: [], yellow: [] });
  });

  const ties: readonly (readonly [string, readonly [Face, Face, Face, Face], string | undefined])[] = [
    ['the next lower total counts', [5, 5, 2, 1], 'yellow'],
    ['all four in pairs: nobody', [5, 5, 2, 2], undefined],
    ['three equal cancel each other', [5, 5, 5, 1], 'green'],
    ['all equal: nobody', [3, 3, 3, 3], undefined],
    ['a lower tie does not matter', [6, 2, 2, 1], 'red'],
  ];

  test.each(ties)('[TT-33] %s', (_title, [red, blue, yellow, green], winner) => {
    const s = nearEnd({ players: 4 }, (table) => ({
      red1: beside(table, 0, red, 0),
      blue1: beside(table, 0, blue, 1),
      yellow1: beside(table, 0, yellow, 2),
      green1: { at: on(table, 0, -30_000), face: green },
    }));
    expect(find(endRound(s).events, 'awarded')[0].seat).toBe(winner);
  });

  test('[TT-34 T19] if no disc was won or awarded, the first player chooses a disc to remove', () => {
    const s = nearEnd(
      {},
      () => ({}),
      (copy) => (copy.round = 3),
    );
    const { state, events } = endRound(s);
    expect(typesOf(events)).not.toContain('roundStarted');
    expect(needs(state)).toEqual({ kind: 'remove', seat: 'red', discs: ['amber1', 'jade1', 'violet1'] });
    expect(refusal(state, 'blue', { type: 'remove', disc: 'jade1' })).toBe('not-your-turn');
    expect(refusal(state, 'red', { type: 'remove', disc: 'jade2' })).toBe('not-in-the-middle');
    expect(refusal(state, 'red', { type: 'pass' })).toBe('not-now');
    const removed = act(state, 'red', { type: 'remove', disc: 'jade1' });
    expect(removed.state.removed).toEqual(['jade1']);
    expect(removed.state.middle.map(({ disc }) => disc)).toEqual(['amber1', 'violet1', 'amber2']);
    expect(removed.events[0]).toEqual({ type: 'removed', seat: 'red', disc: 'jade1', rule: 'TT-34', reveals: false });
    expect(refusal(removed.state, 'blue', { type: 'remove', disc: 'amber1' })).toBe('not-now');
  });

  test('[TT-34 T19] no disc is removed after a Targets; a steal does not prevent it', () => {
    const won = nearEnd(
      {},
      () => ({}),
      (copy) => (copy.targetsWon = 1),
    );
    expect(endRound(won).state.round).toBe(2);
    const stolen = nearEnd(
      {},
      () => ({}),
      (copy) => copy.stored.blue.push('jade3'),
    );
    const { xUm, zUm } = stolen.pucks[1];
    const { state, events } = endRound(stolen, { at: { xUm: xUm + 35_000, zUm } });
    expect(typesOf(events)).toContain('stole');
    expect(state.phase.name).toBe('remove');
  });

  test('[TT-35] a new round has three discs, all dice on the towers, and the next player first', () => {
    const s = nearEnd({}, (table) => ({ blue1: beside(table, 0, 1), blue2: beside(table, 2, 1) }));
    const { state, events } = endRound(s);
    expect(state.middle.map(({ disc }) => disc)).toEqual(['jade1', 'amber2', 'jade2']);
    expect(state.aside).toEqual(['violet2', 'amber3', 'jade3', 'violet3']);
    expect(state.towers).toMatchObject({ red: ['red1', 'red2', 'red3'], blue: ['blue1', 'blue2', 'blue3'] });
    expect(state.dice.every(({ spot, face }) => spot === 'tower' && face === undefined)).toBe(true);
    expect(toAct(state)).toEqual(['blue']);
    expect(events.at(-1)).toMatchObject({
      type: 'roundStarted',
      round: 2,
      first: 'blue',
      rule: 'TT-35',
      reveals: true,
    });
    expect(state.draws).toBe(s.draws + 2);
  });

  test('[TT-35 T2 T16] fewer discs when they run out, in a new layout; orientations are drawn again', () => {
    const s = nearEnd(
      {},
      (table) => ({ blue1: beside(table, 0, 1) }),
      (copy) => (copy.aside = []),
    );
    const { state } = endRound(s);
    expect(state.middle).toEqual([
      { disc: 'jade1', xUm: 58_000, zUm: 0 },
      { disc: 'violet1', xUm: -58_000, zUm: 0 },
    ]);
    const faces = state.dice.map(({ pose }) => `${pose?.q}`);
    expect(new Set(faces).size).toBeGreaterThan(1);
  });
});

describe('the end of the game', () => {
  const lastDiscs = (copy: State) => {
    copy.removed.push(...copy.aside.splice(0), ...copy.middle.splice(1).map(({ disc }) => disc));
  };

  test('[TT-36] Money time: the middle is empty and a player has stored discs', () => {
    const s = nearEnd({}, (table) => ({ blue1: beside(table, 0, 4) }), lastDiscs);
    const { state, events } = endRound(s);
    expect(events.at(-1)).toMatchObject({ type: 'roundStarted', discs: [], rule: 'TT-36' });
    expect(state.middle).toEqual([]);
    expect(state.stored.blue).toEqual(['amber1']);
    expect(toAct(state)).toEqual(['blue']);
    const last = changed(state, (copy) => {
      for (const { die } of state.dice)
        if (die !== 'blue3') Object.assign(dieOf(copy, die), { spot: 'out', pose: undefined });
      copy.towers = { ...copy.towers, red: [], blue: ['blue3'] };
    });
    const over = allPass(flick(last, 'blue', { blue3: AWAY }));
    expect(typesOf(over.events)).toEqual(['flicked', 'fault', 'roundEnded', 'validated', 'gameOver']);
    expect(score(over.state)).toMatchObject({ winners: ['blue'], decidedBy: 'lastRound' });
  });

  test('[TT-37] no Money time if no discs are stored', () => {
    const s = nearEnd(
      {},
      () => ({}),
      (copy) => {
        lastDiscs(copy);
        copy.won.blue.push('jade1');
        copy.removed.splice(0, 1);
      },
    );
    const { state } = endRound(s);
    expect(needs(state)).toEqual({ kind: 'remove', seat: 'red', discs: ['amber1'] });
    const { events } = act(state, 'red', { type: 'remove', disc: 'amber1' });
    expect(typesOf(events)).toEqual(['removed', 'gameOver']);
  });

  test('[TT-37] the game ends at once when the last disc is won by Targets', () => {
    const s = changed(tableOf(), lastDiscs);
    const hit = flick(s, 'red', { red3: { at: on(s, 0) } }).state;
    const { state, events } = act(hit, 'red', { type: 'targets', die: 'red3', atMs: 0 });
    expect(typesOf(events)).toEqual(['targets', 'gameOver']);
    expect(toAct(state)).toEqual([]);
    const stored = changed(hit, (copy) => copy.stored.blue.push('jade3'));
    expect(toAct(act(stored, 'red', { type: 'targets', die: 'red3', atMs: 0 }).state)).toEqual(['blue']);
  });

  test('[TT-38 T14] the fourth disc for good ends the game at that moment', () => {
    const s = changed(tableOf(), (copy) => copy.won.red.push('jade2', 'jade3', 'amber3'));
    const hit = flick(s, 'red', { red3: { at: on(s, 0) } }).state;
    const { state, events } = act(hit, 'red', { type: 'targets', die: 'red3', atMs: 0 });
    expect(events.at(-1)).toEqual({ type: 'gameOver', by: 'fourth', winners: ['red'], rule: 'TT-38', reveals: false });
    expect(refusal(state, 'blue', { type: 'pass' })).toBe('game-over');
    const stored = nearEnd(
      {},
      (table) => ({ blue1: beside(table, 0, 1) }),
      (copy) => {
        copy.won.blue.push('jade2', 'jade3', 'amber3');
        copy.stored.blue.push('violet3');
      },
    );
    const over = endRound(stored);
    expect(typesOf(over.events)).toEqual(['flicked', 'fault', 'roundEnded', 'validated', 'gameOver']);
    expect(over.state.stored.blue).toEqual([]);
  });

  test('[TT-38 TT-30 T14] later automatic calls are not made', () => {
    const table = tableOf({ calls: 'forYou' });
    const s = changed(withLying(table, { blue1: {} }), (copy) => {
      copy.won.red.push('jade2', 'jade3', 'amber3');
      copy.won.blue.push('amber2', 'violet2', 'violet3');
    });
    const { state } = flick(s, 'red', { red3: { at: on(s, 0) }, blue1: { at: on(s, 1) } });
    expect(score(state)).toMatchObject({ winners: ['red'], seats: [{ won: 4 }, { won: 3 }] });
  });

  test('[TT-39] the most discs won for good win; stored discs do not count', () => {
    const s = nearEnd(
      { players: 3 },
      () => ({}),
      (copy) => {
        copy.won.red.push('jade2');
        copy.won.yellow.push('jade3', 'amber3');
        copy.middle = [];
        copy.aside = [];
      },
    );
    const { state } = endRound(s);
    expect(score(state)).toEqual({
      seats: [
        { seat: 'red', won: 1, stored: 0, total: 1 },
        { seat: 'blue', won: 0, stored: 0, total: 0 },
        { seat: 'yellow', won: 2, stored: 0, total: 2 },
      ],
      winners: ['yellow'],
      decidedBy: 'lastRound',
    });
    expect(needs(state)).toEqual({ kind: 'over', winners: ['yellow'] });
    expect(score(tableOf())).toMatchObject({ winners: [], decidedBy: undefined });
  });

  test('[TT-38 TT-39] of several players with four discs at once the one with more wins', () => {
    const s = nearEnd(
      {},
      () => ({}),
      (copy) => {
        copy.won.red.push('jade2', 'jade3', 'amber3');
        copy.won.blue.push('amber2', 'violet2', 'violet3');
        copy.stored.red.push('amber1');
        copy.stored.blue.push('jade1', 'violet1');
        copy.middle = [];
      },
    );
    expect(score(endRound(s).state)).toMatchObject({ winners: ['blue'], decidedBy: 'fourth' });
  });
});
