import { assert, pick, type Rng } from '@caravanserai/contract';
import { type Move, type Seat, type State, targi, type Targi, type View } from '@caravanserai/targi';
import type { Bot } from '../bot.ts';
import { worth } from './worth.ts';

/** Looks one move ahead, in one world that its view allows, and takes what leaves it best off. */
export const greedy: Bot<Targi> = { name: 'greedy', choose };

function choose(view: View, moves: readonly Move[], rng: Rng): Move {
  assert(view.pending.phase !== 'over', 'a bot is asked only when it is to act');
  if (moves.length === 1) return moves[0];
  const { seat } = view.pending;
  const world = targi.guess(view, rng);
  const values = moves.map((move) => lead(after(world, seat, move), seat));
  const best = Math.max(...values);
  return pick(
    rng,
    moves.filter((_, i) => values[i] === best),
  );
}

function after(state: State, seat: Seat, move: Move): State {
  const played = targi.play(state, seat, move);
  assert(played.ok, 'what is legal in the true game is legal in every world that the view allows');
  return played.value.state;
}

function lead(state: State, seat: Seat): number {
  return worth(state, seat) - worth(state, seat === 'blue' ? 'white' : 'blue');
}
