const DAY_MS = 86_400_000;

/**
 * How rated games count. docs/operations.md shows these numbers, and a test compares. The number of moves that a game needs to count is
 * defined by each game (`ratedMoves` of its host).
 */
export const RATING_POLICY = {
  pairDays: 7, // games between the same two players are counted within this period, which starts with the first of them
  fullGames: 3, // this many games have full weight; each further one has half the weight of the one before
  leastWeight: 1 / 16, // a smaller weight is rounded to zero
  leastOpponents: 5, // for a place on the leaderboard
  mostPlusMinus: 600, // points of uncertainty, for a place on the leaderboard: about twenty games against various opponents
  abortDays: 7,
  freeAborts: 2, // rated games that a player may abort in that time; further ones can only be resigned
} as const;

export const PAIR_WINDOW_MS = RATING_POLICY.pairDays * DAY_MS;
export const ABORT_WINDOW_MS = RATING_POLICY.abortDays * DAY_MS;

/** Weight of the next game between two players with `before` counted games in the period. */
export function pairWeight(before: number): number {
  const weight = 0.5 ** Math.max(0, before + 1 - RATING_POLICY.fullGames);
  return weight < RATING_POLICY.leastWeight ? 0 : weight;
}
