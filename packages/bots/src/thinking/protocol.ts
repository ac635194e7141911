import type { GameRecord, Move, View } from '@caravanserai/targi';
import type { Analysis } from '../targi/analysis.ts';
import type { Hint } from '../targi/hint.ts';
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

/**
 * `nodes`: just the effort of the level. `usual`: the same, but a level that looks far ahead stops before a second is over, for slow
 * machines. `time`: for a level that does not err on purpose, as much as the time allows.
 */
export type Mode = { readonly kind: 'nodes' | 'usual' } | { readonly kind: 'time'; readonly ms: number };

export interface Thought {
  readonly move: Move;
  /** What each move is worth, the best first; none where there was nothing to choose. */
  readonly options: readonly Option[];
}

/** What a worker can be asked: to decide, to advise the player to act, to judge a game that was played. */
export type Question =
  | ({ readonly type: 'think' } & Request)
  | { readonly type: 'hint'; readonly view: View }
  | { readonly type: 'analyse'; readonly record: GameRecord };

/** In the kind of its question. */
export type Reply = Thought | Hint | Analysis;

export type Ask = Question & { readonly id: number };

/** What a worker is told. It answers one question after the other; one that was aborted gets no answer. */
export type ToWorker = Ask | { readonly type: 'abort'; readonly id: number };

/** What a worker says. `id` is missing where the message that is answered had none. */
export type FromWorker =
  | { readonly type: 'progress'; readonly id: number; readonly done: number } // from 0 to 1
  | { readonly type: 'answer'; readonly id: number; readonly answer: Reply }
  | ({ readonly type: 'error'; readonly id?: number } & WorkerError);

export interface WorkerError {
  readonly code: WorkerErrorCode;
  readonly detail: string;
}

export type WorkerErrorCode =
  | 'malformed' // not a message of this protocol
  | 'impossible' // a view, moves or a record that no game can have come to
  | 'over' // no hint: the game has ended
  | 'not-to-act' // no hint: the other player decides
  | 'failed'; // a mistake of ours
