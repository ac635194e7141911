import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
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
import { openTidier } from './tidier.ts';

const MOST_IN_ONE_COMMIT = 256;
const BREATH_MS = 4; // between two commits while many write: a commit and a flush cost nearly as much for one as for ten
const PAGE_BYTES = 1024; // of a new file: a commit writes every page that a move touched, and a move touches little of each
const LONGEST_LOG_PAGES = 262_144; // 256 MB: beyond it a commit itself tidies up, should the thread that does it fall behind

interface Job {
  readonly work: (sql: Sql) => Promise<unknown>;
  readonly isLong: boolean; // may read what can be read once only
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One file, one process. Transactions that wait together share one commit and one flush to the disk. The flush is ours: SQLite
 * would make this thread wait for the disk (synchronous=FULL), and nobody could be served meanwhile. So it commits into the
 * write-ahead log without (NORMAL: a power cut may cost the last commits, never the file), we flush the log on a thread of Node's,
 * and only then is anybody told that it is written.
 */
export function openSqlite(path: string, { longLogPages = 32_768, isReadOnly = false } = {}): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  if (path !== ':memory:' && !isReadOnly) makePrivate(path);
  const lock = path === ':memory:' || isReadOnly ? undefined : lockFile(path);
  const writer = openFile(path);
  // What is not in a transaction must not see what is not yet committed. A database in memory has one connection only.
  const reader = path === ':memory:' ? writer : openFile(path);
  const [writing, reading] = [sqlOn(writer), path === ':memory:' ? undefined : sqlOn(reader)];
  const listeners = new Set<Listener>();
  const disk = path === ':memory:' ? NO_FLUSH : flusher(`${path}-wal`);
  const tidier = path === ':memory:' ? undefined : openTidier({ path, longLogPages });
  // Not parsed again for each job.
  const [begin, commit] = [writer.prepare('BEGIN IMMEDIATE'), writer.prepare('COMMIT')];
  const [savepoint, release] = [writer.prepare('SAVEPOINT job'), writer.prepare('RELEASE job')];
  const queue: Job[] = [];
  let draining: Promise<void> | undefined;
  let flushing: Promise<void> | undefined; // what was committed last is on its way to the disk
  let broken: UnavailableError | undefined; // a disk that failed once is not believed again

  function transaction<T>(work: (sql: Sql) => Promise<T>, { isLong = false } = {}): Promise<T> {
    const done = new Promise<unknown>((resolve, reject) => void queue.push({ work, isLong, resolve, reject }));
    draining ??= drain();
    return done as Promise<T>;
  }

  async function drain(): Promise<void> {
    await new Promise(setImmediate); // those that arrive in the same turn come along
    while (queue.length > 0) {
      await tidier?.tidied();
      const jobs = queue.splice(0, MOST_IN_ONE_COMMIT);
      await commitTogether(jobs);
      if (jobs.length > 1) await new Promise((done) => setTimeout(done, BREATH_MS));
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

  /** A disk that failed is not believed again, for what it was given may be gone; one that was only full is, once all is home. */
  async function flush(): Promise<void> {
    try {
      await disk.flush();
    } catch (error) {
      broken = new UnavailableError('the disk failed: what was written last may be lost', { cause: error });
      if (isRoomMissing(error)) void tidier?.allHome().then(() => (broken = undefined));
    }
  }

  /** Nobody is shown what a power cut could still take back. */
  async function read(sql: Sql, text: string, params: readonly SqlValue[]): Promise<SqlRow[]> {
    if (broken) throw broken;
    const rows = await sql.all(text, ...params);
    await flushing;
    if (broken) throw broken;
    return rows;
  }

  /** Nearly always all go well, and a savepoint for each would cost a fifth more. Where one fails, nothing is left of all of them. */
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

  /** A job that fails takes back its own writes alone. */
  async function runInside({ work, resolve, reject }: Job): Promise<() => void> {
    savepoint.run();
    try {
      const value = await work(writing);
      release.run();
      return () => resolve(value);
    } catch (error) {
      if (!writer.isTransaction) throw error; // no room: SQLite has taken everything back already
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
    isDeaf: () => false, // there is nobody else
    now: () => Date.now(),
    close: async () => {
      await draining;
      await tidier?.close();
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
    db.exec('BEGIN'); // in WAL mode a reader keeps its moment
    return await read(sqlOn(db));
  } finally {
    db.close();
  }
}

/** Secrets of running games are in the file. SQLite gives its write-ahead log the same mode. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE)); // never readable for others, not even for a moment
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, PRIVATE);
}

const PRIVATE = 0o600;

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

/** What the disk refuses is refused with these words, and tried again with the next write: there may be room by then. */
function unavailable(error: unknown): unknown {
  if (!AWAY.has(codeOf(error) & 0xff)) return error;
  return new UnavailableError('the disk takes nothing', { cause: error });
}

/** SQLite's own; 0 where it is not its error. */
function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}
