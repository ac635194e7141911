export const VOTES = ['up', 'down'] as const;
export type Vote = (typeof VOTES)[number];

/** The first try of a player at a puzzle. */
export interface PuzzleTry {
  readonly puzzle: string;
  readonly isSolved: boolean;
  /** Whether it counts for the ratings: the player had not chosen the puzzle. */
  readonly isRated: boolean;
  /** Displayed ratings before the try. */
  readonly playerPoints: number;
  readonly puzzlePoints: number;
  readonly atMs: number;
  /** Whether the player likes the puzzle. */
  readonly vote?: Vote;
}

/** How players fare at a puzzle. */
export interface PuzzleFigures {
  readonly puzzle: string;
  /** Rated first tries by accounts, by the player's rating. */
  readonly tries: readonly { readonly points: number; readonly tries: number; readonly solved: number }[];
  readonly up: number;
  readonly down: number;
}

/** Tries of one request. */
export const TRIES_AT_ONCE = 100;
