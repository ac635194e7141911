import type { ChatLine, MatchId, UserId } from '@caravanserai/contract';
import { CHAT_KEPT_CHARACTERS, CHAT_LINES } from '../limits/limits.ts';
import { personOf, text } from './rows.ts';
import { ConflictError, type Database, oneRow } from './sql.ts';
import { isThere } from './userStore.ts';

/** The chat of each match: its latest messages. */
export class TalkStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The number of the message. Nothing: the user has been deleted. */
  async say(match: MatchId, user: UserId, words: string, atMs: number): Promise<number | undefined> {
    for (;;) {
      try {
        return await this.#db.transaction(async (sql) => {
          if (!(await isThere(sql, user, {}))) return undefined;
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
          await sql.run(
            `DELETE FROM chat WHERE match_id = $1 AND n IN (SELECT n FROM
             (SELECT n, SUM(LENGTH(text)) OVER (ORDER BY n DESC) AS characters FROM chat WHERE match_id = $1) said
             WHERE n <= $2 OR characters > $3)`,
            match,
            n - CHAT_LINES,
            CHAT_KEPT_CHARACTERS,
          );
          return n;
        });
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error; // a concurrent message took the number: try the next one
      }
    }
  }

  /** Messages of deleted users are empty, and left out. */
  async lines(match: MatchId, after: number): Promise<ChatLine[]> {
    const rows = await this.#db.all(
      `SELECT c.n, c.at_ms, c.text, u.id, u.kind, u.name FROM chat c JOIN users u ON u.id = c.user_id
       WHERE c.match_id = $1 AND c.n > $2 AND c.text <> '' ORDER BY c.n`,
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
