import type { MatchId, Person, UserId } from '@caravanserai/contract';
import { RATING_POINTS } from '../limits/limits.ts';
import { personOf, text, textOrNothing } from './rows.ts';
import { oneRow, type Sql, type SqlRow } from './sql.ts';

export interface RatingRow {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number; // counted games: the history has one point for each
}
export interface RatingPoint {
  readonly match?: MatchId; // only of a public game
  readonly atMs: number;
  readonly mu: number;
  readonly sigma: number;
}

export interface CountedGame {
  readonly match: MatchId;
  readonly game: string;
  readonly atMs: number;
  readonly user: UserId;
  readonly rating: RatingRow;
  readonly newOpponents: number;
}

/** `lock`, `meet` and `record` are for the transaction that ends a match. */
export class RatingStore {
  readonly #db: Sql;

  constructor(db: Sql) {
    this.#db = db;
  }

  async get(user: UserId, game: string): Promise<RatingRow | undefined> {
    return (await this.of([user], game)).get(user);
  }

  /** Ratings of many users, in one statement. */
  async of(users: readonly UserId[], game: string): Promise<ReadonlyMap<UserId, RatingRow>> {
    const places = users.map((_, i) => `$${i + 2}`).join(', ');
    const rows = await this.#db.all(
      `SELECT user_id, mu, sigma, games FROM ratings WHERE game = $1 AND games > 0 AND user_id IN (${places})`,
      game,
      ...users,
    );
    return new Map(rows.map((row) => [text(row.user_id), ratingOf(row)]));
  }

  /** The users who can have a rating, accounts and bots; a bot maps to its owner. */
  async members(users: readonly UserId[]): Promise<ReadonlyMap<UserId, UserId>> {
    const places = users.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await this.#db.all(
      `SELECT id, owner FROM users WHERE id IN (${places}) AND kind IN ('account', 'bot') AND deleted_ms IS NULL`,
      ...users,
    );
    return new Map(rows.map((row) => [text(row.id), textOrNothing(row.owner) ?? text(row.id)]));
  }

  /** Reads the rating and locks it until the end of the transaction. */
  async lock(user: UserId, game: string, { mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): Promise<RatingRow> {
    const row = await oneRow(
      this.#db,
      `INSERT INTO ratings (user_id, game, mu, sigma, games) VALUES ($1, $2, $3, $4, 0)
       ON CONFLICT (user_id, game) DO UPDATE SET games = ratings.games RETURNING mu, sigma, games`,
      user,
      game,
      mu,
      sigma,
    );
    return ratingOf(row);
  }

  /** Opponents in the current series, and the number of games against each; a series begun before `sinceMs` is over. */
  async metLately(user: UserId, game: string, sinceMs: number): Promise<ReadonlyMap<UserId, number>> {
    const rows = await this.#db.all(
      'SELECT opponent_id, games FROM pairings WHERE user_id = $1 AND game = $2 AND since_ms > $3',
      user,
      game,
      sinceMs,
    );
    return new Map(rows.map((row) => [text(row.opponent_id), Number(row.games)]));
  }

  /** Counts a game against each opponent, in a new series if the last one began before `sinceMs`. Returns the number of new opponents. */
  async meet(user: UserId, others: readonly UserId[], game: string, atMs: number, sinceMs: number): Promise<number> {
    let isNew = 0;
    for (const other of others) {
      const row = await oneRow(
        this.#db,
        `INSERT INTO pairings (user_id, game, opponent_id, games, ever, since_ms) VALUES ($1, $2, $3, 1, 1, $4)
         ON CONFLICT (user_id, game, opponent_id) DO UPDATE SET
           games = CASE WHEN pairings.since_ms > $5 THEN pairings.games + 1 ELSE 1 END,
           since_ms = CASE WHEN pairings.since_ms > $5 THEN pairings.since_ms ELSE $4 END,
           ever = pairings.ever + 1
         RETURNING ever`,
        user,
        game,
        other,
        atMs,
        sinceMs,
      );
      if (Number(row.ever) === 1) isNew++;
    }
    return isNew;
  }

  /** Once per match; a repetition is a ConflictError. */
  async record({ match, game, atMs, user, rating, newOpponents }: CountedGame): Promise<void> {
    const { mu, sigma, games } = rating;
    await this.#db.run(
      'INSERT INTO rating_history (user_id, game, match_id, at_ms, mu, sigma) VALUES ($1, $2, $3, $4, $5, $6)',
      user,
      game,
      match,
      atMs,
      mu,
      sigma,
    );
    await this.#db.run(
      `UPDATE ratings SET mu = $3, sigma = $4, games = $5, opponents = opponents + $6 WHERE user_id = $1 AND game = $2`,
      user,
      game,
      mu,
      sigma,
      games,
      newOpponents,
    );
  }

  /** The latest points in chronological order. */
  async history(user: UserId, game: string, most = RATING_POINTS): Promise<RatingPoint[]> {
    const rows = await this.#db.all(
      `SELECT h.match_id, h.at_ms, h.mu, h.sigma, m.listed FROM rating_history h JOIN matches m ON m.id = h.match_id
       WHERE h.user_id = $1 AND h.game = $2 ORDER BY h.at_ms DESC LIMIT $3`,
      user,
      game,
      most,
    );
    return rows.toReversed().map((row) => ({
      ...(Number(row.listed) === 1 ? { match: text(row.match_id) as MatchId } : {}), // the id of a private match is its secret link
      atMs: Number(row.at_ms),
      mu: Number(row.mu),
      sigma: Number(row.sigma),
    }));
  }

  /** Ordered by the lower bound of the rating. Players with few opponents or a large uncertainty are not listed. */
  async leaders(
    game: string,
    most: number,
    leastOpponents: number,
    mostSigma: number,
  ): Promise<(RatingRow & { readonly person: Person })[]> {
    const rows = await this.#db.all(
      `SELECT r.mu, r.sigma, r.games, u.id, u.kind, u.name FROM ratings r JOIN users u ON u.id = r.user_id
       WHERE r.game = $1 AND r.opponents >= $3 AND r.sigma <= $4 AND u.kind IN ('account', 'bot')
       ORDER BY r.mu - 3 * r.sigma DESC LIMIT $2`,
      game,
      most,
      leastOpponents,
      mostSigma,
    );
    return rows.map((row) => ({ person: personOf(row), ...ratingOf(row) }));
  }
}

function ratingOf(row: SqlRow): RatingRow {
  return { mu: Number(row.mu), sigma: Number(row.sigma), games: Number(row.games) };
}
