import type { MatchId, Person, UserId } from '@caravanserai/contract';
import { personOf, text } from './rows.ts';
import type { Sql } from './sql.ts';

export interface RatingRow {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}
export interface RatingPoint {
  readonly match: MatchId;
  readonly atMs: number;
  readonly mu: number;
  readonly sigma: number;
}

export class RatingStore {
  readonly #db: Sql;

  constructor(db: Sql) {
    this.#db = db;
  }

  async get(user: UserId, game: string): Promise<RatingRow | undefined> {
    const [row] = await this.#db.all(
      'SELECT mu, sigma, games FROM ratings WHERE user_id = $1 AND game = $2',
      user,
      game,
    );
    return row ? { mu: Number(row.mu), sigma: Number(row.sigma), games: Number(row.games) } : undefined;
  }

  /** Of a match, once: the second time is a ConflictError. To be called in the transaction that ends the match. */
  async record(
    match: MatchId,
    game: string,
    atMs: number,
    ratings: readonly (RatingRow & { readonly user: UserId })[],
  ): Promise<void> {
    for (const { user, mu, sigma, games } of ratings) {
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
        `INSERT INTO ratings (user_id, game, mu, sigma, games) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (user_id, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,
        user,
        game,
        mu,
        sigma,
        games,
      );
    }
  }

  async history(user: UserId, game: string): Promise<RatingPoint[]> {
    const rows = await this.#db.all(
      'SELECT match_id, at_ms, mu, sigma FROM rating_history WHERE user_id = $1 AND game = $2 ORDER BY at_ms',
      user,
      game,
    );
    return rows.map((row) => ({
      match: text(row.match_id) as MatchId,
      atMs: Number(row.at_ms),
      mu: Number(row.mu),
      sigma: Number(row.sigma),
    }));
  }

  /** By what a player is at least worth: few games, few claims. Guests have no place on it. */
  async leaders(game: string, most: number): Promise<(RatingRow & { readonly person: Person })[]> {
    const rows = await this.#db.all(
      `SELECT r.mu, r.sigma, r.games, u.id, u.kind, u.name FROM ratings r JOIN users u ON u.id = r.user_id
       WHERE r.game = $1 AND u.kind IN ('account', 'bot') ORDER BY r.mu - 3 * r.sigma DESC LIMIT $2`,
      game,
      most,
    );
    return rows.map((row) => ({
      person: personOf(row),
      mu: Number(row.mu),
      sigma: Number(row.sigma),
      games: Number(row.games),
    }));
  }
}
