import type { MatchId, OnlineError, PlayRequest, Result, Version } from '@caravanserai/contract';
import type { MatchRow, SqlGuard } from '../storage/matchStore.ts';

export type Done<T> = Result<T, OnlineError>;

/** Thrown inside a transaction to roll it back, when a request can only be refused there. */
export class RefusedError extends Error {
  readonly error: OnlineError;

  constructor(error: OnlineError) {
    super(error.detail ?? error.code);
    this.error = error;
  }
}

/** Origin of a request; empty for the server's own bots. */
export interface From {
  readonly address?: string;
  readonly device?: string | undefined; // device cookies of the browser: `accounts/devices.ts`
}

/** A request to sit down or create a table: `nonce` is the browser's share of the shuffle's randomness. */
export interface Sitting extends From {
  readonly nonce: string;
  readonly seat?: string;
  readonly guard?: SqlGuard | undefined;
}

/** Origin and connection of a move. */
export interface Via extends From {
  readonly roundTripMs?: number; // of its connection
}

/** Requested moves, or moves of the server itself: those have no key, so that no request can match them. */
export type Play = Omit<PlayRequest, 'key'> & Partial<Pick<PlayRequest, 'key'>>;

/** A change of a match; `from` is the version that its followers have. */
export interface Change {
  readonly match: MatchId;
  readonly from: Version;
  readonly version: Version;
  readonly moves: number; // number of moves in the change; 0 for other changes, or if another node made it
  readonly isOwn: boolean; // made on this node
  /** The match before and after, only on the node that made the change. */
  readonly made?: { readonly before: MatchRow; readonly after: MatchRow };
}
