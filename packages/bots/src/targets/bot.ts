import type { Rng } from '@caravanserai/contract';
import type { Move, View } from '@caravanserai/targets';

/** What somebody does next, and when: milliseconds since the dice came to rest, on the clock of the calls (T9). */
export interface Decision {
  readonly move: Move;
  readonly afterMs: number;
}

/**
 * A view in, a decision out: a bot knows what a player in its seat sees, and never the seed. Equal views and chance, equal decisions. Nothing
 * means that it leaves the next thing to somebody else; anyone who the table waits for (the first of `toAct`) always decides.
 */
export interface TargetsBot {
  readonly name: string;
  /** Only what it calls, which takes no time to find: for a table that wants to know who speaks up before somebody flicks. */
  react(view: View, rng: Rng): Decision | undefined;
  /** The call if there is one, and else all the rest. With the same chance the call is the one of `react`. */
  decide(view: View, rng: Rng): Decision | undefined;
  /** The same in slices of one simulated flick, so that anyone who waits can stop it; yields the share that is done. */
  think(view: View, rng: Rng): Generator<number, Decision | undefined>;
}

/** No bot flicks sooner, so that everybody has the time to call. */
export const SOONEST_FLICK_MS = 2500;

/** Thinks without a pause. */
export function finish<T>(thinking: Generator<unknown, T>): T {
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
}
