import type { Refusal } from '@caravanserai/contract';
import type { Shot } from '../games/host.ts';
import type { PlayedGame, ReadGame } from '../games.ts';

/** Everything that determines a state, besides the log. */
export interface Position {
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seed: string;
  readonly seats: readonly string[];
}

/** The part of a log entry that determines the state. */
export type Happening =
  | { readonly version: number; readonly kind: 'move'; readonly seat: string; readonly move: unknown }
  | { readonly version: number; readonly kind: 'undo'; readonly to: number }
  | { readonly version: number; readonly kind: 'end' };

/** The log from the start, or after a snapshot. */
export interface History {
  readonly snapshot?: { readonly version: number; readonly state: string };
  readonly log: readonly Happening[];
}

/** One moment of a game as one viewer sees it. */
export interface Sight {
  readonly view: unknown;
  readonly toAct: readonly string[]; // as far as this viewer may know
  readonly moves: readonly unknown[]; // legal for this viewer
}

/** One moment of a game, with the sights of the requested viewers. */
export interface Moment {
  readonly version: number;
  readonly toAct: readonly string[]; // all of them: never sent to clients
  readonly score: unknown;
  readonly sights: Readonly<Record<string, Sight>>; // by viewer
}

export type EngineRequest =
  /** Validates a batch of moves of one seat: all are accepted, or none. */
  | {
      readonly type: 'play';
      readonly position: Position;
      readonly version: number;
      readonly history?: History; // required if the state is not cached
      readonly seat: string;
      readonly moves: readonly unknown[];
      readonly atMs?: number; // in a race: the time of the move as the server determined it
      readonly viewers: readonly string[]; // for whom the step is serialised
      readonly isTrial?: true; // validates only; nothing is stored
    }
  /** The state at a version, and the events since an earlier one. */
  | {
      readonly type: 'look';
      readonly position: Position;
      readonly version: number;
      readonly history?: History;
      readonly viewers: readonly string[];
    }
  /** The state after some more log entries, and their events, if the state before them is cached. */
  | {
      readonly type: 'follow';
      readonly position: Position;
      readonly from: number;
      readonly log: readonly Happening[]; // after `from`, in order
      readonly viewer: string;
    }
  /** The events of the entries after `from`, as this viewer may see them. */
  | {
      readonly type: 'tell';
      readonly position: Position;
      readonly history: History;
      readonly from: number;
      readonly viewer: string;
    }
  /** The game in its file notation. */
  | {
      readonly type: 'write';
      readonly position: Position;
      readonly players: PlayedGame['players'];
      readonly moves: PlayedGame['moves'];
    }
  | {
      readonly type: 'snapshot';
      readonly position: Position;
      readonly version: number;
      readonly history?: History;
    }
  /** A random legal move of a seat. */
  | {
      readonly type: 'sample';
      readonly position: Position;
      readonly version: number;
      readonly history?: History;
      readonly seat: string;
      readonly seed: string;
    }
  /** A try at the daily shot. */
  | {
      readonly type: 'shoot';
      readonly position: Pick<Position, 'game' | 'rulesVersion'>;
      readonly table: unknown;
      readonly stroke: unknown;
      readonly seed: string;
    }
  /** A finished game in its file notation. */
  | { readonly type: 'read'; readonly game: string; readonly text: string }
  | { readonly type: 'forget'; readonly match: string };

/** Accepted moves as JSON by viewer, serialised once, on the engine's thread. */
export interface Step {
  readonly version: number;
  readonly toAct: readonly string[]; // all of them: never sent to clients
  readonly isClosing?: true; // all seats are asked at once whether they call something
  readonly score?: unknown; // once the game is over
  readonly film?: { readonly version: number; readonly ms: number }; // animation that the last such move started
  readonly plays: Readonly<Record<string, string>>; // `play` of a picture
  readonly events: readonly Readonly<Record<string, string>>[]; // one per move
}

/** What a refused player can wait for. */
export interface Waiting {
  readonly phase?: string; // of the game
  readonly retryAfterMs?: number;
}

export type EngineAnswer =
  | { readonly type: 'need-history' }
  | {
      readonly type: 'played';
      readonly step: Step;
      readonly moves: readonly unknown[];
    }
  | {
      readonly type: 'refused';
      readonly at: number;
      readonly refusal: (Refusal<string> & Waiting) | { readonly code: 'malformed' };
    }
  | { readonly type: 'looked'; readonly moment: Moment }
  | {
      readonly type: 'followed';
      readonly moment: Moment;
      readonly events: Readonly<Record<number, readonly unknown[]>>; // by version
    }
  | {
      readonly type: 'told';
      readonly events: Readonly<Record<number, readonly unknown[]>>; // by version
      readonly reveals: readonly number[]; // versions after `from` at which hidden information was revealed
    }
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'read'; readonly game?: ReadGame } // absent: not a finished game of people
  | { readonly type: 'snapshot'; readonly state: string }
  | { readonly type: 'sampled'; readonly move: unknown }
  | { readonly type: 'shot'; readonly shot: Shot }
  | { readonly type: 'forgotten' };
