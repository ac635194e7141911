import { pointsOf, rateTeams, skillOf, START } from '@caravanserai/bots';
import { at, known, type MatchResult, type RatingShown, type Uncounted, type UserId } from '@caravanserai/contract';
import { hostOf } from '../games.ts';
import { PAIR_WINDOW_MS, pairWeight, RATING_POLICY } from './policy.ts';
import { standingMoves } from '../matches/entries.ts';
import { sidesOf } from '../matches/table.ts';
import { entriesIn } from '../storage/matchRows.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import { OriginStore } from '../storage/originStore.ts';
import { type RatingRow, RatingStore } from '../storage/ratingStore.ts';
import type { Sql } from '../storage/sql.ts';

export const MOST_SIGMA = skillOf({ points: 0, plusMinus: RATING_POLICY.mostPlusMinus }).sigma;

export function shown(row: RatingRow): RatingShown {
  return { ...pointsOf(row), games: row.games, ...(row.sigma > MOST_SIGMA ? { provisional: true } : {}) };
}

/** New ratings in the same order; equal ranks are a draw. */
export function rated(before: readonly (readonly RatingRow[])[], ranks: readonly number[]): RatingRow[][] {
  const after = rateTeams(before, ranks);
  return before.map((side, i) =>
    side.map(({ games }, k) => {
      const { mu, sigma } = at(at(after, i), k);
      return { mu, sigma, games: games + 1 };
    }),
  );
}

interface Player {
  readonly id: UserId;
  readonly seat: string;
  readonly family: UserId; // the owner of a bot, otherwise the player
  readonly side: number;
}

/**
 * Records the rating changes of a finished match. Aborted games and games against the server's bots do not count. Guests have no rating,
 * and games against guests, one's own bots or players at the same address do not change ratings. A game resigned after a few moves gives
 * the winner nothing, so that ratings cannot be transferred; the side that resigned still loses, otherwise a bad deal could be dodged. Call
 * it in the transaction that ends the match. Returns the reason if a rated game does not count.
 */
export async function recordEnd(
  sql: Sql,
  match: MatchRow,
  result: MatchResult,
  atMs: number,
): Promise<Uncounted | undefined> {
  if (!match.terms.rated) return undefined;
  const origins = new OriginStore(sql);
  const shared = await origins.shared(match.id);
  await origins.forget(match.id);
  if (result.by === 'abort' || match.seats.some(({ person }) => person.kind === 'house')) return undefined;
  const store = new RatingStore(sql);
  const { game } = match.terms;
  const sides = sidesOf(match);
  const members = await store.members(match.seats.map(({ person }) => person.id));
  const players = match.seats.flatMap(({ seat, person }): Player[] => {
    const family = members.get(person.id);
    return family === undefined
      ? []
      : [{ id: person.id, seat, family, side: sides.findIndex((side) => side.includes(seat)) }];
  });
  const playing = sides.map((_, i) => players.filter(({ side }) => side === i)); // a side of guests is empty
  const counted = playing.flatMap((side, i) =>
    side.length > 0 ? [{ side, rank: rankOf(result, at(at(sides, i), 0)) }] : [],
  );
  if (counted.length < 2) return 'guest';
  if (new Set(players.map(({ family }) => family)).size === 1) return 'same-owner';
  const sideOf = (seat: string) => sides.findIndex((side) => side.includes(seat));
  if (shared.some(([one, other]) => sideOf(one) !== sideOf(other))) return 'same-address';
  const isShort = result.by !== 'play' && (await isTooShort(sql, match));

  const ids = players.map(({ id }) => id).toSorted(); // fixed lock order, to avoid deadlocks
  const before = new Map<UserId, RatingRow>();
  for (const id of ids) before.set(id, await store.lock(id, game, START));
  const ratingOf = (id: UserId) => before.get(id) ?? { ...START, games: 0 };
  const after = rated(
    counted.map(({ side }) => side.map(({ id }) => ratingOf(id))),
    counted.map(({ rank }) => rank), // partners share their points and their rank
  );
  let isCounted = false;
  for (const [i, { side }] of counted.entries()) {
    for (const [k, player] of side.entries()) {
      if (isShort && result.winners.includes(player.seat)) continue;
      const others = players.filter((other) => other.side !== player.side);
      const met = await meetings(store, player, others, game, atMs);
      const weight = others.reduce((sum, { id }) => sum + (met.get(id) ?? 0), 0) / others.length;
      if (weight === 0) continue;
      const rating = weighted(ratingOf(player.id), at(at(after, i), k), weight);
      const isNew = await store.meet(player.id, [...met.keys()], game, atMs, atMs - PAIR_WINDOW_MS);
      await store.record({ match: match.id, game, atMs, user: player.id, rating, newOpponents: isNew });
      isCounted = true;
    }
  }
  if (isShort) return 'too-short';
  return isCounted ? undefined : 'too-often';
}

/** Whether a seat made fewer moves than the game requires; undone moves do not count. */
async function isTooShort(sql: Sql, match: MatchRow): Promise<boolean> {
  const moves = standingMoves(await entriesIn(sql, match.id));
  const least = hostOf(match.terms.game)?.ratedMoves ?? 0;
  return match.seats.some(({ seat }) => moves.filter((move) => move.seat === seat).length < least);
}

/** Weight of this game against each opponent for whom it counts. */
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

/**
 * Winners first. In a game played to the end, points order the others; after a loss on time or a resignation, the remaining players are
 * equal.
 */
function rankOf(result: MatchResult, seat: string): number {
  if (result.winners.includes(seat)) return 1;
  if (result.by !== 'play' || !result.scores || result.winners.length === 0) return result.winners.length === 0 ? 1 : 2;
  const own = known(result.scores[seat]);
  return 2 + Object.entries(result.scores).filter(([other, vp]) => !result.winners.includes(other) && vp > own).length;
}
