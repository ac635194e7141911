import { quickRng, type Rng } from '@caravanserai/contract';
import { type Move, redeal, type Seat, type State, type Targi, targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { randomBot } from '../search/random.ts';
import { greedy } from './greedy.ts';

const random = randomBot<Targi>();

function listed(state: State, seat: Seat): readonly Move[] {
  return targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
}

/** Plays a game and returns all its decisions. */
function playGame(seed: string, bots: Readonly<Record<Seat, Bot<Targi>>>, rng: Rng = quickRng(seed)) {
  const decisions: { state: State; seat: Seat; moves: readonly Move[]; chosen: Move }[] = [];
  let state = targi.init(targi.defaultOptions, seed);
  for (let seat = targi.toAct(state)[0]; seat; seat = targi.toAct(state)[0]) {
    const moves = listed(state, seat);
    const chosen = bots[seat].choose(targi.view(state, seat), moves, rng);
    decisions.push({ state, seat, moves, chosen });
    const played = targi.play(state, seat, chosen);
    if (!played.ok) throw new Error(`illegal: ${JSON.stringify(chosen)}`);
    state = played.value.state;
  }
  return { decisions, end: state };
}

const game = playGame('a game of both', { blue: greedy, white: random });

test.each([greedy, random])('$name always chooses one of the legal moves', (bot) => {
  for (const { state, seat, moves } of game.decisions) {
    expect(moves).toContain(bot.choose(targi.view(state, seat), moves, quickRng('legal')));
  }
});

test.each([greedy, random])('$name chooses the same move for the same view and seed, whatever is hidden', (bot) => {
  let hidden = 0;
  for (const { state, seat, moves } of game.decisions) {
    const other = state.slice() as State;
    redeal(other, seat, quickRng('another world'));
    if (targi.hash(other) !== targi.hash(state)) hidden++;
    const chosen = bot.choose(targi.view(state, seat), moves, quickRng('same'));
    expect(bot.choose(targi.view(other, seat), listed(other, seat), quickRng('same'))).toEqual(chosen);
  }
  expect(hidden).toBe(game.decisions.length); // the redeal changed something in every position
});

test('random chooses every move eventually', () => {
  const { state, seat, moves } = game.decisions[0];
  const rng = quickRng('all of them');
  const chosen = new Set(Array.from({ length: 500 }, () => random.choose(targi.view(state, seat), moves, rng)));
  expect(chosen.size).toBe(moves.length);
});

test('greedy beats random from both seats, and has reasonable scores against itself', () => {
  for (const seat of ['blue', 'white'] as const) {
    for (const n of [1, 2, 3]) {
      const seats = seat === 'blue' ? { blue: greedy, white: random } : { blue: random, white: greedy };
      expect(targi.score(playGame(`match ${n}`, seats).end).winner).toBe(seat);
    }
  }
  const own = ['self 1', 'self 2', 'self 3'].map((seed) =>
    targi.score(playGame(seed, { blue: greedy, white: greedy }).end),
  );
  const mean = own.reduce((sum, { blue, white }) => sum + blue.total + white.total, 0) / (2 * own.length);
  expect(mean).toBeGreaterThan(24);
});

test('greedy does not end a turn while it can take a goods card', () => {
  const waiting = game.decisions.filter(
    ({ moves, seat }) => seat === 'blue' && moves.some(({ type }) => type === 'take'),
  );
  expect(waiting.length).toBeGreaterThan(20);
  expect(waiting.filter(({ chosen }) => chosen.type === 'end')).toEqual([]);
});
