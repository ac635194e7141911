import type { DailyDate } from './daily.ts';
import { seedOf } from './fairness.ts';

/** The daily shot: one table a date for all players, and a few tries for everybody. Open as long as the daily game. */
export const SHOT_TRIES = 3;

/** `ticket`: a random number of the player for this date. */
export function scatterSeed(game: string, date: DailyDate, secret: string, ticket: string, n: number): string {
  return seedOf({ matchId: `daily:${game}:${date}`, secret, nonces: [ticket, String(n)] });
}

/** One try. Strokes and tables are those of the game. */
export interface ShotTry {
  readonly stroke: unknown; // as the player made it
  readonly made: unknown; // with the scatter that the server added
  /** The distance from the goal; missing after a fault. */
  readonly mm?: number;
}

/** One date as one player sees it. */
export interface ShotDay {
  readonly game: string;
  readonly date: DailyDate;
  readonly opensMs: number;
  readonly closesMs: number;
  readonly rulesVersion: number;
  readonly commitment: string;
  readonly table: unknown;
  readonly started: number; // players
  readonly own: readonly ShotTry[];
  /** Published when the date closes. */
  readonly secret?: string;
  /** Once the player has made all tries, or the date is closed. */
  readonly results?: ShotResults;
}

export interface ShotResults {
  readonly finished: number; // players with results
  /** How many players had which distance in their best try, the shortest first; without a distance: faults only. */
  readonly spread: readonly { readonly mm?: number; readonly players: number }[];
  /** The tries with the shortest distances, one for each player. */
  readonly best: readonly { readonly made: unknown; readonly mm: number }[];
  /** Of the caller's best try. Equal distances share a rank. */
  readonly rank?: number;
  readonly beaten?: number; // players with a longer distance
}

/** A date in the calendar; its table can be played on the device. */
export interface ShotListed {
  readonly date: DailyDate;
  readonly rulesVersion: number;
  readonly table: unknown;
  readonly isOpen: boolean;
  /** The caller's tries so far, and the shortest distance. */
  readonly own?: { readonly tries: number; readonly mm?: number };
}

/** All tries of one player at a closed date, as published. */
export interface ShotFile {
  readonly game: string;
  readonly date: DailyDate;
  readonly rulesVersion: number;
  readonly commitment: string;
  readonly secret: string;
  readonly table: unknown;
  readonly ticket: string;
  readonly tries: readonly ShotTry[];
}
