import { at } from '@caravanserai/contract';
import { Client, type ClientBase, Pool, type PoolClient, type QueryResult, types } from 'pg';
import {
  ConflictError,
  type Database,
  fromDriver,
  type Sql,
  type SqlValue,
  toDriver,
  UnavailableError,
} from '../sql.ts';
import { ServerClock } from './clock.ts';
import { CHANNEL, openListener } from './listener.ts';
import { isAway, retrying, TRY_MS } from './timeouts.ts';
import { publisher } from './publisher.ts';

/** The server aborts what we have abandoned, so that it holds no locks: a statement, or the transaction of a stopped node. */
const SERVER_LIMITS = { statement_timeout: TRY_MS, idle_in_transaction_session_timeout: 5000 } as const;

types.setTypeParser(types.builtins.INT8, Number); // milliseconds since 1970 fit in a double
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Any number of nodes share one database; `NOTIFY` wakes the others. */
export async function openPostgres(url: string, { poolSize = 10 } = {}): Promise<Database> {
  let pool = openPool(url, poolSize);
  const clock = new ServerClock();
  const listener = openListener(url, clock);

  /** Replaces the pool: connections opened before one fell silent are probably dead, too. */
  function renew(silent: Pool): void {
    if (pool !== silent) return;
    pool = openPool(url, poolSize);
    void silent.end().catch(() => undefined);
  }

  /** Abandons the connection after the time limit. */
  async function attempt<T>(act: (client: PoolClient) => Promise<T>): Promise<T> {
    const mine = pool;
    const client = await mine.connect();
    let broken: Error | undefined;
    const timer = setTimeout(() => {
      broken = new Error('timeout: the database is silent');
      client.release(broken); // destroys the connection and its running query
      renew(mine);
    }, TRY_MS);
    try {
      return await act(client);
    } catch (error) {
      throw broken ?? error;
    } finally {
      clearTimeout(timer);
      if (!broken) client.release();
    }
  }

  const once = (text: string, params: readonly SqlValue[]) =>
    retrying(() => attempt((client) => ask(client, text, params)));
  await retrying(() =>
    attempt(async (client) => {
      const sentMs = performance.now();
      const { rows } = await client.query(ServerClock.QUERY);
      clock.note(sentMs, at(rows as { ms: number }[], 0).ms, performance.now());
    }),
  );
  return {
    kind: 'postgres',
    now: () => clock.now(),
    isDeaf: () => listener.isDeaf(),
    all: async (text, ...params) => fromDriver((await once(text, params)).rows),
    run: async (text, ...params) => (await once(text, params)).rowCount ?? 0,
    transaction: (work, { isLong = false } = {}) =>
      isLong ? alone(url, 'BEGIN', work) : retrying(() => attempt((client) => inTransaction(client, 'BEGIN', work))),
    snapshot: (read) => alone(url, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', read),
    publish: publisher((topics) =>
      attempt(async (client) => {
        await client.query('SELECT pg_notify($1, topic) FROM unnest($2::text[]) AS topic', [CHANNEL, topics]);
      }),
    ),
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

function openPool(connectionString: string, max: number): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: TRY_MS,
    keepAlive: true,
    ...SERVER_LIMITS,
  });
  pool.on('error', () => undefined); // an idle connection was cut; the pool opens another
  // A busy connection that is cut also fails its query; without a listener, the error event would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

async function inTransaction<T>(client: ClientBase, begin: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  try {
    await client.query(begin);
    const value = await work(sqlOn(client));
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // a broken connection is not reused
    throw error;
  }
}

/** Runs long work, such as a migration or a backup, on its own connection without time limits. */
async function alone<T>(connectionString: string, begin: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: TRY_MS, keepAlive: true });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await inTransaction(client, begin, work);
  } catch (error) {
    throw isAway(error) ? new UnavailableError('the database does not answer', { cause: error }) : error;
  } finally {
    void client.end().catch(() => undefined);
  }
}

function sqlOn(client: ClientBase): Sql {
  return {
    all: async (text, ...params) => fromDriver((await ask(client, text, params)).rows),
    run: async (text, ...params) => (await ask(client, text, params)).rowCount ?? 0,
  };
}

async function ask(client: ClientBase, text: string, params: readonly SqlValue[]): Promise<QueryResult> {
  try {
    return await client.query({ name: nameOf(text), text, values: toDriver(params) });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') {
      throw new ConflictError(String(error), { cause: error });
    }
    throw error;
  }
}

const names = new Map<string, string>();

/** A named statement is planned once per connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}
