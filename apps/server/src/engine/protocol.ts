import type { Refusal } from '@caravanserai/contract';
import type { PlayedGame } from '../games.ts';

/** Everything that a state follows from, besides its log. */
export interface Position {
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seed: string;
  readonly seats: readonly string[];
}

/** What happened, as far as a state follows from it. */
export type Happening =
  | { readonly version: number; readonly kind: 'move'; readonly seat: string; readonly move: unknown }
  | { readonly version: number; readonly kind: 'undo'; readonly to: number }
  | { readonly version: number; readonly kind: 'end' };

/** The log from the start, or from a snapshot on. */
export interface History {
  readonly snapshot?: { readonly version: number; readonly state: string };
  readonly log: readonly Happening[];
}

/** One moment of a game through one pair of eyes. */
export interface Sight {
  readonly view: unknown;
  readonly toAct: readonly string[]; // as far as this viewer may know
  readonly moves: readonly unknown[]; // legal for this viewer
}

/** One moment of a game. */
export interface Moment {
  readonly version: number;
  readonly toAct: readonly string[]; // all of them: not for anybody's eyes
  readonly score: unknown;
  readonly sights: Readonly<Record<string, Sight>>; // by viewer
}

export type EngineRequest =
  /** Judges moves by one seat, all or none. */
  | {
      readonly type: 'play';
      readonly position: Position;
      readonly version: number;
      readonly history?: History; // where the state is not remembered
      readonly seat: string;
      readonly moves: readonly unknown[];
      readonly atMs?: number; // of a race: when the server says that they were made
      readonly viewers: readonly string[]; // for whom the step is written
      readonly isTrial?: true; // nothing comes of it
    }
  /** The moment after a version, and what happened on the way there since another. */
  | {
      readonly type: 'look';
      readonly position: Position;
      readonly version: number;
      readonly history?: History;
      readonly viewers: readonly string[];
    }
  /** The moment after some more lines of the log, and their events, where the state before them is remembered. */
  | {
      readonly type: 'follow';
      readonly position: Position;
      readonly from: number;
      readonly log: readonly Happening[]; // after `from`, in order
      readonly viewer: string;
    }
  /** The events of the lines after `from`, as one viewer may see them. */
  | {
      readonly type: 'tell';
      readonly position: Position;
      readonly history: History;
      readonly from: number;
      readonly viewer: string;
    }
  /** The game as a file. */
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
  /** Any legal move of a seat, by chance. */
  | {
      readonly type: 'sample';
      readonly position: Position;
      readonly version: number;
      readonly history?: History;
      readonly seat: string;
      readonly seed: string;
    }
  | { readonly type: 'forget'; readonly match: string };

/** Moves that were taken, as JSON by viewer: what goes out is written once, on the thread that worked it out. */
export interface Step {
  readonly version: number;
  readonly toAct: readonly string[]; // all of them: not for anybody's eyes
  readonly isClosing?: true; // everybody is asked at once whether they have something to say
  readonly score?: unknown; // when it is over
  readonly film?: { readonly version: number; readonly ms: number }; // what the last of them that moved things set going
  readonly plays: Readonly<Record<string, string>>; // `play` of a picture
  readonly events: readonly Readonly<Record<string, string>>[]; // one for each move
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
      readonly refusal: Refusal<string> | { readonly code: 'malformed' };
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
      readonly reveals: readonly number[]; // versions after `from` at which somebody learned something
    }
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'snapshot'; readonly state: string }
  | { readonly type: 'sampled'; readonly move: unknown }
  | { readonly type: 'forgotten' };
