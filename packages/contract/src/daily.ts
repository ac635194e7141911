import { seedOf } from './fairness.ts';
import type { MatchId } from './game.ts';

/**
 * The daily game: one deal a date for all players, against the same opponent. A date is open while it is this date anywhere on earth: from its
 * midnight at UTC+14 to the next midnight at UTC−12, 50 hours.
 */
export type DailyDate = string; // such as 2026-11-19

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [EARLIEST_H, LATEST_H] = [14, 12];
const FORM = /^\d{4}-\d{2}-\d{2}$/;

export function isDailyDate(text: string): boolean {
  return FORM.test(text) && !Number.isNaN(midnightMs(text)) && dateAt(midnightMs(text)) === text;
}

export function opensMs(date: DailyDate): number {
  return midnightMs(date) - EARLIEST_H * HOUR_MS;
}

export function closesMs(date: DailyDate): number {
  return midnightMs(date) + DAY_MS + LATEST_H * HOUR_MS;
}

export function isOpenAt(date: DailyDate, nowMs: number): boolean {
  return opensMs(date) <= nowMs && nowMs < closesMs(date);
}

/** The date of a device whose clock is this far ahead of UTC. */
export function dailyDateAt(nowMs: number, minutesEastOfUtc: number): DailyDate {
  return dateAt(nowMs + minutesEastOfUtc * 60_000);
}

export function dayBefore(date: DailyDate): DailyDate {
  return dateAt(midnightMs(date) - DAY_MS);
}

function midnightMs(date: DailyDate): number {
  // oxlint-disable-next-line no-restricted-globals -- converts, and reads no clock
  return Date.parse(`${date}T00:00:00Z`);
}

function dateAt(ms: number): DailyDate {
  // oxlint-disable-next-line no-restricted-globals -- as above
  return new Date(ms).toISOString().slice(0, 10);
}

/** Replaces the nonces of players: nobody may influence a deal that is the same for all. */
export const DAILY_NONCE = '0'.repeat(32);

/** Replaces the match id in the seed of a daily game. */
export function dailyDealId(game: string, date: DailyDate): string {
  return `daily:${game}:${date}`;
}

/** `seats`: the number of seats at the table. */
export function dailySeed(game: string, date: DailyDate, secret: string, seats: number): string {
  return seedOf({ matchId: dailyDealId(game, date), secret, nonces: Array.from({ length: seats }, () => DAILY_NONCE) });
}

/** One date as one player sees it. */
export interface DailyDay {
  readonly game: string;
  readonly date: DailyDate;
  readonly opensMs: number;
  readonly closesMs: number;
  readonly bot: string; // the opponent
  readonly options: unknown; // of the game
  readonly rulesVersion: number;
  readonly commitment: string;
  readonly started: number; // players
  /** Published when the date closes. */
  readonly secret?: string;
  readonly seed?: string;
  readonly own?: DailyOwn;
  /** Once the player's own game is over, or the date is closed. */
  readonly results?: DailyResults;
}

/** The caller's ranked game of a date. */
export interface DailyOwn {
  readonly match: MatchId;
  readonly isOver: boolean;
  /** Points ahead of the opponent; missing if the game was not played to its end while the date was open. */
  readonly margin?: number;
}

export interface DailyResults {
  readonly finished: number; // players
  /** How many players had which margin, the best first; without a margin: resigned. */
  readonly spread: readonly { readonly margin?: number; readonly players: number }[];
  /** Some of the games with the best margins, to replay. */
  readonly best: readonly { readonly match: MatchId; readonly margin: number }[];
  /** Of the caller's own game. Equal margins share a rank. */
  readonly rank?: number;
  readonly beaten?: number; // players with a smaller margin
}

/** A date in the calendar; closed ones have the seed of their deal, so that they can be played on the device. */
export interface DailyListed {
  readonly date: DailyDate;
  readonly bot: string;
  readonly options: unknown;
  readonly rulesVersion: number;
  readonly seed?: string;
  readonly own?: DailyOwn;
}
