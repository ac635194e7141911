import type { MatchId } from './game.ts';
import type { MatchResult, MatchSummary, Person } from './online.ts';

/** A lasting table of two players. Its id is the link to it; the host can renew it until another player has joined. */
export type DuoId = string;

/**
 * The second chair. free: anyone with the link can join. offered: it is kept for the other player, who has not accepted yet. left: the other
 * player has left the table.
 */
export const DUO_CHAIRS = ['free', 'offered', 'taken', 'left'] as const;

export const OUTCOMES = ['won', 'drawn', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A finished game of the two, seen from one of them: an online match, or a game of one device that one of them has added. */
export interface DuoGame {
  readonly match?: MatchId;
  readonly key?: string;
  readonly game: string;
  readonly atMs: number;
  readonly outcome: Outcome;
  readonly points?: { readonly own: number; readonly other: number };
  readonly by: MatchResult['by'];
  readonly twin?: MatchId; // the other game on the same deal
}

/** The score of all finished games of one kind. */
export interface DuoScore {
  readonly game: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: { readonly own: number; readonly other: number }; // of all games that were played to their end
}

/** A table as one of its players sees it. */
export interface Duo {
  readonly chair: (typeof DUO_CHAIRS)[number];
  readonly isHost: boolean;
  readonly other?: Person; // absent while the chair is free
  readonly createdMs: number;
  readonly scores: readonly DuoScore[];
  /** The latest games, the newest first. */
  readonly games: readonly DuoGame[];
  readonly hasMore: boolean; // games before these
  /** Games that wait for a player or are running. */
  readonly running: readonly MatchSummary[];
}

/** What a link to a table shows: an invitation, or to its players the table. */
export interface DuoShown {
  readonly id: DuoId;
  readonly host: Person;
  readonly table?: Duo;
}

/** A table in a player's list. */
export interface DuoListed {
  readonly id: DuoId;
  readonly chair: Duo['chair'];
  readonly other?: Person;
  readonly isInvitation: boolean; // offered to this player
}

/** A game that two people have played on one device. */
export interface DeviceGame {
  readonly game: string;
  readonly text: string; // in its file notation
  readonly seat: string; // of the player who adds it
  readonly playedMs: number;
}

/** A card, and the number of games in which a player had it at the end. */
export interface FavouriteCard {
  readonly card: string;
  readonly games: number;
}

/** The cards that each player has most often at the end of the latest games. */
export interface DuoCards {
  readonly game: string;
  readonly games: number; // that were looked at
  readonly own: readonly FavouriteCard[];
  readonly other: readonly FavouriteCard[];
}
