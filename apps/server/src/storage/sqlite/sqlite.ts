import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  ConflictError,
  type Database,
  fromDriver,
  type Listener,
  type Sql,
  type SqlRow,
  type SqlValue,
  toDriver,
  UnavailableError,
} from '../sql.ts';
import { flusher, isRoomMissing, NO_FLUSH } from './flusher.ts';
import { lockFile } from './lock.ts';
import { makePrivate } from './private.ts';
import { openCheckpointer } from './checkpointer.ts';

const MOST_IN_ONE_COMMIT = 256;
const PAUSE_MS = 4; // between two commits under load: a commit and a flush cost nearly as much for one transaction as for ten
const PAGE_BYTES = 1024; // of a new file: a commit writes whole pages, and a move changes little of each
const LONGEST_LOG_PAGES = 262_144; // 256 MB: beyond it a commit itself runs the checkpoint, should the checkpoint thread fall behind

interface Job {
  readonly work: (sql: Sql) => Promise<unknown>;
  readonly isLong: boolean; // may read a source that can be read only once, so it cannot be retried
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One file, one process. Waiting transactions share one commit and one flush. With synchronous=FULL, SQLite would block this thread during
 * the flush. So it commits to the write-ahead log with NORMAL (a power cut may cost the last commits, never the file), the log is flushed
 * on a thread of Node's pool, and only then are the writes acknowledged.
 */
export function openSqlite(path: string, { longLogPages = 32_768, isReadOnly = false } = {}): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  if (path !== ':memory:' && !isReadOnly) makeAllPrivate(path);
  const lock = path === ':memory:' || isReadOnly ? undefined : lockFile(path);
  const writer = openFile(path);
  // Reads outside a transaction must not see uncommitted data. An in-memory database has only one connection.
  const reader = path === ':memory:' ? writer : openFile(path);
  const [writing, reading] = [sqlOn(writer), path === ':memory:' ? undefined : sqlOn(reader)];
  const listeners = new Set<Listener>();
  const disk = path === ':memory:' ? NO_FLUSH : flusher(`${path}-wal`);
  const checkpointer = path === ':memory:' ? undefined : openCheckpointer({ path, longLogPages });
  // Prepared once.
  const [begin, commit] = [writer.prepare('BEGIN IMMEDIATE'), writer.prepare('COMMIT')];
  const [savepoint, release] = [writer.prepare('SAVEPOINT job'), writer.prepare('RELEASE job')];
  const queue: Job[] = [];
  let draining: Promise<void> | undefined;
  let flushing: Promise<void> | undefined; // flush of the latest commit
  let broken: UnavailableError | undefined; // after a failed flush, no later one is trusted

  function transaction<T>(work: (sql: Sql) => Promise<T>, { isLong = false } = {}): Promise<T> {
    const done = new Promise<unknown>((resolve, reject) => void queue.push({ work, isLong, resolve, reject }));
    draining ??= drain();
    return done as Promise<T>;
  }

  async function drain(): Promise<void> {
    await new Promise(setImmediate); // lets writes of the same tick join the batch
    while (queue.length > 0) {
      await checkpointer?.checkpointed();
      const jobs = queue.splice(0, MOST_IN_ONE_COMMIT);
      await commitTogether(jobs);
      if (jobs.length > 1) await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    draining = undefined;
  }

  async function commitTogether(jobs: readonly Job[]): Promise<void> {
    let endings: readonly (() => void)[] = [];
    try {
      if (broken) throw broken;
      begin.run();
      const isRepeatable = jobs.every(({ isLong }) => !isLong);
      endings = (isRepeatable && (await runPlainly(jobs))) || (await runApart(jobs));
      commit.run();
      flushing = flush();
      await flushing;
      if (broken) throw broken;
    } catch (error) {
      if (writer.isTransaction) writer.exec('ROLLBACK');
      for (const { reject } of jobs) reject(unavailable(error));
      return;
    }
    for (const end of endings) end();
  }

  /**
   * After a failed flush the disk is not trusted again, since data may be lost; after a full disk it is, once a checkpoint has completed.
   */
  async function flush(): Promise<void> {
    try {
      await disk.flush();
    } catch (error) {
      broken = new UnavailableError('the disk failed: what was written last may be lost', { cause: error });
      if (isRoomMissing(error)) void checkpointer?.allHome().then(() => (broken = undefined));
    }
  }

  /** Waits for the flush, so that readers see only durable data. */
  async function read(sql: Sql, text: string, params: readonly SqlValue[]): Promise<SqlRow[]> {
    if (broken) throw broken;
    const rows = await sql.all(text, ...params);
    await flushing;
    if (broken) throw broken;
    return rows;
  }

  /** Runs the jobs without savepoints, which would cost a fifth more; failures are rare. If one fails, all are rolled back. */
  async function runPlainly(jobs: readonly Job[]): Promise<(() => void)[] | undefined> {
    const endings: (() => void)[] = [];
    try {
      for (const { work, resolve } of jobs) {
        const value = await work(writing);
        endings.push(() => resolve(value));
      }
      return endings;
    } catch {
      if (writer.isTransaction) writer.exec('ROLLBACK');
      begin.run();
      return undefined;
    }
  }

  async function runApart(jobs: readonly Job[]): Promise<(() => void)[]> {
    const endings: (() => void)[] = [];
    for (const job of jobs) endings.push(await runInside(job));
    return endings;
  }

  /** Runs a job in a savepoint, so that a failure rolls back only its own writes. */
  async function runInside({ work, resolve, reject }: Job): Promise<() => void> {
    savepoint.run();
    try {
      const value = await work(writing);
      release.run();
      return () => resolve(value);
    } catch (error) {
      if (!writer.isTransaction) throw error; // disk full: SQLite has rolled back everything already
      writer.exec('ROLLBACK TO job; RELEASE job');
      return () => reject(unavailable(error));
    }
  }

  return {
    kind: 'sqlite',
    all: (sql, ...params) => (reading ? read(reading, sql, params) : transaction((tx) => tx.all(sql, ...params))),
    run: (sql, ...params) => transaction((tx) => tx.run(sql, ...params)),
    transaction,
    snapshot: (read) => (path === ':memory:' ? transaction(read, { isLong: true }) : readAside(path, read)),
    publish: async (topic) => {
      for (const { heard } of listeners) heard(topic);
    },
    listen: (listener) => void listeners.add(listener),
    isDeaf: () => false, // there are no other nodes
    now: () => Date.now(),
    close: async () => {
      await draining;
      await checkpointer?.close();
      await disk.close();
      if (reader !== writer) reader.close();
      writer.close();
      lock?.close();
    },
  };
}

async function readAside<T>(path: string, read: (sql: Sql) => Promise<T>): Promise<T> {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    db.exec('BEGIN'); // in WAL mode, a reader keeps its snapshot
    return await read(sqlOn(db));
  } finally {
    db.close();
  }
}

/** The files contain secrets of running games. SQLite gives a new write-ahead log the mode of the database. */
function makeAllPrivate(path: string): void {
  makePrivate(path);
  for (const file of [`${path}-wal`, `${path}-shm`]) if (existsSync(file)) makePrivate(file);
}

function openFile(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000 });
  db.exec(`PRAGMA page_size=${PAGE_BYTES}`);
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON');
  db.exec(`PRAGMA wal_autocheckpoint=${LONGEST_LOG_PAGES}`);
  return db;
}

function sqlOn(db: DatabaseSync): Sql {
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql) ?? db.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
    statements.set(sql, known);
    return known;
  }

  return {
    all: async (sql, ...params) => attempt(() => fromDriver(prepared(sql).all(...toDriver(params)))),
    run: async (sql, ...params) => attempt(() => Number(prepared(sql).run(...toDriver(params)).changes)),
  };
}

const UNIQUE = new Set([1555, 2067]); // SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE

function attempt<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Error && UNIQUE.has(codeOf(error))) throw new ConflictError(error.message, { cause: error });
    throw error;
  }
}

const AWAY = new Set([5, 6, 8, 10, 13, 14]); // SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN

/** Disk errors become `UnavailableError`. The next write is tried again: there may be space by then. */
function unavailable(error: unknown): unknown {
  if (!AWAY.has(codeOf(error) & 0xff)) return error;
  return new UnavailableError('the disk takes nothing', { cause: error });
}

/** SQLite's error code; 0 for other errors. */
function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}
