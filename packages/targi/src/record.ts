import { err, ok, type Refusal, type Result } from '@caravanserai/contract';
import type { Seat } from './cards.ts';
import { play, toAct } from './engine.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { type Start, startOf } from './position.ts';
import type { Reason } from './rules.ts';
import type { State } from './state.ts';

/** Must be raised when recorded moves would replay differently. */
export const RULES_VERSION = 1;

export type Totals = Readonly<Record<Seat, number>>;

/** The final points of another game; its moves if it had the same start and deal. */
export interface Original extends Totals {
  /** The players have changed seats since. */
  readonly isSwapped?: true;
  readonly moves?: readonly Move[];
}

/** Everything needed to replay a game. */
export interface GameRecord extends Start {
  readonly rulesVersion: number;
  readonly players: Readonly<Record<Seat, string>>;
  /** The game that this one retries. */
  readonly original?: Original;
  readonly moves: readonly Move[];
}

export interface Step {
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly state: State;
}

export interface Replayed {
  readonly start: State;
  readonly steps: readonly Step[];
  readonly end: State;
}

/** Replays a record and checks each move; `at` is the index of the first illegal one. */
export function replay(
  record: GameRecord,
): Result<Replayed, { readonly at: number; readonly refusal: Refusal<Reason> }> {
  const start = startOf(record);
  const steps: Step[] = [];
  let state = start;
  for (const [at, move] of record.moves.entries()) {
    const seat = toAct(state)[0];
    if (seat === undefined) return err({ at, refusal: { code: 'illegal', reason: 'game-over' } });
    const played = play(state, seat, move);
    if (!played.ok) return err({ at, refusal: played.error });
    state = played.value.state;
    steps.push({ seat, move, events: played.value.events, state });
  }
  return ok({ start, steps, end: state });
}
