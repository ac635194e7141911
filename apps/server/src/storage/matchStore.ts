import type { MatchId, MatchResult, MatchStatus, Person, UserId, Version } from '@caravanserai/contract';
import { appender } from './appending.ts';
import type { DealRow } from './dailyStore.ts';
import { botGameCount } from './gameCount.ts';
import {
  COLUMNS,
  type Entry,
  entriesIn,
  entryOf,
  type AppendGuard,
  type Guard,
  insert,
  insertSeat,
  LOG_COLUMNS,
  type MatchChange,
  lineOf,
  matchOf,
  type MatchRow,
  type NewMatch,
  type NewSeat,
  type SeatRow,
  update,
} from './matchRows.ts';
import { OriginStore } from './originStore.ts';
import { parsed, personOf, text } from './rows.ts';
import { ConflictError, type Database, oneRow, type Sql, type SqlRow } from './sql.ts';

export type * from './matchRows.ts';

/** How one finished game ended for a user. */
export interface OwnResult {
  readonly game: string;
  readonly seat: string;
  readonly result: MatchResult;
}

/** Which finished games are meant; default: the public ones. */
export interface Whose {
  readonly user?: UserId;
  readonly daily?: Pick<DealRow, 'game' | 'date'>;
}

export type SqlGuard = (sql: Sql) => Promise<void>;

export class MatchStore {
  readonly #db: Database;
  readonly #appendSoon: ReturnType<typeof appender>;

  constructor(db: Database) {
    this.#db = db;
    this.#appendSoon = appender(db);
  }

  /** With the initially seated players. `guard` throws to prevent the creation, and `also` writes rows that refer to the match. */
  async create(match: NewMatch, seats: readonly NewSeat[] = [], guard?: SqlGuard, also?: SqlGuard): Promise<void> {
    await this.#db.transaction(async (sql) => {
      await guard?.(sql);
      await insert(sql, match, seats);
      await also?.(sql);
    });
  }

  async get(id: MatchId): Promise<MatchRow | undefined> {
    const [row] = await this.#db.all(`SELECT ${COLUMNS} FROM matches m WHERE m.id = $1`, id);
    return row ? matchOf(row, (await this.#seatsOf(this.#db, [id])).get(id) ?? []) : undefined;
  }

  /** Marks that change with every change of a match; one query for many matches. */
  async marks(ids: readonly MatchId[]): Promise<Map<MatchId, string>> {
    const marks = new Map<MatchId, string>();
    if (ids.length === 0) return marks;
    const rows = await this.#db.all(
      `SELECT m.id, m.version, m.status, m.changed_ms, m.twin, (SELECT COUNT(*) FROM seats s WHERE s.match_id = m.id) AS taken
       FROM matches m WHERE m.id IN (${ids.map((_, i) => `$${i + 1}`).join(', ')})`,
      ...ids,
    );
    for (const row of rows) {
      const { version, status, changed_ms: changedMs, taken, twin } = row;
      marks.set(text(row.id) as MatchId, [version, status, changedMs, taken, twin].join(' '));
    }
    return marks;
  }

  /** `match` is the table as read. Throws a ConflictError if its seats have changed or it is no longer open. */
  async sit(match: MatchRow, seat: NewSeat, change: MatchChange, guard?: SqlGuard): Promise<void> {
    await this.#atOpenTable(match, change, async (sql) => {
      await guard?.(sql);
      await insertSeat(sql, match.id, seat);
    });
  }

  /** Conflicts as in `sit`. */
  async leave(match: MatchRow, user: UserId, change: MatchChange): Promise<void> {
    await this.#atOpenTable(match, change, async (sql) => {
      const own = match.seats.find(({ person }) => person.id === user);
      await sql.run('DELETE FROM seat_origins WHERE match_id = $1 AND seat = $2', match.id, own?.seat);
      await sql.run('DELETE FROM seats WHERE match_id = $1 AND user_id = $2', match.id, user);
    });
  }

  /** Conflicts as in `sit`. */
  async decline(match: MatchRow, change: MatchChange): Promise<void> {
    await this.#atOpenTable(match, change, (sql) => new OriginStore(sql).forget(match.id));
  }

  /** Writes the row first: that locks it, so concurrent changes of its seats wait. */
  async #atOpenTable(match: MatchRow, change: MatchChange, act: (sql: Sql) => Promise<void>): Promise<void> {
    await this.#db.transaction(async (sql) => {
      await update(sql, match.id, change, { status: 'open' });
      if (change.status !== undefined) await sql.run('DELETE FROM invitations WHERE match_id = $1', match.id);
      const seats = await sql.all('SELECT seat, user_id, nonce FROM seats WHERE match_id = $1', match.id);
      const now = seats.map((row) => `${row.seat} ${row.user_id} ${row.nonce}`).toSorted();
      const then = match.seats.map(({ seat, person, nonce }) => `${seat} ${person.id} ${nonce}`).toSorted();
      if (now.join() !== then.join()) throw new ConflictError('others sit there now');
      await act(sql);
    });
  }

  /**
   * Appends log entries to a running match at the preceding version, atomically with what `also` writes. Throws a ConflictError if the
   * match has another version, is over or, where `undoAsked` is given, has another undo request.
   */
  async append(
    id: MatchId,
    entries: readonly [Entry, ...Entry[]],
    change: MatchChange,
    { also, ...guard }: AppendGuard = {},
  ): Promise<void> {
    const isPlain = !also && guard.undoAsked === undefined && guard.deadlineMs === undefined;
    if (this.#db.kind === 'postgres' && isPlain) return this.#appendSoon({ id, entries, change });
    const version = (entries[0].version - 1) as Version;
    const next = (version + entries.length) as Version;
    return this.#db.transaction(async (sql) => {
      await update(sql, id, change, { ...guard, version, status: 'running' }, next);
      for (const entry of entries) {
        const statement = `INSERT INTO log (match_id, ${LOG_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
        await sql.run(statement, id, ...Object.values(lineOf(entry)));
      }
      await also?.(sql);
    });
  }

  /** Changes an undo request, without a log entry. Throws a ConflictError if the match has changed since it was read. */
  async change(id: MatchId, guard: Guard, change: MatchChange): Promise<void> {
    await update(this.#db, id, change, guard);
  }

  /** Creates the rematch once; a second attempt is a ConflictError. */
  async rematch(match: MatchRow, next: NewMatch, seats: readonly NewSeat[], guard?: SqlGuard): Promise<void> {
    await this.#db.transaction(async (sql) => {
      const change = { rematch: next.id, changedMs: match.changedMs };
      await update(sql, match.id, change, { status: match.status, isWithoutRematch: true });
      await guard?.(sql);
      await insert(sql, next, seats);
    });
  }

  /** Ordered by version. */
  async entries(id: MatchId, after: number, upTo?: number): Promise<Entry[]> {
    return entriesIn(this.#db, id, after, upTo);
  }

  /** The number of log entries that a seat has written, and how many of them are undos. */
  async linesOf(id: MatchId, seat: string): Promise<{ readonly lines: number; readonly undos: number }> {
    const row = await oneRow(
      this.#db,
      `SELECT COUNT(*) AS lines, SUM(CASE WHEN kind = 'undo' THEN 1 ELSE 0 END) AS undos
       FROM log WHERE match_id = $1 AND seat = $2`,
      id,
      seat,
    );
    return { lines: Number(row.lines), undos: Number(row.undos ?? 0) };
  }

  async byKey(id: MatchId, seat: string, key: string): Promise<Entry | undefined> {
    const [row] = await this.#db.all(
      `SELECT ${LOG_COLUMNS} FROM log WHERE match_id = $1 AND seat = $2 AND key = $3`,
      id,
      seat,
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

  /** The latest snapshot up to a version. */
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

  /**
   * Tables where a player with a session was seen since `seenSinceMs`, or has days per move: the newest first, limited per host. Where there
   * are too many, round-robin by the hosts' networks.
   */
  async openTables(most: number, ofHost: number, sinceMs: number, seenSinceMs: number): Promise<MatchRow[]> {
    const isListed = (m: string) => `${m}.status = 'open' AND ${m}.listed = 1 AND ${m}.reserved IS NULL`;
    return this.#list(
      `WHERE m.id IN (SELECT id FROM (
         SELECT m.id, m.created_ms,
           ROW_NUMBER() OVER (PARTITION BY COALESCE(n.network, m.host) ORDER BY m.created_ms DESC, m.id DESC) AS round
         FROM matches m LEFT JOIN host_networks n ON n.match_id = m.id
         WHERE ${isListed('m')} AND m.created_ms >= $2
       AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id
         AND EXISTS (SELECT 1 FROM sessions x WHERE x.user_id = s.user_id) AND
         (m.created_ms >= $3 OR s.seen_ms >= $3 OR m.terms LIKE '%"kind":"days"%'))
       AND (SELECT COUNT(*) FROM matches o WHERE ${isListed('o')} AND o.host = m.host
         AND (o.created_ms > m.created_ms OR (o.created_ms = m.created_ms AND o.id > m.id))) < $4
       ) offered ORDER BY round, created_ms DESC, id DESC LIMIT $1)
       ORDER BY m.created_ms DESC, m.id DESC`,
      most,
      sinceMs,
      seenSinceMs,
      ofHost,
    );
  }

  /** The number of open tables of a host, and the creation time of the oldest. */
  async waitingOf(host: UserId, sinceMs: number): Promise<{ readonly count: number; readonly oldestMs: number }> {
    const row = await oneRow(
      this.#db,
      `SELECT COUNT(*) AS n, MIN(created_ms) AS oldest FROM matches WHERE host = $1 AND status = 'open' AND created_ms >= $2`,
      host,
      sinceMs,
    );
    return { count: Number(row.n), oldestMs: Number(row.oldest ?? 0) };
  }

  async botGamesOf(host: UserId, sinceMs: number, but?: MatchId): Promise<number> {
    return botGameCount(this.#db, host, sinceMs, but);
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

  /** Games that run, or wait, with both of these users at the table or invited to it; the newest first. */
  async between(one: UserId, other: UserId, most: number): Promise<MatchRow[]> {
    const isOf = (user: string) =>
      `m.id IN (SELECT match_id FROM seats WHERE user_id = ${user} UNION SELECT match_id FROM invitations WHERE user_id = ${user})`;
    return this.#list(
      `WHERE m.status IN ('open', 'running') AND ${isOf('$1')} AND ${isOf('$2')} ORDER BY m.changed_ms DESC LIMIT $3`,
      one,
      other,
      most,
    );
  }

  /** Results of a user's latest games, without reading the rest of the matches: cheap even for a thousand. */
  async resultsOf(user: UserId, most: number): Promise<OwnResult[]> {
    const rows = await this.#db.all(
      `SELECT m.game, m.result, mine.seat FROM matches m JOIN seats mine ON mine.match_id = m.id AND mine.user_id = $1
       WHERE m.status = 'over' AND m.result IS NOT NULL ORDER BY m.changed_ms DESC LIMIT $2`,
      user,
      most,
    );
    const resultOf = (row: SqlRow) => parsed(row.result) as MatchResult;
    return rows.map((row) => ({ game: text(row.game), seat: text(row.seat), result: resultOf(row) }));
  }

  /** Tables with a reserved seat for a user, the newest first. */
  async keptFor(user: UserId, most: number): Promise<MatchRow[]> {
    return this.#list(
      `WHERE m.id IN (SELECT match_id FROM invitations WHERE user_id = $2) ORDER BY m.created_ms DESC LIMIT $1`,
      most,
      user,
    );
  }

  /** Finished games, the oldest first, after a given one: public games, all games of one user, or the ranked daily games of a date. */
  async finished(
    after: { readonly ms: number; readonly id: string },
    most: number,
    { user, daily }: Whose = {},
  ): Promise<MatchRow[]> {
    const [whose, ...keys] = daily
      ? ['m.id IN (SELECT match_id FROM daily_games WHERE game = $4 AND date = $5)', daily.game, daily.date]
      : user !== undefined
        ? ['m.id IN (SELECT match_id FROM seats WHERE user_id = $4)', user]
        : ['m.listed = 1'];
    return this.#list(
      `WHERE m.status = 'over' AND (m.changed_ms > $2 OR (m.changed_ms = $2 AND m.id > $3)) AND ${whose}
       ORDER BY m.changed_ms, m.id LIMIT $1`,
      most,
      after.ms,
      after.id,
      ...keys,
    );
  }

  /** Running public games for spectators, the most active first. */
  async running(most: number): Promise<MatchRow[]> {
    return this.#list(`WHERE m.status = 'running' AND m.listed = 1 ORDER BY m.changed_ms DESC LIMIT $1`, most);
  }

  /** Running games in which a player's time is up. */
  async overdue(nowMs: number, most: number): Promise<MatchId[]> {
    const rows = await this.#db.all(
      `SELECT id FROM matches WHERE status = 'running' AND deadline_ms < $1 ORDER BY deadline_ms LIMIT $2`,
      nowMs,
      most,
    );
    return rows.map(({ id }) => text(id) as MatchId);
  }

  /** Updates may arrive out of order: the latest time wins. */
  async noteSeen(id: MatchId, user: UserId, atMs: number): Promise<void> {
    await this.#db.run(
      'UPDATE seats SET seen_ms = $3 WHERE match_id = $1 AND user_id = $2 AND COALESCE(seen_ms, 0) < $3',
      id,
      user,
      atMs,
    );
  }

  /** 0 for a seat that has never been seen. */
  async lastSeen(id: MatchId, seat: string): Promise<number> {
    const [row] = await this.#db.all(
      `SELECT s.seen_ms, (SELECT MAX(l.at_ms) FROM log l WHERE l.match_id = $1 AND l.seat = $2) AS moved_ms
       FROM seats s WHERE s.match_id = $1 AND s.seat = $2`,
      id,
      seat,
    );
    return Math.max(Number(row?.seen_ms ?? 0), Number(row?.moved_ms ?? 0));
  }

  async countRunning(): Promise<number> {
    const row = await oneRow(this.#db, `SELECT COUNT(*) AS n FROM matches WHERE status = 'running'`);
    return Number(row.n);
  }

  /** Running games in which a player of this kind is to move. */
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

/** In the form of `marks`. */
export function markOf({ version, status, changedMs, seats, twin }: MatchRow): string {
  return [version, status, changedMs, seats.length, JSON.stringify(twin)].join(' ');
}
