import type { MatchId } from '@caravanserai/contract';
import { text } from './rows.ts';
import type { Sql } from './sql.ts';

/** Origins from which the seats of a running match are taken and played: hashes of `Origins`, deleted when the match ends. */
export class OriginStore {
  readonly #db: Sql;

  constructor(db: Sql) {
    this.#db = db;
  }

  /** Ignored after the end of the match, or beyond `most` origins of one seat. */
  async note(match: MatchId, seat: string, origin: string, most: number): Promise<void> {
    await this.#db.run(
      `INSERT INTO seat_origins (match_id, seat, origin) SELECT $1, $2, $3
       WHERE EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status = 'running')
       AND (SELECT COUNT(*) FROM seat_origins WHERE match_id = $1 AND seat = $2) < $4
       ON CONFLICT DO NOTHING`,
      match,
      seat,
      origin,
      most,
    );
  }

  /** Pairs of seats with a common origin. */
  async shared(match: MatchId): Promise<(readonly [string, string])[]> {
    const rows = await this.#db.all(
      `SELECT DISTINCT a.seat AS one, b.seat AS other FROM seat_origins a
       JOIN seat_origins b ON b.match_id = a.match_id AND b.origin = a.origin AND b.seat > a.seat WHERE a.match_id = $1`,
      match,
    );
    return rows.map(({ one, other }) => [text(one), text(other)] as const);
  }

  async forget(match: MatchId): Promise<void> {
    await this.#db.run('DELETE FROM seat_origins WHERE match_id = $1', match);
  }
}
