import { mkdirSync, promises as files } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { TidierData } from './tidyWorker.ts';
import {
  ConflictError,
  type Database,
  fromDriver,
  type Sql,
  type SqlRow,
  type SqlValue,
  toDriver,
  UnavailableError,
} from '../sql.ts';

const MOST_IN_ONE_COMMIT = 256;
const PAGE_BYTES = 1024; // of a new file: a commit writes every page that a move touched, and a move touches little of each
const MOST_TIDYING_MS = 1000; // then we go on, tidy or not
const LONGEST_LOG_PAGES = 262_144; // 256 MB: beyond it a commit itself tidies up, should the thread that does it fall behind

interface Job {
  readonly work: (sql: Sql) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One file, one process. Transactions that wait together share one commit and one flush to the disk. The flush is ours: SQLite
 * would make this thread wait for the disk (synchronous=FULL), and nobody could be served meanwhile. So it commits into the
 * write-ahead log without (NORMAL: a power cut may cost the last commits, never the file), we flush the log on a thread of Node's,
 * and only then is anybody told that it is written.
 */
export function openSqlite(path: string, { longLogPages = 32_768 } = {}): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const writer = openFile(path);
  // What is not in a transaction must not see what is not yet committed. A database in memory has one connection only.
  const reader = path === ':memory:' ? writer : openFile(path);
  const [writing, reading] = [sqlOn(writer), path === ':memory:' ? undefined : sqlOn(reader)];
  const listeners = new Set<(topic: string) => void>();
  const disk = path === ':memory:' ? NO_FLUSH : flusher(`${path}-wal`);
  const tidier = path === ':memory:' ? undefined : openTidier({ path, longLogPages });
  const queue: Job[] = [];
  let draining: Promise<void> | undefined;
  let flushing: Promise<void> | undefined; // what was committed last is on its way to the disk
  let broken: UnavailableError | undefined; // a disk that failed once is not believed again

  function transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const done = new Promise<unknown>((resolve, reject) => void queue.push({ work, resolve, reject }));
    draining ??= drain();
    return done as Promise<T>;
  }

  async function drain(): Promise<void> {
    await new Promise(setImmediate); // those that arrive in the same turn come along
    while (queue.length > 0) {
      await tidier?.tidied();
      await commitTogether(queue.splice(0, MOST_IN_ONE_COMMIT));
    }
    draining = undefined;
  }

  async function commitTogether(jobs: readonly Job[]): Promise<void> {
    const endings: (() => void)[] = [];
    try {
      if (broken) throw broken;
      writer.exec('BEGIN IMMEDIATE');
      for (const job of jobs) endings.push(await runInside(job));
      writer.exec('COMMIT');
      flushing = disk.flush().catch((error: unknown) => {
        broken = new UnavailableError('the disk failed: what was written last may be lost', { cause: error });
      });
      await flushing;
      if (broken) throw broken;
    } catch (error) {
      if (writer.isTransaction) writer.exec('ROLLBACK');
      for (const { reject } of jobs) reject(error);
      return;
    }
    for (const end of endings) end();
  }

  /** Nobody is shown what a power cut could still take back. */
  async function read(sql: Sql, text: string, params: readonly SqlValue[]): Promise<SqlRow[]> {
    if (broken) throw broken;
    const rows = await sql.all(text, ...params);
    await flushing;
    if (broken) throw broken;
    return rows;
  }

  /** A job that fails takes back its own writes alone. */
  async function runInside({ work, resolve, reject }: Job): Promise<() => void> {
    writer.exec('SAVEPOINT job');
    try {
      const value = await work(writing);
      writer.exec('RELEASE job');
      return () => resolve(value);
    } catch (error) {
      writer.exec('ROLLBACK TO job; RELEASE job');
      return () => reject(error);
    }
  }

  return {
    kind: 'sqlite',
    all: (sql, ...params) => (reading ? read(reading, sql, params) : transaction((tx) => tx.all(sql, ...params))),
    run: (sql, ...params) => transaction((tx) => tx.run(sql, ...params)),
    transaction,
    snapshot: (read) => (path === ':memory:' ? transaction(read) : readAside(path, read)),
    publish: async (topic) => {
      for (const heard of listeners) heard(topic);
    },
    listen: (heard) => void listeners.add(heard),
    close: async () => {
      await draining;
      await tidier?.close();
      await disk.close();
      if (reader !== writer) reader.close();
      writer.close();
    },
  };
}

interface Flusher {
  flush(): Promise<void>;
  close(): Promise<void>;
}
const NO_FLUSH: Flusher = { flush: async () => undefined, close: async () => undefined };

/** The log keeps its file for as long as somebody has the database open, which we do. */
function flusher(path: string): Flusher {
  let file: Awaited<ReturnType<typeof files.open>> | undefined;
  async function flush(): Promise<void> {
    if (!file) {
      file = await files.open(path, 'r+');
      const folder = await files.open(dirname(path)); // its name in the folder must be on disk too
      await folder.sync();
      await folder.close();
    }
    await file.datasync();
  }
  return { flush, close: async () => file?.close() };
}

/** The thread that tidies the log. `tidied` is to be waited for before a transaction, and is nearly always at once. */
function openTidier(workerData: TidierData): { tidied(): Promise<void> | undefined; close(): Promise<unknown> } {
  const thread = new Worker(new URL('./tidyWorker.ts', import.meta.url), { workerData });
  let isLong = false;
  let goOn = () => {};
  thread.on('message', (said: 'long' | 'anew') => (said === 'long' ? (isLong = true) : goOn()));
  thread.on('exit', () => goOn());
  thread.unref();
  return {
    tidied() {
      if (!isLong) return undefined;
      isLong = false;
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, MOST_TIDYING_MS);
        goOn = () => {
          clearTimeout(timer);
          resolve();
        };
        thread.postMessage('begin anew'); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has no origin
      });
    },
    close: () => thread.terminate(),
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
    if (error instanceof Error && 'errcode' in error && UNIQUE.has(error.errcode as number)) {
      throw new ConflictError(error.message, { cause: error });
    }
    throw error;
  }
}
