import { at } from '@caravanserai/contract';

/** Common subset of both databases. SQL is written once, with `$1` for parameters and syntax that both accept. */
export type SqlValue = string | number | undefined;
export type SqlRow = Readonly<Record<string, SqlValue>>;

export interface Sql {
  all(sql: string, ...params: readonly SqlValue[]): Promise<SqlRow[]>;
  /** Returns the number of changed rows. */
  run(sql: string, ...params: readonly SqlValue[]): Promise<number>;
}

export interface Listener {
  heard(topic: string): void;
  /** Messages may have been lost: cached data must be read again. */
  missed(): void;
}

/** Topic that tells all nodes to read everything again. */
export const EVERYTHING = '*';

export interface Database extends Sql {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * The writes of `work` are atomic, and durable when the promise resolves. `work` may await only the database, and may be run again after
   * a failed attempt. It fails with an `UnavailableError` after some seconds. A transaction with `isLong` has no time limit and is not
   * repeated.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, options?: { readonly isLong?: boolean }): Promise<T>;
  /** Reads from one consistent snapshot, without blocking writers. */
  snapshot<T>(read: (sql: Sql) => Promise<T>): Promise<T>;
  /** Notifies every node, including this one, after earlier transactions are durable. */
  publish(topic: string): Promise<void>;
  listen(listener: Listener): void;
  /** Messages of other nodes do not arrive: cached data may be outdated. */
  isDeaf(): boolean;
  /** Ms since 1970 by the database's clock, which all nodes share. */
  now(): number;
  close(): Promise<void>;
}

/** A write violates a unique constraint or a guard: a conflicting write came first. */
export class ConflictError extends Error {}

/** The database does not answer; whether the last write took effect is unknown. */
export class UnavailableError extends Error {}

/** For a query that always returns one row, such as a count. */
export async function oneRow(sql: Sql, text: string, ...params: readonly SqlValue[]): Promise<SqlRow> {
  return at(await sql.all(text, ...params), 0);
}

/** Drivers use null for undefined. */
export function toDriver(params: readonly SqlValue[]): (string | number | null)[] {
  return params.map((value) => value ?? null); // oxlint-disable-line unicorn/no-null -- see above
}

export function fromDriver(rows: readonly Readonly<Record<string, unknown>>[]): SqlRow[] {
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined])) as SqlRow,
  );
}
