import { at, known, type MatchResult, type RatingShown, type UserId } from '@caravanserai/contract';
import { rate, rating } from 'openskill';
import { PAIR_WINDOW_MS, pairWeight } from './policy.ts';
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
  return before.map((side, i) =>
    side.map(({ games }, k) => {
      const { mu, sigma } = at(at(after, i), k);
      return { mu, sigma, games: games + 1 };
    }),
  );
}

interface Player {
  readonly id: UserId;
  readonly family: UserId; // the owner of a bot, or the same
  readonly side: number;
}

/**
 * What the end of a match means. Games that were called off and games against the house mean nothing. Guests have no rating, and
 * nobody's rating changes by playing them; nor by playing one's own bots. To be called in the transaction that ends the match.
 */
export async function recordEnd(sql: Sql, match: MatchRow, result: MatchResult, atMs: number): Promise<void> {
  if (!match.terms.rated || result.by === 'abort') return;
  if (match.seats.some(({ person }) => person.kind === 'house')) return;
  const store = new RatingStore(sql);
  const { game } = match.terms;
  const sides = sidesOf(match);
  const members = await store.members(match.seats.map(({ person }) => person.id));
  const players = match.seats.flatMap(({ seat, person }): Player[] => {
    const family = members.get(person.id);
    return family === undefined
      ? []
      : [{ id: person.id, family, side: sides.findIndex((side) => side.includes(seat)) }];
  });
  const playing = sides.map((_, i) => players.filter(({ side }) => side === i)); // a side of guests is empty
  const counted = playing.flatMap((side, i) =>
    side.length > 0 ? [{ side, rank: rankOf(result, at(at(sides, i), 0)) }] : [],
  );
  if (counted.length < 2) return;

  const ids = players.map(({ id }) => id).toSorted(); // one order for all, so that nobody waits in a circle
  const before = new Map<UserId, RatingRow>();
  for (const id of ids) before.set(id, await store.lock(id, game, START));
  const ratingOf = (id: UserId) => before.get(id) ?? { ...START, games: 0 };
  const after = rated(
    counted.map(({ side }) => side.map(({ id }) => ratingOf(id))),
    counted.map(({ rank }) => rank), // partners share their points and their place
  );
  for (const [i, { side }] of counted.entries()) {
    for (const [k, player] of side.entries()) {
      const others = players.filter((other) => other.side !== player.side);
      const met = await meetings(store, player, others, game, atMs);
      const weight = others.reduce((sum, { id }) => sum + (met.get(id) ?? 0), 0) / others.length;
      if (weight === 0) continue;
      const rating = weighted(ratingOf(player.id), at(at(after, i), k), weight);
      const isNew = await store.meet(player.id, [...met.keys()], game, atMs, atMs - PAIR_WINDOW_MS);
      await store.record({ match: match.id, game, atMs, user: player.id, rating, newOpponents: isNew });
    }
  }
}

/** What this game is worth against each of the others that count at all. */
async function meetings(
  store: RatingStore,
  { id, family }: Player,
  others: readonly Player[],
  game: string,
  atMs: number,
): Promise<Map<UserId, number>> {
  const strangers = others.filter((other) => other.family !== family);
  const lately = await store.metLately(id, game, atMs - PAIR_WINDOW_MS);
  const weights = strangers.map((other) => [other.id, pairWeight(lately.get(other.id) ?? 0)] as const);
  return new Map(weights.filter(([, weight]) => weight > 0));
}

function weighted(before: RatingRow, after: RatingRow, weight: number): RatingRow {
  return {
    mu: before.mu + weight * (after.mu - before.mu),
    sigma: before.sigma + weight * (after.sigma - before.sigma),
    games: after.games,
  };
}

/** Winners first. By play, points order the rest; by the clock or by resignation, those who stayed are equal. */
function rankOf(result: MatchResult, seat: string): number {
  if (result.winners.includes(seat)) return 1;
  if (result.by !== 'play' || !result.scores || result.winners.length === 0) return result.winners.length === 0 ? 1 : 2;
  const own = known(result.scores[seat]);
  return 2 + Object.entries(result.scores).filter(([other, vp]) => !result.winners.includes(other) && vp > own).length;
}
