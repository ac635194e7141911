import type { ChatLine, MatchId, UserId } from '@caravanserai/contract';
import { CHAT_LINES } from '../limits/limits.ts';
import { personOf, text } from './rows.ts';
import { ConflictError, type Database, oneRow } from './sql.ts';

/** What those at a table say to each other: the latest lines of it. */
export class TalkStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async say(match: MatchId, user: UserId, words: string, atMs: number): Promise<number> {
    for (;;) {
      try {
        return await this.#db.transaction(async (sql) => {
          const row = await oneRow(sql, 'SELECT COALESCE(MAX(n), 0) + 1 AS n FROM chat WHERE match_id = $1', match);
          const n = Number(row.n);
          await sql.run(
            'INSERT INTO chat (match_id, n, at_ms, user_id, text) VALUES ($1, $2, $3, $4, $5)',
            match,
            n,
            atMs,
            user,
            words,
          );
          await sql.run('DELETE FROM chat WHERE match_id = $1 AND n <= $2', match, n - CHAT_LINES);
          return n;
        });
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error; // another line came in between: the next number then
      }
    }
  }

  async lines(match: MatchId, after: number): Promise<ChatLine[]> {
    const rows = await this.#db.all(
      `SELECT c.n, c.at_ms, c.text, u.id, u.kind, u.name FROM chat c JOIN users u ON u.id = c.user_id
       WHERE c.match_id = $1 AND c.n > $2 ORDER BY c.n`,
      match,
      after,
    );
    return rows.map((row) => ({
      n: Number(row.n),
      atMs: Number(row.at_ms),
      by: personOf(row),
      text: text(row.text),
    }));
  }
}
