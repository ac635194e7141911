import type { MatchResult, RatingShown, UserId } from '@caravanserai/contract';
import { rate, rating } from 'openskill';
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

/** Each seat is a team of its own; equal ranks are a draw. */
export function rated(before: readonly RatingRow[], ranks: readonly number[]): RatingRow[] {
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks] },
  );
  return after.map(([{ mu, sigma }], i) => ({ mu, sigma, games: before[i].games + 1 }));
}

/** What the end of a match means. Games that were called off, and games against the house, mean nothing. */
export async function recordEnd(sql: Sql, match: MatchRow, result: MatchResult, atMs: number): Promise<void> {
  if (!match.terms.rated || result.by === 'abort') return;
  if (match.seats.some(({ person }) => person.kind === 'house')) return;
  const store = new RatingStore(sql);
  const users: { readonly user: UserId; readonly rank: number; readonly before: RatingRow }[] = [];
  for (const { seat, person } of match.seats) {
    const before = (await store.get(person.id, match.terms.game)) ?? { ...START, games: 0 };
    users.push({ user: person.id, rank: rankOf(result, seat), before });
  }
  const after = rated(
    users.map(({ before }) => before),
    users.map(({ rank }) => rank),
  );
  await store.record(
    match.id,
    match.terms.game,
    atMs,
    users.map(({ user }, i) => ({ user, ...after[i] })),
  );
}

/** Winners first. By play, points order the rest; by the clock or by resignation, those who stayed are equal. */
function rankOf(result: MatchResult, seat: string): number {
  if (result.winners.includes(seat)) return 1;
  if (result.by !== 'play' || !result.scores || result.winners.length === 0) return result.winners.length === 0 ? 1 : 2;
  const own = result.scores[seat];
  return 2 + Object.entries(result.scores).filter(([other, vp]) => !result.winners.includes(other) && vp > own).length;
}
