import { assert, type Rng } from '@caravanserai/contract';
import { playWith, type Seat, type Simulate, type State, type Step, toAct, view } from '@caravanserai/targets';
import type { TargetsBot } from './bot.ts';
import { decideFirst } from './referee.ts';

export type Players = Readonly<Record<Seat, TargetsBot>>;

/** Plays the earliest decision of all players who may act; on a tie, that of the player whose turn it is. */
export function nextStep(s: State, players: Players, simulate: Simulate, chance: (seat: Seat) => Rng): Step {
  const first = decideFirst(
    toAct(s).map((seat) => ({ seat, bot: players[seat], view: view(s, seat), rng: () => chance(seat) })),
  );
  assert(first !== undefined, 'whom the table waits for decides');
  const { seat, move } = first;
  const played = playWith(simulate)(s, seat, move);
  assert(played.ok, 'a bot makes legal moves');
  return { seat, move, ...played.value };
}
