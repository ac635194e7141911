import type { Rng } from '@caravanserai/contract';
import type { View } from '@caravanserai/targets';
import { type Decision, finish, SOONEST_FLICK_MS, type TargetsBot } from './bot.ts';

/** A bot that may act now. */
export interface Candidate<Seat extends string> {
  readonly seat: Seat;
  readonly bot: TargetsBot;
  readonly view: View;
  /** Returns the same random numbers on each call, so that a bot that missed a call does not notice it later. */
  rng(): Rng;
}

export type Chosen<Seat extends string> = Decision & { readonly seat: Seat };

/**
 * Finds the earliest decision of all bots that may act; on a tie, the bot whose turn it is. Returns undefined if no bot acts and a person
 * has to move. Runs in slices, so that it can be aborted.
 */
export function* firstToAct<Seat extends string>(
  asked: readonly Candidate<Seat>[],
): Generator<number, Chosen<Seat> | undefined> {
  const call = earliest(asked.map(({ seat, bot, view, rng }) => chosen(seat, bot.react(view, rng()))));
  if (call && call.afterMs < SOONEST_FLICK_MS) return call; // no bot needs to aim yet
  const all: (Chosen<Seat> | undefined)[] = [];
  for (const { seat, bot, view, rng } of asked) all.push(chosen(seat, yield* bot.think(view, rng())));
  return earliest(all);
}

/** Like `firstToAct`, but not in slices. */
export function decideFirst<Seat extends string>(asked: readonly Candidate<Seat>[]): Chosen<Seat> | undefined {
  return finish(firstToAct(asked));
}

function chosen<Seat extends string>(seat: Seat, decision: Decision | undefined): Chosen<Seat> | undefined {
  return decision && { seat, ...decision };
}

function earliest<Seat extends string>(all: readonly (Chosen<Seat> | undefined)[]): Chosen<Seat> | undefined {
  return all.filter((each) => each !== undefined).toSorted((a, b) => a.afterMs - b.afterMs)[0];
}
