import type { ClockState, Rest } from '@caravanserai/contract';
import { parsed, text } from './rows.ts';
import { type Database, oneRow, type Sql, type SqlRow, type SqlValue } from './sql.ts';

export const BEAT_EVERY_MS = 1000;
/** A longer gap between heartbeats of all nodes counts as an outage, during which no clock ran. */
const DOWN_MS = 3000;
const ROWS_AT_ONCE = 500;

/** Period in which players could not move. */
interface Outage {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Secrets of the server by purpose: `vapid` identifies it to push services, `devices` signs device cookies, `origins` hashes addresses. */
export type KeyName = 'vapid' | 'devices' | 'origins';

/** Keys that all nodes share, and the heartbeat: every second, a node writes the database's time. */
export class ServerStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Created once, even if several nodes start at the same time. */
  async key(name: KeyName, make: () => string): Promise<string> {
    await this.#db.run('INSERT INTO house_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, make());
    return text((await oneRow(this.#db, 'SELECT value FROM house_keys WHERE name = $1', name)).value);
  }

  /** Writes the heartbeat; after an outage, gives players the lost time back, once. Returns that time in ms. */
  async beat(): Promise<number> {
    const [row] = await this.#db.all('SELECT alive_ms FROM house');
    const nowMs = this.#db.now();
    if (!row) {
      await this.#db.run('INSERT INTO house (id, alive_ms) VALUES (1, $1) ON CONFLICT DO NOTHING', nowMs);
      return 0;
    }
    const aliveMs = Number(row.alive_ms);
    const silentMs = nowMs - aliveMs;
    if (Math.abs(silentMs) < BEAT_EVERY_MS / 2) return 0; // another node has just written it
    if (silentMs > DOWN_MS) return this.#giveBack({ fromMs: aliveMs, toMs: nowMs });
    await this.#db.run('UPDATE house SET alive_ms = $2 WHERE alive_ms = $1', aliveMs, nowMs);
    return 0;
  }

  /** Only one of the nodes that notice the outage does it. A match that changes meanwhile is skipped: play has resumed. */
  async #giveBack(outage: Outage): Promise<number> {
    const lostMs = outage.toMs - outage.fromMs;
    return this.#db.transaction(async (sql) => {
      const isOurs = await sql.run('UPDATE house SET alive_ms = $2 WHERE alive_ms = $1', outage.fromMs, outage.toMs);
      if (isOurs === 0) return 0;
      const rows = await sql.all(
        `SELECT id, version, clock, deadline_ms, rest FROM matches
         WHERE status = 'running' AND (deadline_ms IS NOT NULL OR rest IS NOT NULL)`,
      );
      for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) await putBack(sql, rows.slice(i, i + ROWS_AT_ONCE), outage);
      await sql.run(
        `UPDATE seats SET seen_ms = seen_ms + $1
         WHERE seen_ms IS NOT NULL AND match_id IN (SELECT id FROM matches WHERE status = 'running')`,
        lostMs,
      );
      return lostMs;
    });
  }
}

/** Updates many rows in one statement, to finish within the time of one request. */
async function putBack(sql: Sql, rows: readonly SqlRow[], outage: Outage): Promise<void> {
  const values: SqlValue[] = [outage.toMs];
  const place = (value: SqlValue) => `$${values.push(value)}`;
  const lines = rows.map((row) => {
    const { clock, deadlineMs, rest } = shifted(row, outage);
    const cells = [row.id, row.version, clock, deadlineMs, rest];
    return `(${cells.map((cell) => (typeof cell === 'number' ? String(cell) : cell === undefined ? 'NULL' : place(cell))).join(', ')})`;
  });
  await sql.run(
    `UPDATE matches SET clock = v.column3, deadline_ms = CAST(v.column4 AS BIGINT), rest = v.column5, changed_ms = $1
     FROM (VALUES ${lines.join(', ')}) AS v WHERE id = v.column1 AND version = v.column2`,
    ...values,
  );
}

/** The clock and deadline of a match, moved by the outage. */
function shifted(row: SqlRow, { fromMs, toMs }: Outage) {
  const clock = row.clock === undefined ? undefined : (parsed(row.clock) as ClockState);
  const rest = row.rest === undefined ? undefined : (parsed(row.rest) as Rest);
  const lostMs = clock?.running === undefined ? 0 : Math.max(0, toMs - Math.max(fromMs, clock.atMs));
  const asked = rest?.closesMs === undefined || rest.closesMs < fromMs ? undefined : rest.closesMs;
  return {
    clock: clock && lostMs > 0 ? JSON.stringify({ ...clock, atMs: clock.atMs + lostMs }) : row.clock,
    deadlineMs: row.deadline_ms === undefined ? undefined : Number(row.deadline_ms) + lostMs,
    rest: rest && asked !== undefined ? JSON.stringify({ ...rest, closesMs: asked + toMs - fromMs }) : textOf(row.rest),
  };
}

function textOf(value: SqlRow[string]): string | undefined {
  return value === undefined ? undefined : text(value);
}
