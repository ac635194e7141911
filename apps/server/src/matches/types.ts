import type { MatchId, OnlineError, Result, Version } from '@caravanserai/contract';

export type Done<T> = Result<T, OnlineError>;

/** Somebody sits down, or creates a table to sit at: the number is the browser's own share in the shuffle. */
export interface Sitting {
  readonly nonce: string;
  readonly seat?: string;
}

/** Something about a match is new; `from` is the version that those who follow it have. */
export interface Change {
  readonly match: MatchId;
  readonly from: Version;
  readonly version: Version;
  readonly isOwn: boolean; // it happened on this node
}
