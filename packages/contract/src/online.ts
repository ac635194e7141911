import type { MatchId, Refusal, Version } from './game.ts';

/** The protocol between browsers, bots and the server. Plain JSON; the server's schemas are checked against these types. */

export type UserId = string;

/** Time control. `live`: a clock with an increment; `days`: a limit for each turn. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly baseS: number; readonly incrementS: number }
  | { readonly kind: 'days'; readonly days: number };

/** The settings of a table, fixed when it is created. */
export interface Terms {
  readonly game: string;
  readonly options: unknown; // specific to the game
  readonly seats: number;
  readonly clock: ClockRule;
  readonly rated: boolean;
  /** A private table is not listed; players join by its link. */
  readonly visibility: 'public' | 'private';
  readonly chat: boolean;
  /** Two games on one deal, with the seats exchanged: the second starts with the first. Two people, unrated, without a chess clock. */
  readonly bothChairs?: true;
}

export const PERSON_KINDS = ['guest', 'account', 'bot', 'house'] as const; // house: the built-in computer opponents
export interface Person {
  readonly id: UserId;
  readonly name: string;
  readonly kind: (typeof PERSON_KINDS)[number];
}

export const MATCH_STATUSES = ['open', 'running', 'over', 'aborted'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export interface SeatState {
  readonly seat: string;
  readonly person?: Person;
  readonly rating?: RatingShown;
  readonly keptFor?: UserId; // reserved for this user
}

export interface RatingShown {
  readonly points: number;
  readonly plusMinus: number;
  readonly games: number;
  readonly provisional?: true; // too uncertain for the leaderboard
}

export interface ClockState {
  readonly remainingMs: Readonly<Record<string, number>>; // by seat, at `atMs`
  readonly running?: string; // the seat whose clock is running
  readonly atMs: number; // the server's clock, since 1970
}

/** Why a rated game did not change any rating. */
export const UNCOUNTED = [
  'guest', // fewer than two sides with an account
  'same-owner', // a player and their own bots
  'same-address', // opponents played from one network or browser
  'too-short', // resigned after few moves: the winner gains nothing, the loser still loses rating
  'too-often', // too many recent games between the same two players
] as const;
export type Uncounted = (typeof UNCOUNTED)[number];

export type MatchResult = {
  readonly winners: readonly string[]; // seats; empty on a tie
  readonly scores?: Readonly<Record<string, number>>;
  readonly uncounted?: Uncounted;
} & (
  | { readonly by: 'play' | 'resignation' | 'time' | 'absence' }
  | { readonly by: 'abort' } // no winner, not rated
);

/** A log entry as one viewer may see it: events are redacted, and so are moves until the game is over. */
export type WireEntry = { readonly version: Version; readonly atMs: number } & (
  | { readonly kind: 'move'; readonly seat: string; readonly move: unknown; readonly events: readonly unknown[] }
  | { readonly kind: 'undo'; readonly seat: string; readonly to: Version } // agreed by both players
  | { readonly kind: 'end'; readonly seat?: string; readonly result: MatchResult }
);

export interface Fairness {
  readonly commitment: string;
  readonly nonces: Readonly<Record<string, string>>; // by seat
  /** A daily game: the date of its deal. */
  readonly daily?: string;
  /** One of two games on one deal: the id of the first, which is part of the seed of both. */
  readonly deal?: MatchId;
  /** Secret and seed are published when the game is over, or both games on the deal; those of a daily game, when its date closes. */
  readonly secret?: string;
  readonly seed?: string;
}

/** When a move's animation, such as rolling dice, has ended for all players. Reaction times in a race count from here. */
export interface Rest {
  readonly version: Version; // of that move
  readonly atMs: number; // server clock, since 1970; may be in the future, and no move is accepted before it
  /** End of the time in which all players may react at once; a player who has not reacted by then passes. */
  readonly closesMs?: number;
}

/** A whole match as one viewer sees it. */
export interface MatchPicture {
  readonly id: MatchId;
  readonly terms: Terms;
  readonly rulesVersion: number; // of its game; fixed when the match starts
  readonly status: MatchStatus;
  readonly version: Version;
  readonly viewer: string; // a seat or `spectator`
  readonly seats: readonly SeatState[];
  readonly createdMs: number;
  readonly host: UserId;
  readonly fairness: Fairness;
  readonly play?: {
    // undefined until the match has started
    readonly view: unknown;
    readonly toAct: readonly string[];
    readonly moves: readonly unknown[]; // the viewer's legal moves; empty for spectators and for games that cannot list moves
    readonly score: unknown;
  };
  readonly log: readonly WireEntry[]; // after `logFrom`
  readonly logFrom: Version; // 0 unless the log is very long; earlier entries are loaded page by page
  readonly clock?: ClockState;
  readonly rest?: Rest;
  readonly result?: MatchResult;
  /** A pending request to undo all moves after `to`. */
  readonly undoAsked?: { readonly by: string; readonly to: Version };
  readonly rematch?: MatchId; // where a player is waiting for the next game
  readonly twin?: MatchId; // for its players: the other game on the same deal
}

/** Earlier entries of a match's log. */
export interface LogPage {
  readonly log: readonly WireEntry[]; // after `logFrom`
  readonly logFrom: Version; // 0: the start of the log
}

/** A match as an item of a list. */
export interface MatchSummary {
  readonly id: MatchId;
  readonly terms: Terms;
  readonly status: MatchStatus;
  readonly seats: readonly SeatState[];
  readonly createdMs: number;
  readonly changedMs: number;
  readonly version: Version;
  readonly toAct: readonly string[];
  readonly deadlineMs?: number;
  readonly result?: MatchResult;
}

export interface ChatLine {
  readonly n: number;
  readonly atMs: number;
  readonly by: Person;
  readonly text: string;
}

/** Error codes. A request that fails changes nothing. */
export const ONLINE_CODES = [
  'malformed', // does not match the schema
  'not-found',
  'unauthorized', // no session, or an invalid one
  'forbidden', // wrong origin, or another user's private data
  'not-seated',
  'not-your-turn',
  'stale-version',
  'key-reused', // the key was used for a different request
  'illegal',
  'wrong-status', // such as joining a finished game
  'other-rules', // this server no longer supports the match's rules version
  'seat-taken',
  'already-seated',
  'not-now', // such as claiming a win before the time is up
  'undos-used', // the player has used all undos of this match, or its log is too long
  'aborts-used', // too many recent aborts of rated games: this one can only be resigned
  'too-many-games', // limit of games played at once
  'too-many', // rate limit
  'too-large',
  'name-taken',
  'wrong-password',
  'engine-timeout',
  'unavailable', // the database does not answer; retry with the same key
  'internal',
] as const;
export type OnlineCode = (typeof ONLINE_CODES)[number];
export interface OnlineError {
  readonly code: OnlineCode;
  readonly detail?: string; // a sentence for developers
  readonly path?: string; // with `malformed`: where in what was sent, as a JSON Pointer
  readonly current?: Version; // with `stale-version`
  readonly reason?: string; // with `illegal`: specific to the game
  readonly at?: number; // with `illegal`: index into the request's moves
  readonly phase?: string; // with `illegal` and `not-your-turn`: what the game waits for, as its view calls it
  readonly retryAfterS?: number; // with `too-many`
  readonly retryAfterMs?: number; // with `not-now` and `illegal`, where waiting is all it takes
}

/** The error as the game's own refusal, or undefined if the game did not refuse the move. */
export function refusalIn<Reason extends string>({ code, reason, current }: OnlineError): Refusal<Reason> | undefined {
  switch (code) {
    case 'illegal':
      return { code, reason: reason as Reason };
    case 'not-your-turn':
      return { code };
    case 'stale-version':
      return { code, current: current ?? (0 as Version) };
    default:
      return undefined;
  }
}

/** The moves of a turn, or the first part of it. Applied all or none. */
export interface PlayRequest {
  readonly onVersion: Version;
  readonly moves: readonly unknown[];
  /** Idempotency key, unique for each decision of a seat: a retry gets the first answer and has no effect. */
  readonly key: string;
}

/** From the page to the server. `do` carries requests that also exist as HTTP routes, for speed. */
export type ToServer =
  | { readonly type: 'watch'; readonly match: MatchId }
  | { readonly type: 'unwatch'; readonly match: MatchId }
  | { readonly type: 'lobby'; readonly on: boolean }
  | { readonly type: 'play'; readonly id: number; readonly match: MatchId; readonly request: PlayRequest }
  | { readonly type: 'say'; readonly id: number; readonly match: MatchId; readonly text: string }
  | { readonly type: 'ping'; readonly id: number };

export type ToBrowser =
  | { readonly type: 'hello'; readonly me: Person; readonly nowMs: number; readonly build: string }
  | { readonly type: 'match'; readonly picture: MatchPicture }
  | { readonly type: 'update'; readonly update: MatchUpdate }
  | {
      readonly type: 'presence';
      readonly match: MatchId;
      readonly seats: readonly string[];
      readonly watchers: number;
      /** By seat, measured by the server; only at tables where players race to call. */
      readonly roundTripMs?: Readonly<Record<string, number>>;
    }
  | { readonly type: 'chat'; readonly match: MatchId; readonly lines: readonly ChatLine[] }
  | { readonly type: 'lobby'; readonly tables: readonly MatchSummary[] }
  /** Games where it is the user's turn, and tables with a seat reserved for the user. */
  | { readonly type: 'notice'; readonly waiting: readonly MatchSummary[]; readonly invited: readonly MatchSummary[] }
  | { readonly type: 'done'; readonly id: number; readonly version: Version }
  | { readonly type: 'refused'; readonly id?: number; readonly error: OnlineError }
  | { readonly type: 'pong'; readonly id: number; readonly nowMs: number }
  | { readonly type: 'bye'; readonly why: 'shutdown' | 'too-many' | 'signed-out' };

/** The changes since `from`. A client at any other version must request the whole picture. */
export type MatchUpdate = Omit<MatchPicture, 'terms' | 'rulesVersion' | 'createdMs' | 'host' | 'logFrom' | 'twin'> & {
  readonly from: Version;
};
