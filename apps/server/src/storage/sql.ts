import { at } from '@caravanserai/contract';

/** The few things that both databases do alike. SQL is written once, with `$1` for parameters and in the words both know. */
export type SqlValue = string | number | undefined;
export type SqlRow = Readonly<Record<string, SqlValue>>;

export interface Sql {
  all(sql: string, ...params: readonly SqlValue[]): Promise<SqlRow[]>;
  /** How many rows it changed. */
  run(sql: string, ...params: readonly SqlValue[]): Promise<number>;
}

export interface Listener {
  heard(topic: string): void;
  /** Messages may have been lost: those who keep copies must look again. */
  missed(): void;
}

/** A topic that means: look at everything again. */
export const EVERYTHING = '*';

export interface Database extends Sql {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * What `work` wrote is on disk when this answers, or nothing of it is there. `work` waits for the database alone, and may be done
   * again where a first try came to nothing. It is given up after some seconds (`UnavailableError`). What is said to be long is
   * neither given up nor done again.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, options?: { readonly isLong?: boolean }): Promise<T>;
  /** Everything that is read inside is of one moment, and those who write do not wait for it. */
  snapshot<T>(read: (sql: Sql) => Promise<T>): Promise<T>;
  /** Tells every node, this one too, once the transactions that came before are on disk. */
  publish(topic: string): Promise<void>;
  listen(listener: Listener): void;
  /** Nothing is heard of other nodes: what is remembered here may be old. */
  isDeaf(): boolean;
  /** Ms since 1970 by the database's clock, which all nodes share. */
  now(): number;
  close(): Promise<void>;
}

/** Two wrote the same unique thing, and this one came second. */
export class ConflictError extends Error {}

/** The database does not answer; whether the last write was taken is not known. */
export class UnavailableError extends Error {}

/** For a query that gives one row whatever the tables hold, such as a count. */
export async function oneRow(sql: Sql, text: string, ...params: readonly SqlValue[]): Promise<SqlRow> {
  return at(await sql.all(text, ...params), 0);
}

/** Drivers say null where we say nothing. */
export function toDriver(params: readonly SqlValue[]): (string | number | null)[] {
  return params.map((value) => value ?? null); // oxlint-disable-line unicorn/no-null -- see above
}

export function fromDriver(rows: readonly Readonly<Record<string, unknown>>[]): SqlRow[] {
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined])) as SqlRow,
  );
}
