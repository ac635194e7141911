import type { GameTypes, Rng } from '@caravanserai/contract';

/** View in, move out: a bot knows what a player in its seat knows, and nothing else. Equal views and chance, equal moves. */
export interface Bot<T extends GameTypes> {
  readonly name: string;
  /** `moves` is never empty: a bot is asked only when it is to act. */
  choose(view: T['view'], moves: readonly T['move'][], rng: Rng): T['move'];
}
