import type { Database, Sql, SqlValue } from './sql.ts';

const AT_ONCE = 200; // rows per transaction, to keep locks short

export interface Swept {
  readonly sessions: number;
  readonly tables: number;
  readonly origins: number;
  readonly duos: number;
  readonly guests: number;
}

/** Rows older than these times, in ms since 1970, are deleted. */
export interface Horizons {
  readonly guestSession: number; // last use of a guest's session
  readonly accountSession: number; // last use of an account's session
  readonly listedTable: number; // creation of a table in the lobby
  readonly emptyTable: number; // last change of a table without players
  readonly lonelyTable: number; // last change of a table that never started, if none of its players was seen since
  readonly emptyDuo: number; // creation of a lasting table that nobody has joined
  readonly guest: number; // creation of a guest
}

/** Deletes expired rows. Every statement checks its condition again, so a user who returns meanwhile loses nothing. */
export class SweepStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async sweep(before: Horizons): Promise<Swept> {
    return {
      sessions: await this.#repeat((sql) => sweepSessions(sql, before)),
      tables: await this.#repeat((sql) => sweepTables(sql, before)),
      origins: (await this.#db.transaction(sweepOrigins)) + (await this.#db.run(SWEEP_NETWORKS, before.listedTable)),
      duos: await this.#db.run(`DELETE FROM duos WHERE status = 'free' AND created_ms < $1`, before.emptyDuo),
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

/** Origins are deleted at the end of a match; this removes those written at that very moment. */
async function sweepOrigins(sql: Sql): Promise<number> {
  return sql.run(
    `DELETE FROM seat_origins WHERE match_id IN (
       SELECT o.match_id FROM seat_origins o JOIN matches m ON m.id = o.match_id WHERE m.status NOT IN ('open', 'running'))`,
  );
}

/** The lobby needs the networks of the tables that it lists, and `create` those of invitations. */
const SWEEP_NETWORKS = `DELETE FROM host_networks WHERE match_id IN (
  SELECT n.match_id FROM host_networks n JOIN matches m ON m.id = n.match_id 
  WHERE m.status <> 'open' OR (m.created_ms < $1 AND m.reserved IS NULL))`;

async function removeTable(sql: Sql, id: SqlValue): Promise<void> {
  for (const table of ['chat', 'snapshots', 'aborts', 'seat_origins', 'host_networks', 'invitations', 'seats'])
    await sql.run(`DELETE FROM ${table} WHERE match_id = $1`, id);
  await sql.run('UPDATE matches SET rematch = NULL WHERE rematch = $1', id);
  await sql.run(`DELETE FROM matches WHERE id = $1 AND version = 0 AND status IN ('open', 'aborted')`, id);
}

/**
 * Guests without a session: those with no games, chat or other traces are deleted; the others lose their personal data, since their games
 * belong to the opponents, too.
 */
async function sweepGuests(sql: Sql, { guest }: Horizons): Promise<number> {
  const isGone = `u.kind = 'guest' AND u.created_ms < $1 AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id)`;
  await sql.run(
    `UPDATE users SET email = NULL, webhook = NULL, webhook_secret = NULL
     WHERE (email IS NOT NULL OR webhook IS NOT NULL) AND id IN (SELECT u.id FROM users u WHERE ${isGone})`,
    guest,
  );
  await sql.run(`DELETE FROM puzzle_tries WHERE user_id IN (SELECT u.id FROM users u WHERE ${isGone})`, guest);
  const traces = [
    ['seats', 'user_id'],
    ['matches', 'host'],
    ['chat', 'user_id'],
    ['ratings', 'user_id'],
    ['rating_history', 'user_id'],
    ['pairings', 'user_id'],
    ['pairings', 'opponent_id'],
    ['aborts', 'user_id'],
    ['duos', 'host'],
    ['duos', 'guest'],
    ['daily_shots', 'user_id'],
    ['duo_games', 'added_by'],
    ['users', 'owner'],
  ].map(([table, column]) => `NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.${column} = u.id)`);
  return sql.run(
    `DELETE FROM users WHERE id IN (SELECT u.id FROM users u WHERE ${isGone} AND ${traces.join(' AND ')} LIMIT ${AT_ONCE})`,
    guest,
  );
}
