import type {
  ClockState,
  MatchId,
  MatchResult,
  MatchStatus,
  Person,
  Rest,
  Terms,
  UserId,
  Version,
} from '@caravanserai/contract';
import type { Database, Sql, SqlRow } from './sql.ts';
import { parsed, personOf, text, textOrNothing } from './rows.ts';

export interface SeatRow {
  readonly seat: string;
  readonly person: Person;
  readonly nonce: string;
}

export interface MatchRow {
  readonly id: MatchId;
  readonly terms: Terms;
  readonly rulesVersion: number;
  readonly status: MatchStatus;
  readonly host: UserId;
  readonly secret: string;
  readonly version: Version;
  readonly toAct: readonly string[];
  readonly clock?: ClockState;
  readonly deadlineMs?: number;
  readonly rest?: Rest;
  readonly undoAsked?: { readonly by: string; readonly to: Version };
  readonly rematch?: MatchId;
  readonly result?: MatchResult;
  readonly createdMs: number;
  readonly changedMs: number;
  readonly seats: readonly SeatRow[];
}

/** The log is the truth of a match; the rest of its row can be worked out from it. */
export type Entry = { readonly version: Version; readonly atMs: number; readonly key?: string } & (
  | { readonly kind: 'move'; readonly seat: string; readonly body: unknown }
  | { readonly kind: 'undo'; readonly seat: string; readonly body: { readonly to: Version } }
  | { readonly kind: 'end'; readonly seat?: string; readonly body: MatchResult }
);

/** What changes in the row of a match together with its log. */
export type MatchChange = {
  readonly [Key in 'status' | 'toAct' | 'clock' | 'deadlineMs' | 'rest' | 'undoAsked' | 'rematch' | 'result']?:
    | MatchRow[Key]
    | undefined;
} & { readonly changedMs: number };

const COLUMNS =
  'm.id, m.rules_version, m.terms, m.status, m.host, m.secret, m.version, m.to_act, m.clock, m.deadline_ms, m.rest, m.undo_asked, m.rematch, m.result, m.created_ms, m.changed_ms';

export class MatchStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async create(match: Omit<MatchRow, 'seats' | 'version' | 'toAct'>): Promise<void> {
    await this.#db.run(
      `INSERT INTO matches (id, game, rules_version, terms, listed, status, host, secret, version, to_act, created_ms, changed_ms)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, '[]', $9, $10)`,
      match.id,
      match.terms.game,
      match.rulesVersion,
      JSON.stringify(match.terms),
      match.terms.visibility === 'public' ? 1 : 0,
      match.status,
      match.host,
      match.secret,
      match.createdMs,
      match.changedMs,
    );
  }

  async get(id: MatchId): Promise<MatchRow | undefined> {
    const [row] = await this.#db.all(`SELECT ${COLUMNS} FROM matches m WHERE m.id = $1`, id);
    return row ? matchOf(row, (await this.#seatsOf(this.#db, [id])).get(id) ?? []) : undefined;
  }

  /** Two who want the same seat: one gets it, the other a ConflictError. */
  async sit(id: MatchId, seat: string, user: UserId, nonce: string): Promise<void> {
    await this.#db.run(
      'INSERT INTO seats (match_id, seat, user_id, nonce) VALUES ($1, $2, $3, $4)',
      id,
      seat,
      user,
      nonce,
    );
  }

  async leave(id: MatchId, user: UserId): Promise<boolean> {
    return (
      (await this.#db.run(
        `DELETE FROM seats WHERE match_id = $1 AND user_id = $2
         AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status = 'open')`,
        id,
        user,
      )) > 0
    );
  }

  /** From open to running, once. */
  async start(id: MatchId, change: MatchChange): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      const started = await sql.run(
        `UPDATE matches SET status = 'running' WHERE id = $1 AND status = 'open'
         AND (SELECT COUNT(*) FROM seats WHERE match_id = $1) > 0`,
        id,
      );
      if (started > 0) await update(sql, id, change);
      return started > 0;
    });
  }

  /** Every version exists once: whoever comes second with the same one gets a ConflictError, and nothing of it is written. */
  async append(
    id: MatchId,
    entries: readonly Entry[],
    change: MatchChange,
    also: (sql: Sql) => Promise<void> = async () => undefined,
  ): Promise<void> {
    await this.#db.transaction(async (sql) => {
      for (const entry of entries) {
        await sql.run(
          'INSERT INTO log (match_id, version, at_ms, kind, seat, body, key) VALUES ($1, $2, $3, $4, $5, $6, $7)',
          id,
          entry.version,
          entry.atMs,
          entry.kind,
          entry.seat,
          JSON.stringify(entry.body),
          entry.key,
        );
      }
      await update(sql, id, change, entries.at(-1)?.version);
      await also(sql);
    });
  }

  /** Without a line in the log: what is asked and offered. Only while the match is as it was looked at. */
  async change(id: MatchId, onVersion: Version, status: MatchStatus, change: MatchChange): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      const [row] = await sql.all(
        'SELECT 1 AS found FROM matches WHERE id = $1 AND version = $2 AND status = $3',
        id,
        onVersion,
        status,
      );
      if (row) await update(sql, id, change);
      return row !== undefined;
    });
  }

  async entries(id: MatchId, after: number): Promise<Entry[]> {
    const rows = await this.#db.all(
      'SELECT version, at_ms, kind, seat, body, key FROM log WHERE match_id = $1 AND version > $2 ORDER BY version',
      id,
      after,
    );
    return rows.map(entryOf);
  }

  async byKey(id: MatchId, key: string): Promise<Entry | undefined> {
    const [row] = await this.#db.all(
      'SELECT version, at_ms, kind, seat, body, key FROM log WHERE match_id = $1 AND key = $2',
      id,
      key,
    );
    return row ? entryOf(row) : undefined;
  }

  async putSnapshot(id: MatchId, version: Version, state: string): Promise<void> {
    await this.#db.run(
      'INSERT INTO snapshots (match_id, version, state) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      id,
      version,
      state,
    );
  }

  /** The last one that undo has not passed. */
  async snapshot(
    id: MatchId,
    notAfter: Version,
  ): Promise<{ readonly version: Version; readonly state: string } | undefined> {
    const [row] = await this.#db.all(
      'SELECT version, state FROM snapshots WHERE match_id = $1 AND version <= $2 ORDER BY version DESC LIMIT 1',
      id,
      notAfter,
    );
    return row ? { version: Number(row.version) as Version, state: text(row.state) } : undefined;
  }

  async openTables(most: number, sinceMs: number): Promise<MatchRow[]> {
    return this.#list(
      `WHERE m.status = 'open' AND m.listed = 1 AND m.created_ms >= $2
       AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id) ORDER BY m.created_ms DESC LIMIT $1`,
      most,
      sinceMs,
    );
  }

  /** Newest first. */
  async ofUser(
    user: UserId,
    statuses: readonly MatchStatus[],
    most: number,
    before = Number.MAX_SAFE_INTEGER,
  ): Promise<MatchRow[]> {
    const wanted = statuses.map((status) => `'${status}'`).join(', ');
    return this.#list(
      `JOIN seats mine ON mine.match_id = m.id AND mine.user_id = $1
       WHERE m.status IN (${wanted}) AND m.changed_ms < $3 ORDER BY m.changed_ms DESC LIMIT $2`,
      user,
      most,
      before,
    );
  }

  /** Public games that run, the liveliest first: for those who want to watch. */
  async running(most: number): Promise<MatchRow[]> {
    return this.#list(`WHERE m.status = 'running' AND m.listed = 1 ORDER BY m.changed_ms DESC LIMIT $1`, most);
  }

  async countRunning(): Promise<number> {
    const [row] = await this.#db.all(`SELECT COUNT(*) AS n FROM matches WHERE status = 'running'`);
    return Number(row.n);
  }

  /** Running games in which it is the turn of one of these players. */
  async waitingForKind(kind: Person['kind'], most: number): Promise<MatchRow[]> {
    const rows = await this.#list(
      `WHERE m.status = 'running' AND EXISTS (
         SELECT 1 FROM seats s JOIN users u ON u.id = s.user_id WHERE s.match_id = m.id AND u.kind = $2
       ) ORDER BY m.changed_ms LIMIT $1`,
      most,
      kind,
    );
    return rows.filter(({ toAct, seats }) =>
      seats.some(({ seat, person }) => person.kind === kind && toAct.includes(seat)),
    );
  }

  async #list(where: string, ...params: (string | number)[]): Promise<MatchRow[]> {
    const rows = await this.#db.all(`SELECT ${COLUMNS} FROM matches m ${where}`, ...params);
    const seats = await this.#seatsOf(
      this.#db,
      rows.map(({ id }) => text(id) as MatchId),
    );
    return rows.map((row) => matchOf(row, seats.get(text(row.id)) ?? []));
  }

  async #seatsOf(sql: Sql, ids: readonly MatchId[]): Promise<Map<string, SeatRow[]>> {
    const seats = new Map<string, SeatRow[]>();
    if (ids.length === 0) return seats;
    const places = ids.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await sql.all(
      `SELECT s.match_id, s.seat, s.nonce, u.id, u.kind, u.name FROM seats s JOIN users u ON u.id = s.user_id
       WHERE s.match_id IN (${places})`,
      ...ids,
    );
    for (const row of rows) {
      const list = seats.get(text(row.match_id)) ?? [];
      seats.set(text(row.match_id), list);
      list.push({ seat: text(row.seat), person: personOf(row), nonce: text(row.nonce) });
    }
    return seats;
  }
}

const CHANGEABLE = {
  status: ['status', (value: unknown) => value as string],
  toAct: ['to_act', JSON.stringify],
  clock: ['clock', JSON.stringify],
  deadlineMs: ['deadline_ms', (value: unknown) => value as number],
  rest: ['rest', JSON.stringify],
  undoAsked: ['undo_asked', JSON.stringify],
  rematch: ['rematch', (value: unknown) => value as string],
  result: ['result', JSON.stringify],
  changedMs: ['changed_ms', (value: unknown) => value as number],
} as const satisfies Record<keyof MatchChange, readonly [string, (value: unknown) => string | number]>;

/** A key that is there with `undefined` empties its column. */
async function update(sql: Sql, id: MatchId, change: MatchChange, version?: Version): Promise<void> {
  const keys = Object.keys(change) as (keyof MatchChange)[];
  const sets = keys.map((key, i) => `${CHANGEABLE[key][0]} = $${i + 2}`);
  const values = keys.map((key) => (change[key] === undefined ? undefined : CHANGEABLE[key][1](change[key])));
  if (version !== undefined) sets.push(`version = $${keys.length + 2}`);
  await sql.run(
    `UPDATE matches SET ${sets.join(', ')} WHERE id = $1`,
    id,
    ...values,
    ...(version === undefined ? [] : [version]),
  );
}

function matchOf(row: SqlRow, seats: readonly SeatRow[]): MatchRow {
  return {
    id: text(row.id) as MatchId,
    terms: parsed(row.terms) as Terms,
    rulesVersion: Number(row.rules_version),
    status: text(row.status) as MatchStatus,
    host: text(row.host),
    secret: text(row.secret),
    version: Number(row.version) as Version,
    toAct: parsed(row.to_act) as string[],
    ...(row.clock === undefined ? {} : { clock: parsed(row.clock) as ClockState }),
    ...(row.deadline_ms === undefined ? {} : { deadlineMs: Number(row.deadline_ms) }),
    ...(row.rest === undefined ? {} : { rest: parsed(row.rest) as Rest }),
    ...(row.undo_asked === undefined
      ? {}
      : { undoAsked: parsed(row.undo_asked) as NonNullable<MatchRow['undoAsked']> }),
    ...(row.rematch === undefined ? {} : { rematch: text(row.rematch) as MatchId }),
    ...(row.result === undefined ? {} : { result: parsed(row.result) as MatchResult }),
    createdMs: Number(row.created_ms),
    changedMs: Number(row.changed_ms),
    seats,
  };
}

function entryOf(row: SqlRow): Entry {
  const seat = textOrNothing(row.seat);
  const key = textOrNothing(row.key);
  return {
    version: Number(row.version) as Version,
    atMs: Number(row.at_ms),
    kind: text(row.kind),
    ...(seat === undefined ? {} : { seat }),
    body: parsed(row.body),
    ...(key === undefined ? {} : { key }),
  } as Entry; // written by `append`, which takes nothing else
}
