import { assert, at, type LearnGame, quickRng, shuffle, TERMINAL_PLAYER } from '@caravanserai/contract';
import { isClosing, undecided } from '../calls.ts';
import { init, playWith } from '../engine.ts';
import { type Seat, SEATS } from '../geometry.ts';
import { toAct } from '../judge.ts';
import { checkOptions, DEFAULT_OPTIONS, type OptionRefusal, type Options, seatsOf, sideOf } from '../options.ts';
import type { Move } from '../moves.ts';
import { RULES_VERSION } from '../record.ts';
import type { Simulate, State } from '../state.ts';
import { guess, view } from '../view.ts';
import { ACTION_NAMES, ACTIONS_VERSION, actionsOf, callsOf, CONTINUOUS, moveOf, PASS } from './actions.ts';
import { measureWith, OBSERVATION_VERSION, observe } from './observe.ts';

/**
 * Targets as a turn-based game. After a flick, every player with something to call is asked before the next flick, in
 * an order drawn from the table's seed for that flick; it stands in for reaction time. A player who calls is asked
 * again while there is more to call; a player who passes is not.
 */
export interface TargetsTable {
  seed: string;
  state: State;
  order: readonly Seat[]; // in which players are asked after this flick
  silent: readonly Seat[]; // players who have passed on rivals' calls
  flicks: number; // since the deal
}

export function readTargetsOptions(
  given: Readonly<Record<string, unknown>>,
): { readonly ok: true; readonly value: Options } | { readonly ok: false; readonly error: OptionRefusal } {
  const isKnown = Object.keys(given).every((name) => name in DEFAULT_OPTIONS);
  return isKnown ? checkOptions({ ...DEFAULT_OPTIONS, ...given }) : { ok: false, error: 'not-options' };
}

export function targetsLearning(options: Options, simulate: Simulate): LearnGame<TargetsTable> {
  const play = playWith(simulate);
  const { size, segments } = measureWith(init(options, ''));
  const seats = seatsOf(options);

  function make(table: TargetsTable, seat: Seat, move: Move): void {
    const played = play(table.state, seat, move);
    assert(played.ok, 'a listed action is legal');
    table.state = played.value.state;
    if (move.type === 'flick' || move.type === 'golden') {
      table.flicks++;
      table.silent = [];
      table.order = orderOf(table);
    }
    closeRound(table);
  }

  /** After the last flick of a round, players with nothing to call pass automatically. */
  function closeRound(table: TargetsTable): void {
    while (isClosing(table.state) && speaker(table) === undefined) {
      const [seat] = undecided(table.state);
      assert(seat !== undefined, 'a round that closes waits for somebody');
      const played = play(table.state, seat, { type: 'pass' });
      assert(played.ok, 'anybody may pass then');
      table.state = played.value.state;
    }
  }

  function actor(table: TargetsTable): Seat | undefined {
    const { state, order } = table;
    if (state.phase.name === 'start') return order[0];
    return speaker(table) ?? toAct(state)[0];
  }

  function actions(table: TargetsTable): readonly number[] {
    const seat = actor(table);
    if (seat === undefined) return [];
    const all = actionsOf(table.state, seat);
    return speaker(table) === undefined && table.state.phase.name === 'flick' ? [at(CONTINUOUS, 0)] : all;
  }

  return {
    spec: {
      game: 'targets',
      rulesVersion: RULES_VERSION,
      actionsVersion: ACTIONS_VERSION,
      observationVersion: OBSERVATION_VERSION,
      seats,
      options,
      chance: 'sampled',
      actions: ACTION_NAMES.length,
      parameters: 4,
      continuous: CONTINUOUS,
      observation: { kind: 'float32', size, segments },
      tokens: { most: 0, values: 0 },
      chanceOutcomes: 0,
    },
    deal(seed) {
      const table: TargetsTable = { seed, state: init(options, seed), order: seats, silent: [], flicks: 0 };
      table.order = orderOf(table);
      return table;
    },
    clone: (table) => ({ ...table }), // states are immutable
    redeal(table, seat, seed) {
      table.seed = seed;
      table.state = guess(view(table.state, at(seats, seat)), quickRng(seed));
    },
    toAct(table) {
      const seat = actor(table);
      return seat === undefined ? TERMINAL_PLAYER : seats.indexOf(seat);
    },
    list(table, out) {
      const ids = actions(table);
      out.set(ids);
      return ids.length;
    },
    refusal(table, action, parameters) {
      const seat = actor(table);
      if (seat === undefined) return 'the game is over';
      if (!actions(table).includes(action))
        return `action ${action} (${ACTION_NAMES[action] ?? 'unknown'}) is illegal here`;
      return parameters.some(Number.isNaN) ? 'a parameter of the flick is not a number' : undefined;
    },
    step(table, action, parameters) {
      const seat = actor(table);
      assert(seat !== undefined, 'somebody is to act');
      const move = moveOf(table.state, seat, action, parameters);
      if (action === PASS) table.silent = [...table.silent, seat];
      if (move) make(table, seat, move);
    },
    observe(table, seat, out, from) {
      observe(table.state, at(seats, seat), new Float32Array(out.buffer, out.byteOffset + from, size));
    },
    returns({ state }) {
      if (state.phase.name !== 'over') return seats.map(() => 0);
      const { winners } = state.phase;
      const isWinner = (seat: Seat) => sideOf(options, seat).some((one) => winners.includes(one));
      const count = seats.filter(isWinner).length;
      return seats.map((seat) => (isWinner(seat) ? 1 : -count / (seats.length - count)));
    },
    outcomes: () => [],
    information: () => undefined,
    view: ({ state }, seat) => view(state, at(seats, seat)),
    actionNames: () => ACTION_NAMES,
    tokenNames: () => [],
    outcomeNames: () => [],
  };
}

/** The next player to ask before the next flick, if any. */
function speaker({ state, order, silent }: TargetsTable): Seat | undefined {
  return order.find((seat) => !silent.includes(seat) && callsOf(state, seat).length > 0);
}

function orderOf({ seed, flicks, state }: TargetsTable): readonly Seat[] {
  const places = seatsOf(state.options).map((_, i) => i);
  shuffle(places, quickRng(`${seed} order ${flicks}`));
  return places.map((place) => at(SEATS, place));
}
