import type { MatchResult, RatingShown, UserId } from '@caravanserai/contract';
import { rate, rating } from 'openskill';
import { sidesOf } from '../matches/table.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import { type RatingRow, RatingStore } from '../storage/ratingStore.ts';
import type { Sql } from '../storage/sql.ts';

/** How openskill's scale is shown: a newcomer has 1500, and 400 points are about ten wins to one. */
const [ZERO, STEP] = [1500, 60];
const START = rating();

export function shown({ mu, sigma, games }: RatingRow): RatingShown {
  return {
    points: Math.round(ZERO + STEP * (mu - START.mu)),
    plusMinus: Math.round(STEP * 1.96 * sigma), // 95% of the time it is that near
    games,
  };
}

/** Side by side; equal ranks are a draw. */
export function rated(before: readonly (readonly RatingRow[])[], ranks: readonly number[]): RatingRow[][] {
  const after = rate(
    before.map((side) => side.map(({ mu, sigma }) => ({ mu, sigma }))),
    { rank: [...ranks] },
  );
  return after.map((side, i) => side.map(({ mu, sigma }, k) => ({ mu, sigma, games: before[i][k].games + 1 })));
}

/** What the end of a match means. Games that were called off, and games against the house, mean nothing. */
export async function recordEnd(sql: Sql, match: MatchRow, result: MatchResult, atMs: number): Promise<void> {
  if (!match.terms.rated || result.by === 'abort') return;
  if (match.seats.some(({ person }) => person.kind === 'house')) return;
  const store = new RatingStore(sql);
  const sides = sidesOf(match);
  const before: { readonly user: UserId; readonly rating: RatingRow }[][] = [];
  for (const side of sides) {
    const members = match.seats.filter(({ seat }) => side.includes(seat));
    const ratings = [];
    for (const { person } of members) {
      const rating = (await store.get(person.id, match.terms.game)) ?? { ...START, games: 0 };
      ratings.push({ user: person.id, rating });
    }
    before.push(ratings);
  }
  const after = rated(
    before.map((side) => side.map(({ rating }) => rating)),
    sides.map(([first]) => rankOf(result, first)), // partners share their points and their place
  );
  const ratings = before.flatMap((side, i) => side.map(({ user }, k) => ({ user, ...after[i][k] })));
  await store.record(match.id, match.terms.game, atMs, ratings);
}

/** Winners first. By play, points order the rest; by the clock or by resignation, those who stayed are equal. */
function rankOf(result: MatchResult, seat: string): number {
  if (result.winners.includes(seat)) return 1;
  if (result.by !== 'play' || !result.scores || result.winners.length === 0) return result.winners.length === 0 ? 1 : 2;
  const own = result.scores[seat];
  return 2 + Object.entries(result.scores).filter(([other, vp]) => !result.winners.includes(other) && vp > own).length;
}
