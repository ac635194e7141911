import { quickRng } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { choose } from '../test/randomGames.ts';
import { playUnchecked } from './actions.ts';
import { init } from './engine.ts';
import { listMoves, MAX_MOVES } from './list.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { clone, newState, type State } from './state.ts';

/** The number of sequences of `depth` decisions. The order of the decks is fixed. */
function perft(s: State, depth: number): number {
  const moves = new Uint16Array(MAX_MOVES);
  const count = listMoves(s, moves);
  if (depth === 1) return count;
  const next = newState();
  let sum = 0;
  for (let i = 0; i < count; i++) {
    next.set(s);
    playUnchecked(next, moves[i]);
    sum += perft(next, depth - 1);
  }
  return sum;
}

/** The game of this seed after a number of random decisions. */
function reach(seed: string, decisions: number): State {
  const s = init(DEFAULT_OPTIONS, seed);
  const rng = quickRng(seed);
  const moves = new Uint16Array(MAX_MOVES);
  for (let i = 0; i < decisions; i++) playUnchecked(s, choose(s, moves, listMoves(s, moves), 'busy', rng));
  return s;
}

// Recorded, not derived, except for the first two of the opening: there are eleven free spaces; the first Targi takes one and, unless
// it faces the robber, blocks another.
const COUNTS = [
  ['opening', 'seed-1', 0, [11, 100, 810, 5200, 28560, 118080]],
  ['first actions', 'seed-1', 6, [10, 69, 440, 3088]],
  ['first actions', 'seed-2', 6, [6, 24, 153, 1111, 6871, 39474]],
  ['first actions', 'seed-3', 6, [25, 298, 1976, 8550, 29678, 134241]],
  ['second round', 'seed-2', 20, [7, 37, 162, 2862, 32198, 252174]],
  ['after a raid', 'seed-3', 60, [8, 56, 296, 1296, 17048, 173172]],
  ['a turn at its end', 'seed-2', 100, [4, 14, 76, 354, 1715, 8541, 41487]],
  ['a drawn card', 'seed-1', 130, [1, 2, 9, 39, 244, 1764, 12474, 80315]],
  ['late', 'seed-1', 150, [6, 32, 358, 4605, 44978, 322839]],
] as const;

test.each(COUNTS)('[perft] %s of %s, after %i decisions', (_name, seed, decisions, counts) => {
  const s = reach(seed, decisions);
  const before = clone(s);
  expect(counts.map((_, i) => perft(s, i + 1))).toEqual(counts);
  expect(s).toEqual(before);
});
