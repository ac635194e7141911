import { pick, quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { fakeSimulate } from '../test/rulesFake.ts';
import { ALL_OPTIONS } from '../test/rulesTable.ts';
import { openCalls } from './calls.ts';
import { DISCS } from './discs.ts';
import { init, playWith } from './engine.ts';
import type { Event } from './events.ts';
import { DICE, type DieId, type Seat } from './geometry.ts';
import { toAct } from './judge.ts';
import type { Move } from './moves.ts';
import { seatsOf, sides } from './options.ts';
import { sampleMove } from './sample.ts';
import { score } from './score.ts';
import { flicker, seenDie, type State, wonBy } from './state.ts';

interface Step {
  readonly before: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly state: State;
}

const GAMES = 240; // ten for each combination of options
const play = playWith(fakeSimulate);

function game(number: number): readonly Step[] {
  const rng = quickRng(`game ${number}`);
  const options = ALL_OPTIONS[number % ALL_OPTIONS.length];
  const steps: Step[] = [];
  let state = init(options, `game ${number}`);
  for (let seats = toAct(state); seats.length > 0; seats = toAct(state)) {
    const seat = pick(rng, seats);
    const move = sampleMove(state, seat, rng);
    const played = play(state, seat, move);
    if (!played.ok) throw new Error(`game ${number}: ${JSON.stringify([seat, move, played.error])}`);
    steps.push({ before: state, seat, move, events: played.value.events, state: played.value.state });
    if (steps.length > 2000) throw new Error(`game ${number} does not end`);
    state = played.value.state;
  }
  return steps;
}

const games = Array.from({ length: GAMES }, (_, i) => game(i));
const everyStep = games.flat();

describe(`over ${GAMES} random games`, () => {
  test('[TT-1 TT-2] the numbers of dice and discs do not change', () => {
    for (const { state } of everyStep) {
      const dice = seatsOf(state.options).flatMap((seat) => DICE.filter((die) => die.startsWith(seat)));
      expect(state.dice.map(({ die }) => die)).toEqual(dice);
      const inTowers = Object.values(state.towers).flat();
      expect(inTowers.toSorted()).toEqual(
        state.dice
          .filter(({ spot }) => spot === 'tower')
          .map(({ die }) => die)
          .toSorted(),
      );
      for (const { spot, pose } of state.dice) expect(pose === undefined).toBe(spot === 'out');
      const discs = [
        ...state.middle.map(({ disc }) => disc),
        ...state.aside,
        ...state.removed,
        ...Object.values(state.stored).flat(),
        ...Object.values(state.won).flat(),
      ];
      expect(discs.toSorted()).toEqual(DISCS);
      expect(state.middle.length).toBeLessThanOrEqual(3);
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

  test('[TT-27] no call is accepted after its window', () => {
    for (const { before, seat, move, state } of everyStep) {
      if (move.type === 'targets')
        expect(openCalls(before)).toContainEqual(expect.objectContaining({ call: 'targets', die: move.die, seat }));
      if (move.type === 'double')
        expect(
          openCalls(before).some(
            (open) => open.call === 'double' && open.seat === seat && open.dice.includes(move.back),
          ),
        ).toBe(true);
      // after a flick only dice that it moved can be called
      if (move.type !== 'flick') continue;
      for (const open of openCalls(state)) {
        const dice = open.call === 'targets' ? [open.die] : open.dice;
        const poseIn = (s: State, die: DieId) => JSON.stringify(seenDie(s, die).pose);
        expect(dice.some((die) => poseIn(before, die) !== poseIn(state, die))).toBe(true);
      }
    }
  });

  test('[TT-39] the game ends, and the winner has the most discs', () => {
    for (const steps of games) {
      const { state } = steps[steps.length - 1];
      const { winners, decidedBy } = score(state);
      const counts = sides(state.options).map((side) => wonBy(state, side));
      expect(winners.length).toBe(state.options.teams ? 2 : 1);
      expect(wonBy(state, winners)).toBe(Math.max(...counts));
      if (decidedBy !== 'golden') expect(counts.filter((count) => count === Math.max(...counts))).toHaveLength(1);
      if (decidedBy === 'fourth') expect(Math.max(...counts)).toBeGreaterThanOrEqual(4);
    }
  });

  test('[TT-38] the game ends as soon as a player has four discs', () => {
    for (const { state } of everyStep) {
      const most = Math.max(...sides(state.options).map((side) => wonBy(state, side)));
      if (most >= 4) expect(['over', 'golden']).toContain(state.phase.name);
    }
  });

  test('[TT-53] a state contains only integers and strings, and survives JSON', () => {
    for (const { state } of everyStep.filter((_, i) => i % 37 === 0)) {
      expect(structuredClone(state)).toEqual(state);
      expect(JSON.parse(JSON.stringify(state))).toEqual(JSON.parse(JSON.stringify(structuredClone(state))));
      for (const number of JSON.stringify(state).match(/(?<=[:,[])-?\d[\d.e+-]*(?=[,\]}])/g) ?? [])
        expect(Number.isSafeInteger(Number(number))).toBe(true);
    }
  });

  const kinds: readonly Event['type'][] = [
    'swapped',
    'missed',
    'flicked',
    'fault',
    'kept',
    'disarmed',
    'stole',
    'targets',
    'doubled',
    'cancelled',
    'passed',
    'roundEnded',
    'validated',
    'awarded',
    'removed',
    'roundStarted',
    'goldenStarted',
    'goldenFlicked',
    'goldenJudged',
    'gameOver',
  ];

  test.each(kinds)('[TT-10] «%s» occurs', (type) => {
    expect(everyStep.some(({ events }) => events.some((event) => event.type === type))).toBe(true);
  });

  test('[TT-36] Money time and every kind of ending occur', () => {
    const events = everyStep.flatMap((step) => step.events);
    expect(events.some((event) => event.type === 'roundStarted' && event.discs.length === 0)).toBe(true);
    const endings = new Set(events.flatMap((event) => (event.type === 'gameOver' ? [event.by] : [])));
    expect(endings).toEqual(new Set(['fourth', 'lastRound', 'golden']));
  });
});
