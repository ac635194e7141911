import {
  DICE,
  DISCS,
  flicker,
  openCalls,
  score,
  type Seat,
  seatOf,
  seatsOf,
  sides,
  type State,
} from '@caravanserai/targets';
import { describe, expect, test } from 'vitest';
import { fakeSimulate } from '../../../targets/test/rulesFake.ts';
import { ALL_OPTIONS } from '../../../targets/test/rulesTable.ts';
import { hastyPlayers, playBots } from '../../test/targetsGames.ts';

const GAMES = 240; // ten for each combination of options, with simulated dice
const games = Array.from({ length: GAMES }, (_, i) =>
  playBots(ALL_OPTIONS[i % ALL_OPTIONS.length], `bots ${i}`, hastyPlayers(fakeSimulate, i), fakeSimulate),
);
const everyStep = games.flat();

function wonBy(state: State, side: readonly Seat[]): number {
  return side.reduce((sum, seat) => sum + state.won[seat].length, 0);
}

describe(`over ${GAMES} games of all four levels`, () => {
  test('[TT-1 TT-2] the numbers of dice and discs do not change', () => {
    for (const { state } of everyStep) {
      const dice = seatsOf(state.options).flatMap((seat) => DICE.filter((die) => seatOf(die) === seat));
      expect(state.dice.map(({ die }) => die)).toEqual(dice);
      const { middle, aside, removed, stored, won } = state;
      const discs = [...middle.map(({ disc }) => disc), ...aside, ...removed];
      discs.push(...Object.values(stored).flat(), ...Object.values(won).flat());
      expect(discs.toSorted()).toEqual(DISCS);
    }
  });

  test('[TT-7] no player flicks twice in a row while another has a die', () => {
    for (const steps of games) {
      let last: Seat | undefined;
      for (const { before, seat, move, events } of steps) {
        if (move.type === 'flick') {
          const others = seatsOf(before.options).filter((other) => other !== seat && before.towers[other].length > 0);
          expect(seat === last && others.length > 0).toBe(false);
          expect(flicker(before)).toBe(seat);
          last = seat;
        }
        if (events.some(({ type }) => type === 'roundStarted')) last = undefined;
      }
    }
  });

  test('[TT-27 TT-28] calls are made within their window and in order', () => {
    for (const { before, seat, move } of everyStep) {
      if (!('atMs' in move) || move.type === 'begin') continue;
      const dice = move.type === 'double' ? [move.back, move.other] : [move.die];
      const open = openCalls(before).filter((call) =>
        call.call === 'targets' ? dice.includes(call.die) : call.dice.every((die) => dice.includes(die)),
      );
      expect(open.some((call) => (call.seat === seat) === (move.type !== 'pasVu'))).toBe(true);
      expect(move.atMs).toBeGreaterThanOrEqual(before.calls.lastMs);
    }
  });

  test('[TT-39] every game ends, and the winner has the most discs', () => {
    for (const steps of games) {
      const { state } = steps[steps.length - 1];
      const { winners } = score(state);
      expect(winners.length).toBe(state.options.teams ? 2 : 1);
      expect(wonBy(state, winners)).toBe(Math.max(...sides(state.options).map((side) => wonBy(state, side))));
    }
  });

  const kinds = ['flick', 'golden', 'keep', 'targets', 'double', 'pasVu', 'pass', 'remove', 'swap'] as const;

  test.each(kinds)('some bot chooses «%s»', (type) => {
    expect(everyStep.some(({ move }) => move.type === type)).toBe(true);
  });

  test('some Targets are missed', () => {
    expect(everyStep.some(({ events }) => events.some(({ type }) => type === 'missed'))).toBe(true);
  });
});
