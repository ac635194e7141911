import type { MatchId, OnlineError, PlayRequest, Result, Version } from '@caravanserai/contract';
import type { MatchRow } from '../storage/matchStore.ts';

export type Done<T> = Result<T, OnlineError>;

/** Thrown inside a transaction to take everything back: what could only be judged there was refused. */
export class RefusedError extends Error {
  readonly error: OnlineError;

  constructor(error: OnlineError) {
    super(error.detail ?? error.code);
    this.error = error;
  }
}

/** Somebody sits down, or creates a table to sit at: the number is the browser's own share in the shuffle. */
export interface Sitting {
  readonly nonce: string;
  readonly seat?: string;
  readonly address?: string; // where the player comes from; nothing for the server's own bots
}

/** How a move came in. */
export interface Via {
  readonly roundTripMs?: number; // of its connection
  readonly address?: string;
}

/** Moves that somebody asks for, or that the server makes itself: those have no key, so no request can be taken for one. */
export type Play = Omit<PlayRequest, 'key'> & Partial<Pick<PlayRequest, 'key'>>;

/** Something about a match is new; `from` is the version that those who follow it have. */
export interface Change {
  readonly match: MatchId;
  readonly from: Version;
  readonly version: Version;
  readonly moves: number; // that it consists of; 0 where it is something else, or came from another node
  readonly isOwn: boolean; // it happened on this node
  /** What it was before and what it became, where this node made the change: of all nodes one does. */
  readonly made?: { readonly before: MatchRow; readonly after: MatchRow };
}
