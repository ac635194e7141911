import type { MatchId, Refusal, Version } from './game.ts';

/** What browsers, bots and the server say to each other. Plain JSON; the server's schemas are checked against these types. */

export type UserId = string;

/** Time for a move. `live` is a clock with an increment, `days` starts again with every turn. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly baseS: number; readonly incrementS: number }
  | { readonly kind: 'days'; readonly days: number };

/** What is agreed before anybody sits down. */
export interface Terms {
  readonly game: string;
  readonly options: unknown; // the game's own
  readonly seats: number;
  readonly clock: ClockRule;
  readonly rated: boolean;
  /** A private table is open to those who have its link, and not in any list. */
  readonly visibility: 'public' | 'private';
  readonly chat: boolean;
}

export const PERSON_KINDS = ['guest', 'account', 'bot', 'house'] as const; // house: our own computer opponents
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
  readonly keptFor?: UserId; // nobody else may sit down there
}

/** How sure the rating is matters as much as how high it is. */
export interface RatingShown {
  readonly points: number;
  readonly plusMinus: number;
  readonly games: number;
  readonly provisional?: true; // too uncertain for the leaderboard
}

export interface ClockState {
  readonly remainingMs: Readonly<Record<string, number>>; // by seat, at `atMs`
  readonly running?: string; // the seat whose time runs
  readonly atMs: number; // the server's clock, since 1970
}

/** Why a rated game changed nobody's rating. */
export const UNCOUNTED = [
  'guest', // fewer than two sides have an account
  'same-owner', // a player and their own bots
  'same-address', // opponents played from one address
  'too-short', // it was given up after few moves: the winner gains nothing, but the player who gave up loses
  'too-often', // the same two have played too many games lately
] as const;
export type Uncounted = (typeof UNCOUNTED)[number];

export type MatchResult = {
  readonly winners: readonly string[]; // seats; nobody on a tie
  readonly scores?: Readonly<Record<string, number>>;
  readonly uncounted?: Uncounted;
} & (
  | { readonly by: 'play' | 'resignation' | 'time' | 'absence' }
  | { readonly by: 'abort' } // nobody wins, nothing is counted
);

/** One line of a match's log, as one viewer may see it. A move names nothing hidden; events are redacted. */
export type WireEntry = { readonly version: Version; readonly atMs: number } & (
  | { readonly kind: 'start'; readonly events: readonly unknown[] }
  | { readonly kind: 'move'; readonly seat: string; readonly move: unknown; readonly events: readonly unknown[] }
  | { readonly kind: 'undo'; readonly seat: string; readonly to: Version } // both agreed
  | { readonly kind: 'end'; readonly seat?: string; readonly result: MatchResult }
);

export interface Fairness {
  readonly commitment: string;
  readonly nonces: Readonly<Record<string, string>>; // by seat
  /** Both only when the game is over. */
  readonly secret?: string;
  readonly seed?: string;
}

/** When all had seen what a move set going, such as dice that roll, by the server's clock: times of a race are counted from here. */
export interface Rest {
  readonly version: Version; // of that move
  readonly atMs: number; // since 1970; it may lie ahead, and nothing is taken before
  /** Everybody is asked at once whether they have something to say to it; who has said nothing by then has nothing to say. */
  readonly closesMs?: number;
}

/** The whole of a match through one pair of eyes. */
export interface MatchPicture {
  readonly id: MatchId;
  readonly terms: Terms;
  readonly rulesVersion: number; // of its game: a match keeps the rules that it began with
  readonly status: MatchStatus;
  readonly version: Version;
  readonly viewer: string; // a seat or `spectator`
  readonly seats: readonly SeatState[];
  readonly createdMs: number;
  readonly host: UserId;
  readonly fairness: Fairness;
  readonly play?: {
    // from the start on
    readonly view: unknown;
    readonly toAct: readonly string[];
    readonly moves: readonly unknown[]; // the viewer's legal ones; empty for others and for games that cannot list them
    readonly score: unknown;
  };
  readonly log: readonly WireEntry[]; // after `logFrom`
  readonly logFrom: Version; // 0 unless the log is very long: then older lines are asked for page by page
  readonly clock?: ClockState;
  readonly rest?: Rest;
  readonly result?: MatchResult;
  /** Somebody asks to take back everything after `to`. */
  readonly undoAsked?: { readonly by: string; readonly to: Version };
  readonly rematch?: MatchId; // somebody waits there for the next game
}

/** Older lines of a match's log. */
export interface LogPage {
  readonly log: readonly WireEntry[]; // after `logFrom`
  readonly logFrom: Version; // 0: there are no older ones
}

/** In a list: enough to choose by. */
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

/** Why something was not done. The match is as it was. */
export const ONLINE_CODES = [
  'malformed', // not what the schema says
  'not-found',
  'unauthorized', // no session, or a wrong one
  'forbidden', // wrong origin, a private thing of somebody else
  'not-seated',
  'not-your-turn',
  'stale-version',
  'key-reused', // the key was sent before, with something else
  'illegal',
  'wrong-status', // such as sitting down at a game that is over
  'other-rules', // the match follows rules that this server does not know any more
  'seat-taken',
  'already-seated',
  'not-now', // such as a claim before the time is up
  'undos-used', // a player has had all undos of this match, or its log is too long for another
  'aborts-used', // so many rated games were called off lately that the next can only be resigned
  'too-many-games', // one person plays only so many at once
  'too-many', // a rate limit or a flood
  'too-large',
  'name-taken',
  'wrong-password',
  'engine-timeout',
  'unavailable', // the database does not answer; try again with the same key
  'internal',
] as const;
export type OnlineCode = (typeof ONLINE_CODES)[number];
export interface OnlineError {
  readonly code: OnlineCode;
  readonly detail?: string; // for developers
  readonly current?: Version; // with `stale-version`
  readonly reason?: string; // with `illegal`: the game's own
  readonly at?: number; // with `illegal`: which of the moves
  readonly retryAfterS?: number; // with `too-many`
}

/** What the game itself said against a move, if it was the game; the reason is one of its own. */
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

/** A turn, or as much of it as is to be told now. All of it is taken or nothing. */
export interface PlayRequest {
  readonly onVersion: Version;
  readonly moves: readonly unknown[];
  /** A seat's own, new for each decision. The same request again gets the same answer, and nothing happens twice. */
  readonly key: string;
}

/** From the page to the server. `do` carries what can also be sent by HTTP, for speed. */
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
      /** By seat, in ms, as the server measured it; only at tables with races. */
      readonly roundTripMs?: Readonly<Record<string, number>>;
    }
  | { readonly type: 'chat'; readonly match: MatchId; readonly lines: readonly ChatLine[] }
  | { readonly type: 'lobby'; readonly tables: readonly MatchSummary[] }
  /** Games that wait for me, and tables that keep a seat for me. */
  | { readonly type: 'notice'; readonly waiting: readonly MatchSummary[]; readonly invited: readonly MatchSummary[] }
  | { readonly type: 'done'; readonly id: number; readonly version: Version }
  | { readonly type: 'refused'; readonly id?: number; readonly error: OnlineError }
  | { readonly type: 'pong'; readonly id: number; readonly nowMs: number }
  | { readonly type: 'bye'; readonly why: 'shutdown' | 'too-many' | 'signed-out' };

/** What changed since `from`: anyone who has another version than that asks for the picture again. */
export type MatchUpdate = Omit<MatchPicture, 'terms' | 'rulesVersion' | 'createdMs' | 'host' | 'logFrom'> & {
  readonly from: Version;
};
