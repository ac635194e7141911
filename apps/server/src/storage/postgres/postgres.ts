import { Client, type ClientBase, Pool, type QueryResult, types } from 'pg';
import {
  ConflictError,
  type Database,
  fromDriver,
  type Sql,
  type SqlValue,
  toDriver,
  UnavailableError,
} from '../sql.ts';

const CHANNEL = 'caravanserai';
const RETRY_MS = [50, 100, 200, 400, 800, 1600, 3200]; // some six seconds: a restart of the database is shorter
const LISTEN_AGAIN_MS = 500;

types.setTypeParser(types.builtins.INT8, Number); // milliseconds since 1970 fit
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Any number of nodes share one database; `NOTIFY` wakes the others. */
export async function openPostgres(url: string, { poolSize = 10 } = {}): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined); // an idle connection was cut; the pool opens another
  // One that is in use when it is cut fails its query too; without a listener the event alone would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const ear = openEar(url);

  function transaction<T>(work: (sql: Sql) => Promise<T>, begin = 'BEGIN'): Promise<T> {
    return retrying(async () => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query(begin);
        const value = await work(sqlOn(client));
        await client.query('COMMIT');
        return value;
      } catch (error) {
        await client.query('ROLLBACK').catch((failed: Error) => (broken = failed));
        throw error;
      } finally {
        client.release(broken);
      }
    });
  }

  const sql = sqlOn(pool);
  return {
    kind: 'postgres',
    all: (text, ...params) => retrying(() => sql.all(text, ...params)),
    run: (text, ...params) => retrying(() => sql.run(text, ...params)),
    transaction: (work) => transaction(work),
    snapshot: (read) => transaction(read, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    publish: publisher(pool),
    listen: ear.listen,
    close: async () => {
      await ear.close();
      await pool.end();
    },
  };
}

/** What is said while something is being said goes out together afterwards: a word for each move would keep every line busy. */
function publisher(pool: Pool): (topic: string) => Promise<void> {
  let next: { readonly topics: string[]; readonly said: Promise<void> } | undefined;
  let last = Promise.resolve();

  async function say(topics: readonly string[], before: Promise<void>): Promise<void> {
    await before.catch(() => undefined);
    next = undefined; // whoever comes now comes later
    await pool.query('SELECT pg_notify($1, topic) FROM unnest($2::text[]) AS topic', [CHANNEL, topics]);
  }

  return (topic) => {
    if (!next) {
      const topics: string[] = [];
      last = say(topics, last);
      next = { topics, said: last };
    }
    next.topics.push(topic);
    return next.said;
  };
}

function sqlOn(client: Pick<ClientBase, 'query'>): Sql {
  async function ask(text: string, params: readonly SqlValue[]): Promise<QueryResult> {
    try {
      return await client.query({ name: nameOf(text), text, values: toDriver(params) });
    } catch (error) {
      if (codeOf(error) === '23505') throw new ConflictError(String(error), { cause: error });
      throw error;
    }
  }
  return {
    all: async (text, ...params) => fromDriver((await ask(text, params)).rows),
    run: async (text, ...params) => (await ask(text, params)).rowCount ?? 0,
  };
}

const names = new Map<string, string>();

/** A named statement is planned once a connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** The line broke or the server is stopping or starting; what is wrong with a statement itself is not of this kind. */
function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return /^(08|57P0|ECONN|EPIPE|ENOENT|ETIMEDOUT)/.test(code);
  return (
    error instanceof Error && /terminated|timeout exceeded when trying to connect|not queryable/i.test(error.message)
  );
}

/** Statements are such that doing them again is safe: what was written once conflicts with itself, and that is understood. */
async function retrying<T>(act: () => Promise<T>): Promise<T> {
  for (const waitMs of RETRY_MS) {
    try {
      return await act();
    } catch (error) {
      if (!isAway(error)) throw error;
      await new Promise((done) => setTimeout(done, waitMs));
    }
  }
  try {
    return await act();
  } catch (error) {
    if (isAway(error)) throw new UnavailableError('the database does not answer', { cause: error });
    throw error;
  }
}

interface Ear {
  listen(heard: (topic: string) => void, missed: () => void): void;
  close(): Promise<void>;
}

/** A connection of its own that hears what other nodes did; opened again whenever it is cut. */
function openEar(url: string): Ear {
  const listeners = new Set<{ readonly heard: (topic: string) => void; readonly missed: () => void }>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let opening: Promise<void> | undefined;

  async function open(): Promise<void> {
    const mine = new Client({ connectionString: url });
    client = mine;
    mine.on('notification', ({ payload = '' }) => {
      for (const { heard } of listeners) heard(payload);
    });
    mine.on('error', () => undefined);
    mine.on('end', again);
    try {
      await mine.connect();
      await mine.query(`LISTEN ${CHANNEL}`);
      for (const { missed } of listeners) missed(); // whatever was said before nobody heard
    } catch {
      await mine.end().catch(() => undefined);
      again();
    }
  }

  function again(): void {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      opening = open();
    }, LISTEN_AGAIN_MS);
  }

  return {
    listen(heard, missed) {
      listeners.add({ heard, missed });
      opening ??= open();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await client?.end().catch(() => undefined);
    },
  };
}
