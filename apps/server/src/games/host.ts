import type { Game, GameTypes, Refusal, Result } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import type { Brain } from '../bots/brains.ts';

/** A game with every rules version that stored matches use. New matches use the last. */
export interface GameFamily {
  readonly versions: readonly [number, ...number[]];
  host(rulesVersion: number): GameHost;
  /** Called once, on the main thread. */
  brain(): Brain;
  readonly linkPreview: GameLinkPreview;
}

/** How a game appears outside the page: in notifications and link previews. */
export interface GameLinkPreview {
  sayName(t: AnyT): string;
  /** SVG inside the arch of the preview picture, 350 wide; default: a star. */
  readonly drawing?: string;
  /** Former addresses of its pages, which the page redirects. */
  readonly formerPaths?: readonly string[];
}

/** What the server needs of one rules version of a game beyond the game contract. The rest of the server is independent of the game. */
export interface GameHost {
  readonly rulesVersion: number;
  /** Only in engine threads, after `load`. */
  readonly game: Game<GameTypes>;
  readonly defaultOptions: unknown;
  /** Supported numbers of players. */
  readonly seatCounts: readonly number[];
  /** Seat names in table order. */
  seats(count: number): readonly string[];
  /** Complete options for this number of players, or nothing if the value is invalid. */
  parseOptions(value: unknown, seats: number): unknown;
  /** The same options, with this seat as the first player; default: the options decide. */
  startedBy?(options: unknown, seat: string): unknown;
  parseMove(value: unknown): unknown;
  /** Names of the server's bots, the weakest first. */
  readonly bots: readonly string[];
  /** The daily game: its options, and a computer opponent that decides without a clock; default: there is none. */
  readonly daily?: { readonly bot: string; readonly options: unknown };
  /** The daily shot; default: there is none. */
  readonly shots?: ShotHost;
  /** Teams; in most games each seat alone. */
  sides(options: unknown, seats: number): readonly (readonly string[])[];
  /** Moves of each seat after which a resigned rated game counts for the winner, too. */
  readonly ratedMoves: number;
  /** Points by seat, and the winners; none on a tie. */
  result(score: unknown): { readonly winners: readonly string[]; readonly scores: Readonly<Record<string, number>> };
  /** The finished game in its file notation. */
  notation(game: PlayedGame): string;
  /** A finished game of people in that notation; default: the server reads no files of this game. */
  read?(text: string): ReadGame | undefined;
  /** The cards that each player has at the end, from a view of any viewer; default: none. */
  cardsOf?(view: unknown): Readonly<Record<string, readonly string[]>>;
  /** Serialisation of states, for snapshots. */
  makeState(state: unknown): string;
  readState(text: string): unknown;
  /** Called once in each engine thread, before any question. */
  load?(): Promise<void>;
  /** Duration of the animation that a legal move starts, in ms; nobody can act on it before. */
  filmMs?(state: unknown, seat: string, move: unknown): number;
  readonly race?: Race;
  /** Seats that may act, as far as this viewer may know; default: all of them. */
  toActFor?(state: unknown, viewer: string): readonly string[];
  readonly closing?: Closing;
  /** Current phase, by the name that the view uses. */
  phaseOf?(state: unknown): string;
  /** A move in the log as this viewer may see it before the game is over; default: as it was made. */
  seenMove?(move: unknown, seat: string, viewer: string): unknown;
  /** For a move refused only because it is too early: the time until it is legal, in ms. */
  tooEarlyMs?(state: unknown, seat: string, move: unknown, reason: string): number | undefined;
}

/** Moments at which all seats are asked at once whether they call something. No clock runs meanwhile, but the question has a time limit. */
export interface Closing {
  isAsked(state: unknown): boolean;
  /** The move made for a player who does not answer in time. */
  readonly silence: unknown;
}

/** A table that follows from a seed, and single strokes at it. */
export interface ShotHost {
  drawTable(seed: string): unknown;
  parseStroke(value: unknown): unknown;
  /** The stroke with the scatter of this seed, and its distance from the goal. Only in engine threads, after `load`. */
  shoot(table: unknown, stroke: unknown, seed: string): Result<Shot, Refusal<string>>;
}

export interface Shot {
  readonly made: unknown;
  readonly mm?: number; // missing after a fault
}

/** A finished game from a file. */
export interface ReadGame {
  readonly text: string; // without the names of the players: the same for every copy of the game
  readonly winners: readonly string[];
  readonly scores: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, readonly string[]>>; // as `cardsOf`
}

export interface PlayedGame {
  readonly seed: string;
  readonly options: unknown;
  readonly players: Readonly<Record<string, string>>;
  readonly moves: readonly { readonly seat: string; readonly move: unknown }[];
}

/** A game in which some moves are a race: order matters, and the server determines when a move was made. */
export interface Race {
  /** When the move was made according to its player, in ms since the table came to rest; nothing for a move outside a race. */
  claimOf(move: unknown): number | undefined;
  /** The same move, made at that time or after the latest move of the race, whichever is later. */
  timed(state: unknown, move: unknown, atMs: number): unknown;
  /** Starts an animation: nobody can act before it ends, so such a move is the last of its request. */
  startsFilm(move: unknown): boolean;
  /** Not part of a race, and legal whatever others have called meanwhile. */
  isPatient(move: unknown): boolean;
}
