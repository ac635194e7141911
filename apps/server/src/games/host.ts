import type { Game, GameTypes } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import type { Brain } from '../bots/brains.ts';

/** A game with every version of its rules that stored matches were played by. New matches follow the last. */
export interface GameFamily {
  readonly versions: readonly [number, ...number[]];
  host(rulesVersion: number): GameHost;
  /** Asked for once, by the thread that serves. */
  brain(): Brain;
  readonly sign: GameSign;
}

/** How a game is shown to people who have not opened the page: in notices, and beside links to it. */
export interface GameSign {
  sayName(t: AnyT): string;
  /** SVG for the arch in the picture of a link, 350 wide; without it, the arch has our star. */
  readonly drawing?: string;
  /** Its addresses, beside those that begin with its name. */
  readonly paths?: readonly string[];
}

/** What the server asks of a game, by one version of its rules, beyond the contract. The rest of the server knows no game. */
export interface GameHost {
  readonly rulesVersion: number;
  /** Only in threads that judge, once `load` is done. */
  readonly game: Game<GameTypes>;
  readonly defaultOptions: unknown;
  /** Numbers of players it can be played by. */
  readonly seatCounts: readonly number[];
  /** Who sits there, in the order of the table. */
  seats(count: number): readonly string[];
  /** Whole options for so many players, or nothing. */
  parseOptions(value: unknown, seats: number): unknown;
  parseMove(value: unknown): unknown;
  /** Names of our own opponents, the weakest first. */
  readonly bots: readonly string[];
  /** Those who win together; in most games everybody alone. */
  sides(options: unknown, seats: number): readonly (readonly string[])[];
  /** Moves of each seat from which on a rated game that somebody gives up counts for the winner, too. */
  readonly ratedMoves: number;
  /** Points by seat, and who won; nobody on a tie. */
  result(score: unknown): { readonly winners: readonly string[]; readonly scores: Readonly<Record<string, number>> };
  /** The finished game as a file. */
  notation(game: PlayedGame): string;
  /** For snapshots: a state as text and back. */
  makeState(state: unknown): string;
  readState(text: string): unknown;
  /** Once in each thread that judges, before anything is asked. */
  load?(): Promise<void>;
  /** How long all must watch what a legal move set going before anybody can act on it. */
  filmMs?(state: unknown, seat: string, move: unknown): number;
  readonly race?: Race;
  /** Who may act, as far as this viewer may know; without it, all of them. */
  toActFor?(state: unknown, viewer: string): readonly string[];
  readonly closing?: Closing;
}

/** Moments at which everybody is asked at once whether they have something to say. Nobody's time runs meanwhile, but they pass. */
export interface Closing {
  isAsked(state: unknown): boolean;
  /** What somebody does who says nothing in time. */
  readonly silence: unknown;
}

export interface PlayedGame {
  readonly seed: string;
  readonly options: unknown;
  readonly players: Readonly<Record<string, string>>;
  readonly moves: readonly { readonly seat: string; readonly move: unknown }[];
}

/** A game in which some moves are a race: who was first matters, and the server says when a move was made. */
export interface Race {
  /** When its player says that it was made, in ms since the table came to rest; nothing for a move that is no race. */
  claimOf(move: unknown): number | undefined;
  /** The same move as made at that time, or later if something later has been done already. */
  timed(state: unknown, move: unknown, atMs: number): unknown;
  /** No race, and good whatever others have called meanwhile. */
  isPatient(move: unknown): boolean;
}
