const DAY_MS = 86_400_000;

/**
 * What counts, and how much. docs/operations.md gives these numbers; a test compares. How many moves of each side make a game that counts is
 * the game's own number (`ratedMoves` of its host).
 */
export const RATING_POLICY = {
  pairDays: 7, // games of the same two are counted over this time, from the first of them on
  fullGames: 3, // so many of them count in full; each one more counts half as much as the one before
  leastWeight: 1 / 16, // what would count less counts nothing
  leastOpponents: 5, // different ones, for a place on the leaderboard
  mostPlusMinus: 600, // points of uncertainty, for a place on the leaderboard: about twenty games against various opponents
  abortDays: 7,
  freeAborts: 2, // rated games that somebody may call off in that time; the next can only be resigned
} as const;

export const PAIR_WINDOW_MS = RATING_POLICY.pairDays * DAY_MS;
export const ABORT_WINDOW_MS = RATING_POLICY.abortDays * DAY_MS;

/** What the next game of two who have played `before` counted games lately is worth. */
export function pairWeight(before: number): number {
  const weight = 0.5 ** Math.max(0, before + 1 - RATING_POLICY.fullGames);
  return weight < RATING_POLICY.leastWeight ? 0 : weight;
}
