import { err, ok, type Refusal, type Result } from '@caravanserai/contract';
import { init, playWith } from './engine.ts';
import type { Event } from './events.ts';
import type { Seat } from './geometry.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import type { Reason } from './rules.ts';
import type { Simulate, State } from './state.ts';

/** Must be raised when recorded moves would replay differently, which includes any change of the physics' settings. */
export const RULES_VERSION = 4;

/** A move and its player, because any player may make a call at any time. */
export interface Turn {
  readonly seat: Seat;
  readonly move: Move;
}

/** Everything needed to replay a match. */
export interface GameRecord {
  readonly rulesVersion: number;
  readonly seed: string;
  readonly options: Options;
  readonly players: Readonly<Record<Seat, string>>;
  readonly moves: readonly Turn[];
}

export interface Step extends Turn {
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
  { options, seed, moves }: GameRecord,
  simulate: Simulate,
): Result<Replayed, { readonly at: number; readonly refusal: Refusal<Reason> }> {
  const play = playWith(simulate);
  const start = init(options, seed);
  const steps: Step[] = [];
  let state = start;
  for (const [at, { seat, move }] of moves.entries()) {
    const played = play(state, seat, move);
    if (!played.ok) return err({ at, refusal: played.error });
    state = played.value.state;
    steps.push({ seat, move, events: played.value.events, state });
  }
  return ok({ start, steps, end: state });
}
