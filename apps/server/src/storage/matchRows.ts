import type {
  ClockState,
  DailyDate,
  MatchId,
  MatchResult,
  MatchStatus,
  Person,
  Rest,
  Terms,
  UserId,
  Version,
} from '@caravanserai/contract';
import { parsed, text, textOrNothing } from './rows.ts';
import { ConflictError, type Sql, type SqlRow, type SqlValue } from './sql.ts';

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
  /** Reserved seats; other users cannot sit down at such a table. */
  readonly reserved?: Readonly<Record<string, UserId>>;
  readonly result?: MatchResult;
  /** The date of a daily deal; `secret` is then that of the date. */
  readonly daily?: DailyDate;
  readonly twin?: Twin;
  readonly createdMs: number;
  readonly changedMs: number;
  readonly seats: readonly SeatRow[];
}

/** The other game on the same deal. */
export interface Twin {
  readonly id: MatchId;
  readonly deal: MatchId; // the first of the two
  readonly isOver?: true;
}

export type NewMatch = Omit<MatchRow, 'seats' | 'version' | 'toAct'> & {
  readonly toAct?: readonly string[]; // of a match that starts at once
  readonly hostNetwork?: string; // see `Origins`
};
export interface NewSeat {
  readonly seat: string;
  readonly user: UserId;
  readonly nonce: string;
  readonly origins?: readonly string[]; // see `Origins`
}

/** Identifies a request of a seat, to recognise retries. Moves of the server itself have none. */
export interface RequestKey {
  readonly key: string;
  readonly hash?: string; // of the request's content; missing in old entries
}

/** The log is authoritative; the rest of the row is derived from it. */
export type Entry = { readonly version: Version; readonly atMs: number; readonly key?: RequestKey } & (
  | { readonly kind: 'move'; readonly seat: string; readonly body: unknown }
  | { readonly kind: 'undo'; readonly seat: string; readonly body: { readonly to: Version } }
  | { readonly kind: 'end'; readonly seat?: string; readonly body: MatchResult }
);

/** Changes of a match row, written together with the log. */
export type MatchChange = {
  readonly [Key in 'status' | 'toAct' | 'clock' | 'deadlineMs' | 'rest' | 'undoAsked' | 'rematch' | 'result']?:
    | MatchRow[Key]
    | undefined;
} & { readonly changedMs: number };

export const COLUMNS =
  'm.id, m.rules_version, m.terms, m.status, m.host, m.secret, m.version, m.to_act, m.clock, m.deadline_ms, m.rest, m.undo_asked, m.rematch, m.reserved, m.result, m.daily, m.twin, m.created_ms, m.changed_ms';
const MOST_LINES = 2 ** 31 - 1; // a version is an INTEGER
export const LOG_COLUMNS = 'version, at_ms, kind, seat, body, key, key_hash';

/** Required state of a match for a change; checked in the same statement. */
export interface Guard {
  readonly status: MatchStatus;
  readonly version?: Version;
  readonly undoAsked?: MatchRow['undoAsked'];
  readonly deadlineMs?: number;
  readonly isWithoutRematch?: true;
}

/** Conditions for appending log entries, and rows written with them. */
export interface AppendGuard extends Pick<Guard, 'undoAsked' | 'deadlineMs'> {
  readonly also?: (sql: Sql) => Promise<void>;
}

export const CHANGEABLE = {
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

/** Throws a ConflictError if the match does not meet the guard. */
export async function update(sql: Sql, ...wanted: Parameters<typeof updateOf>): Promise<void> {
  const { text: statement, values } = updateOf(...wanted);
  if ((await sql.run(statement, ...values)) === 0) throw notAsItWas(wanted[0]);
}

export function notAsItWas(id: MatchId): ConflictError {
  return new ConflictError(`${id} is not as it was looked at`);
}

/** A field present with `undefined` sets its column to NULL. */
export function updateOf(
  id: MatchId,
  change: MatchChange,
  guard: Guard,
  version?: Version,
): { readonly text: string; readonly values: readonly SqlValue[] } {
  const values: SqlValue[] = [id];
  const place = (value: SqlValue) => `$${values.push(value)}`;
  const keys = Object.keys(change) as (keyof MatchChange)[];
  const sets = keys.map((key) => {
    const value = change[key] === undefined ? undefined : CHANGEABLE[key][1](change[key]);
    return `${CHANGEABLE[key][0]} = ${place(value)}`;
  });
  if (version !== undefined) sets.push(`version = ${place(version)}`);
  const where = [
    'id = $1',
    `status = ${place(guard.status)}`,
    ...(guard.version === undefined ? [] : [`version = ${place(guard.version)}`]),
    ...(guard.undoAsked === undefined ? [] : [`undo_asked = ${place(JSON.stringify(guard.undoAsked))}`]),
    ...(guard.deadlineMs === undefined ? [] : [`deadline_ms = ${place(guard.deadlineMs)}`]),
    ...(guard.isWithoutRematch ? ['rematch IS NULL'] : []),
  ];
  return { text: `UPDATE matches SET ${sets.join(', ')} WHERE ${where.join(' AND ')}`, values };
}

export async function insert(sql: Sql, match: NewMatch, seats: readonly NewSeat[]): Promise<void> {
  const isNew = await sql.run(
    `INSERT INTO matches (id, game, rules_version, terms, listed, status, host, secret, version, to_act, reserved, created_ms, changed_ms, deadline_ms, daily)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $10, $11, $12, $13, $14)
     ON CONFLICT DO NOTHING`,
    match.id,
    match.terms.game,
    match.rulesVersion,
    JSON.stringify(match.terms),
    match.terms.visibility === 'public' ? 1 : 0,
    match.status,
    match.host,
    match.secret,
    JSON.stringify(match.toAct ?? []),
    match.reserved ? JSON.stringify(match.reserved) : undefined,
    match.createdMs,
    match.changedMs,
    match.deadlineMs,
    match.daily,
  );
  // Ids are random: an existing one was written by an earlier attempt whose answer was lost.
  if (isNew === 0) return;
  for (const seat of seats) await insertSeat(sql, match.id, seat);
  for (const user of new Set(Object.values(match.reserved ?? {})))
    await sql.run('INSERT INTO invitations (user_id, match_id) VALUES ($1, $2)', user, match.id);
  if (match.hostNetwork === undefined) return;
  await sql.run('INSERT INTO host_networks (match_id, network) VALUES ($1, $2)', match.id, match.hostNetwork);
}

export async function insertSeat(sql: Sql, id: MatchId, { seat, user, nonce, origins = [] }: NewSeat): Promise<void> {
  await sql.run('INSERT INTO seats (match_id, seat, user_id, nonce) VALUES ($1, $2, $3, $4)', id, seat, user, nonce);
  for (const origin of origins)
    await sql.run('INSERT INTO seat_origins (match_id, seat, origin) VALUES ($1, $2, $3)', id, seat, origin);
}

/** For the transaction that starts or ends one of two games on the same deal. */
export async function setTwin(sql: Sql, id: MatchId, twin: Twin): Promise<void> {
  await sql.run('UPDATE matches SET twin = $2 WHERE id = $1', id, JSON.stringify(twin));
}

/** Ordered by version. */
export async function entriesIn(sql: Sql, id: MatchId, after = 0, upTo = MOST_LINES): Promise<Entry[]> {
  const rows = await sql.all(
    `SELECT ${LOG_COLUMNS} FROM log WHERE match_id = $1 AND version > $2 AND version <= $3 ORDER BY version`,
    id,
    after,
    upTo,
  );
  return rows.map(entryOf);
}

/** For the transaction that ends the match. */
export async function setResult(sql: Sql, id: MatchId, result: MatchResult): Promise<void> {
  await sql.run('UPDATE matches SET result = $2 WHERE id = $1', id, JSON.stringify(result));
}

export function matchOf(row: SqlRow, seats: readonly SeatRow[]): MatchRow {
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
    ...(row.reserved === undefined ? {} : { reserved: parsed(row.reserved) as Record<string, UserId> }),
    ...(row.daily === undefined ? {} : { daily: text(row.daily) }),
    ...(row.twin === undefined ? {} : { twin: parsed(row.twin) as Twin }),
    ...(row.result === undefined ? {} : { result: parsed(row.result) as MatchResult }),
    createdMs: Number(row.created_ms),
    changedMs: Number(row.changed_ms),
    seats,
  };
}

/** An entry as a row, in the order of `LOG_COLUMNS`; `entryOf` is the inverse. */
export function lineOf({ version, atMs, kind, seat, body, key }: Entry): SqlRow {
  return { version, at_ms: atMs, kind, seat, body: JSON.stringify(body), key: key?.key, key_hash: key?.hash };
}

export function entryOf(row: SqlRow): Entry {
  const seat = textOrNothing(row.seat);
  const key = textOrNothing(row.key);
  const hash = textOrNothing(row.key_hash);
  return {
    version: Number(row.version) as Version,
    atMs: Number(row.at_ms),
    kind: text(row.kind),
    ...(seat === undefined ? {} : { seat }),
    body: parsed(row.body),
    ...(key === undefined ? {} : { key: { key, ...(hash === undefined ? {} : { hash }) } }),
  } as Entry; // only `append` writes the log
}
