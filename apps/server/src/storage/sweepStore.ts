import type { Database, Sql, SqlValue } from './sql.ts';

const AT_ONCE = 200; // rows of one transaction, so that nobody waits for long

export interface Swept {
  readonly sessions: number;
  readonly tables: number;
  readonly origins: number;
  readonly guests: number;
}

/** Before these moments, in ms since 1970. */
export interface Horizons {
  readonly guestSession: number; // a guest's browser was last seen
  readonly accountSession: number; // somebody else's was
  readonly emptyTable: number; // a table where nobody sits was changed
  readonly lonelyTable: number; // a table that never started was changed, and nobody there was seen since
  readonly guest: number; // a guest came
}

/** What nobody will miss. Every statement says again why, so that a node that sweeps harms nobody who comes back meanwhile. */
export class SweepStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async sweep(before: Horizons): Promise<Swept> {
    return {
      sessions: await this.#repeat((sql) => sweepSessions(sql, before)),
      tables: await this.#repeat((sql) => sweepTables(sql, before)),
      origins: await this.#db.transaction(sweepOrigins),
      guests: await this.#repeat((sql) => sweepGuests(sql, before)),
    };
  }

  async #repeat(step: (sql: Sql) => Promise<number>): Promise<number> {
    for (let sum = 0; ;) {
      const swept = await this.#db.transaction(step);
      sum += swept;
      if (swept < AT_ONCE) return sum;
    }
  }
}

async function sweepSessions(sql: Sql, { guestSession, accountSession }: Horizons): Promise<number> {
  return sql.run(
    `DELETE FROM sessions WHERE token IN (
       SELECT s.token FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.kind = 'cookie' AND ((u.kind = 'guest' AND s.seen_ms < $1) OR s.seen_ms < $2) LIMIT ${AT_ONCE})`,
    guestSession,
    accountSession,
  );
}

const NEVER_BEGUN = `m.version = 0 AND m.status IN ('open', 'aborted')`;

async function sweepTables(sql: Sql, { emptyTable, lonelyTable }: Horizons): Promise<number> {
  const rows = await sql.all(
    `SELECT m.id FROM matches m WHERE ${NEVER_BEGUN} AND (
       (m.changed_ms < $1 AND NOT EXISTS (SELECT 1 FROM seats s JOIN users u ON u.id = s.user_id WHERE s.match_id = m.id AND u.kind <> 'house'))
       OR (m.changed_ms < $2 AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.seen_ms >= $2))
     ) LIMIT ${AT_ONCE}`,
    emptyTable,
    lonelyTable,
  );
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await removeTable(sql, id);
  return ids.length;
}

/** Origins go with the end of a match; one that was noted in that very moment is found here. */
async function sweepOrigins(sql: Sql): Promise<number> {
  return sql.run(
    `DELETE FROM seat_origins WHERE match_id IN (
       SELECT o.match_id FROM seat_origins o JOIN matches m ON m.id = o.match_id WHERE m.status NOT IN ('open', 'running'))`,
  );
}

async function removeTable(sql: Sql, id: SqlValue): Promise<void> {
  for (const table of ['chat', 'snapshots', 'aborts', 'seat_origins', 'seats'])
    await sql.run(`DELETE FROM ${table} WHERE match_id = $1`, id);
  await sql.run('UPDATE matches SET rematch = NULL WHERE rematch = $1', id);
  await sql.run(`DELETE FROM matches WHERE id = $1 AND version = 0 AND status IN ('open', 'aborted')`, id);
}

/** Guests without a browser: those who left no trace go; of the others, what is theirs alone. Their games are their opponents' too. */
async function sweepGuests(sql: Sql, { guest }: Horizons): Promise<number> {
  const isGone = `u.kind = 'guest' AND u.created_ms < $1 AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id)`;
  await sql.run(
    `UPDATE users SET email = NULL, webhook = NULL, webhook_secret = NULL
     WHERE (email IS NOT NULL OR webhook IS NOT NULL) AND id IN (SELECT u.id FROM users u WHERE ${isGone})`,
    guest,
  );
  const traces = [
    ['seats', 'user_id'],
    ['matches', 'host'],
    ['chat', 'user_id'],
    ['ratings', 'user_id'],
    ['rating_history', 'user_id'],
    ['pairings', 'user_id'],
    ['pairings', 'opponent_id'],
    ['aborts', 'user_id'],
    ['users', 'owner'],
  ].map(([table, column]) => `NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.${column} = u.id)`);
  return sql.run(
    `DELETE FROM users WHERE id IN (SELECT u.id FROM users u WHERE ${isGone} AND ${traces.join(' AND ')} LIMIT ${AT_ONCE})`,
    guest,
  );
}
