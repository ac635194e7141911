import type { Rng } from '@caravanserai/contract';
import type { View } from '@caravanserai/targets';
import { type Decision, finish, SOONEST_FLICK_MS, type TargetsBot } from './bot.ts';

/** A bot that may act now. */
export interface Candidate<Seat extends string> {
  readonly seat: Seat;
  readonly bot: TargetsBot;
  readonly view: View;
  /** The same each time it is asked for: who has missed something does not see it on a second look. */
  rng(): Rng;
}

export type Chosen<Seat extends string> = Decision & { readonly seat: Seat };

/**
 * The one referee of bots: of all who may act, who does what first; of two at the same moment, the one the table waits for. Nothing: it is
 * somebody else's to go on. In slices, so that anyone who waits can stop it.
 */
export function* firstToAct<Seat extends string>(
  asked: readonly Candidate<Seat>[],
): Generator<number, Chosen<Seat> | undefined> {
  const call = earliest(asked.map(({ seat, bot, view, rng }) => chosen(seat, bot.react(view, rng()))));
  if (call && call.afterMs < SOONEST_FLICK_MS) return call; // then nobody needs to aim yet
  const all: (Chosen<Seat> | undefined)[] = [];
  for (const { seat, bot, view, rng } of asked) all.push(chosen(seat, yield* bot.think(view, rng())));
  return earliest(all);
}

/** The same without a pause. */
export function decideFirst<Seat extends string>(asked: readonly Candidate<Seat>[]): Chosen<Seat> | undefined {
  return finish(firstToAct(asked));
}

function chosen<Seat extends string>(seat: Seat, decision: Decision | undefined): Chosen<Seat> | undefined {
  return decision && { seat, ...decision };
}

function earliest<Seat extends string>(all: readonly (Chosen<Seat> | undefined)[]): Chosen<Seat> | undefined {
  return all.filter((each) => each !== undefined).toSorted((a, b) => a.afterMs - b.afterMs)[0];
}
