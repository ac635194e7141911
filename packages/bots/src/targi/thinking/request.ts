import type { Move, View } from '@caravanserai/targi';
import type { LevelName } from '../levels.ts';
import type { Option } from '../solver.ts';

/** The complete input of a decision. With `nodes`, equal requests have equal answers on every machine. */
export interface Request {
  /** The view of the player to act. */
  readonly view: View;
  /** All legal moves. */
  readonly moves: readonly Move[];
  readonly level: LevelName;
  readonly seed: string;
  readonly mode: Mode;
}

/**
 * `nodes`: exactly the effort of the level. `usual`: the same, but a level with foresight stops within a second on slow machines. `time`:
 * as much as the time allows, for levels without noise.
 */
export type Mode = { readonly kind: 'nodes' | 'usual' } | { readonly kind: 'time'; readonly ms: number };

export interface Thought {
  readonly move: Move;
  /** The evaluated moves, best first; empty if there was only one move. */
  readonly options: readonly Option[];
}
