import { assert, type Rng } from '@caravanserai/contract';
import { playWith, type Seat, type Simulate, type State, type Step, toAct, view } from '@caravanserai/targets';
import { SOONEST_FLICK_MS, type TargetsBot } from './bot.ts';

export type Players = Readonly<Record<Seat, TargetsBot>>;

/** Asks everybody who may act, and does what is decided first; of two at the same moment, what the table waits for. */
export function nextStep(s: State, players: Players, simulate: Simulate, chance: (seat: Seat) => Rng): Step {
  const asked = (how: 'react' | 'decide') =>
    toAct(s)
      .flatMap((seat) => {
        const decision = players[seat][how](view(s, seat), chance(seat));
        return decision ? [{ seat, ...decision }] : [];
      })
      .toSorted((a, b) => a.afterMs - b.afterMs);
  const [call] = asked('react');
  const isFirst = call !== undefined && call.afterMs < SOONEST_FLICK_MS; // then nobody needs to aim yet
  const [first] = isFirst ? [call] : asked('decide');
  assert(first !== undefined, 'whom the table waits for decides');
  const { seat, move } = first;
  const played = playWith(simulate)(s, seat, move);
  assert(played.ok, 'a bot makes legal moves');
  return { seat, move, ...played.value };
}
