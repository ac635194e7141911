import type { Move, View } from '@caravanserai/targi';
import type { LevelName } from '../targi/levels.ts';
import type { Option } from '../targi/solver.ts';

/** All that a decision follows from: with `nodes`, equal requests have equal answers on every machine. */
export interface Request {
  /** That of the player to act. */
  readonly view: View;
  /** All the legal ones. */
  readonly moves: readonly Move[];
  readonly level: LevelName;
  readonly seed: string;
  readonly mode: Mode;
}

/** Just the effort of the level; or, for a level that does not err on purpose, as many worlds as the time allows. */
export type Mode = { readonly kind: 'nodes' } | { readonly kind: 'time'; readonly ms: number };

export interface Answer {
  readonly move: Move;
  /** What each move is worth, the best first; none where there was nothing to choose. */
  readonly options: readonly Option[];
}

export interface Ask extends Request {
  readonly type: 'ask';
  readonly id: number;
}

/** What a worker is told. It answers one `ask` after the other; one that was aborted gets no answer. */
export type ToWorker = Ask | { readonly type: 'abort'; readonly id: number };

/** What a worker says. `id` is missing where the message that is answered had none. */
export type FromWorker =
  | { readonly type: 'progress'; readonly id: number; readonly done: number } // from 0 to 1
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'error'; readonly id?: number; readonly code: WorkerErrorCode; readonly detail: string };

/** Not a message of this protocol; a view or moves that no game can have come to; a mistake of ours. */
export type WorkerErrorCode = 'malformed' | 'impossible' | 'failed';
