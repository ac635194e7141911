import type { MatchId, UserId } from '@caravanserai/contract';
import { oneRow, type Sql } from './sql.ts';

/** Games aborted after the deal was seen. For the transaction that aborts. */
export class AbortStore {
  readonly #db: Sql;

  constructor(db: Sql) {
    this.#db = db;
  }

  /** Records one, unless there were `most` since `sinceMs`. Writes the user's row first: that lock serialises concurrent aborts. */
  async add(user: UserId, match: MatchId, atMs: number, sinceMs: number, most: number): Promise<boolean> {
    await this.#db.run('UPDATE users SET id = id WHERE id = $1', user);
    const row = await oneRow(
      this.#db,
      'SELECT COUNT(*) AS n FROM aborts WHERE user_id = $1 AND at_ms > $2',
      user,
      sinceMs,
    );
    if (Number(row.n) >= most) return false;
    await this.#db.run('INSERT INTO aborts (user_id, match_id, at_ms) VALUES ($1, $2, $3)', user, match, atMs);
    return true;
  }
}
