import type { Rng } from '@caravanserai/contract';
import type { Move, View } from '@caravanserai/targets';

/** A bot's next move and its time: milliseconds since the dice came to rest, on the clock of calls (T9). */
export interface Decision {
  readonly move: Move;
  readonly afterMs: number;
}

/**
 * A bot sees only the view of its seat, never the seed. It is deterministic: equal views and random numbers give equal decisions. It
 * returns undefined to leave the next move to another player, but never when it is the first of `toAct`.
 */
export interface TargetsBot {
  readonly name: string;
  /** Only the bot's call, which is fast to compute. Used to find calls before a flick is worked out. */
  react(view: View, rng: Rng): Decision | undefined;
  /** The bot's call if it has one, else its other move. With equal random numbers the call is that of `react`. */
  decide(view: View, rng: Rng): Decision | undefined;
  /** Like `decide`, but yields after each simulated flick, so that it can be aborted. Yields the progress, 0 to 1. */
  think(view: View, rng: Rng): Generator<number, Decision | undefined>;
}

/** The earliest time at which a bot flicks, which leaves other players time to call. */
export const SOONEST_FLICK_MS = 2500;

/** Runs a generator to its end. */
export function finish<T>(thinking: Generator<unknown, T>): T {
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
}
