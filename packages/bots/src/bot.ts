import type { GameTypes, Rng } from '@caravanserai/contract';

/** A bot sees only the view of its seat. It is deterministic: equal views and random numbers give equal moves. */
export interface Bot<T extends GameTypes> {
  readonly name: string;
  /** Called only when it is the bot's turn, so `moves` is never empty. */
  choose(view: T['view'], moves: readonly T['move'][], rng: Rng): T['move'];
}
