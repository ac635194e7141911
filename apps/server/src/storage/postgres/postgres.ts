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
import { CHANNEL, openEar } from './ear.ts';
import { isAway, retrying, TRY_MS } from './patience.ts';
import { publisher } from './publisher.ts';

/** The server ends by itself what we gave up, so that it holds no lock: a statement, and a transaction of a node that is stopped. */
const SERVER_LIMITS = { statement_timeout: TRY_MS, idle_in_transaction_session_timeout: 5000 } as const;

types.setTypeParser(types.builtins.INT8, Number); // milliseconds since 1970 fit
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Any number of nodes share one database; `NOTIFY` wakes the others. */
export async function openPostgres(url: string, { poolSize = 10 } = {}): Promise<Database> {
  let pool = openPool(url, poolSize);
  const clock = new ServerClock();
  const ear = openEar(url, clock);

  /** Lines that were opened before one fell silent are likely to be as dead: the next try is over new ones. */
  function renew(silent: Pool): void {
    if (pool !== silent) return;
    pool = openPool(url, poolSize);
    void silent.end().catch(() => undefined);
  }

  /** What is not done in time is cut off. */
  async function attempt<T>(act: (client: PoolClient) => Promise<T>): Promise<T> {
    const mine = pool;
    const client = await mine.connect();
    let broken: Error | undefined;
    const timer = setTimeout(() => {
      broken = new Error('timeout: the database is silent');
      client.release(broken); // which ends what is asked over it
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

  const once = (text: string, params: readonly SqlValue[]) => retrying(() => attempt((client) => ask(client, text, params))); // prettier-ignore
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
    isDeaf: () => ear.isDeaf(),
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
    listen: ear.listen,
    close: async () => {
      await ear.close();
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
  // One that is in use when it is cut fails its query too; without a listener the event alone would end the process.
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
    await client.query('ROLLBACK').catch(() => undefined); // a line that is broken is not used again
    throw error;
  }
}

/** What takes as long as it takes has a connection of its own without time limits: a migration, a backup. */
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

/** A named statement is planned once a connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}
