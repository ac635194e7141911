import { err, ok, type Result } from '@caravanserai/contract';
import { migrateIn, MIGRATIONS, versionIn } from './schema.ts';
import type { Database, Sql, SqlRow, SqlValue } from './sql.ts';

/**
 * A backup in lines of JSON, which either database can restore: a header, then for each table its columns and rows, then the number of
 * rows. A file without that last line is incomplete.
 */
export const FORMAT = 'caravanserai-backup-1';

/**
 * Every table with its primary key, referenced tables first. Snapshots are left out, as they are derived from the log. Origins are left
 * out, as they must be deleted when a game ends, and a backup would retain them.
 */
export const TABLES: Readonly<Record<string, readonly string[]>> = {
  users: ['id'],
  sessions: ['token'],
  matches: ['id'],
  seats: ['match_id', 'seat'],
  invitations: ['user_id', 'match_id'],
  log: ['match_id', 'version'],
  chat: ['match_id', 'n'],
  ratings: ['user_id', 'game'],
  rating_history: ['user_id', 'match_id'],
  pairings: ['user_id', 'game', 'opponent_id'],
  aborts: ['user_id', 'match_id'],
  house: ['id'],
  house_keys: ['name'],
  push_devices: ['endpoint'],
  daily_deals: ['game', 'date'],
  daily_games: ['game', 'date', 'user_id'],
  duos: ['id'],
  daily_shots: ['game', 'date', 'user_id'],
  duo_games: ['duo_id', 'key'],
  puzzle_tries: ['game', 'user_id', 'puzzle'],
};
export const LEFT_OUT = ['snapshots', 'seat_origins', 'host_networks', 'schema_version'] as const;
export const ALIVE_MS = 5000; // a more recent heartbeat means that a node is running

/** Tables that every starting node writes: a database with nothing else counts as empty. */
const HOUSEKEEPING = new Set(['house', 'house_keys']);

const ROWS_AT_ONCE = 1000;
const INSERTS_AT_ONCE = 50;

/** A consistent snapshot, taken while the server is running. */
export async function backUp(db: Database, write: (line: string) => Promise<void>): Promise<number> {
  return db.snapshot(async (sql) => {
    await write(JSON.stringify({ format: FORMAT, schema: await versionIn(sql) }));
    let rows = 0;
    for (const [table, key] of Object.entries(TABLES)) rows += await backUpTable(sql, table, key, write);
    await write(JSON.stringify({ rows }));
    return rows;
  });
}

async function backUpTable(
  sql: Sql,
  table: string,
  key: readonly string[],
  write: (line: string) => Promise<void>,
): Promise<number> {
  const order = key.join(', ');
  const places = key.map((_, i) => `$${i + 1}`).join(', ');
  let last: SqlRow | undefined;
  let columns: readonly string[] | undefined;
  for (let rows = 0; ;) {
    const after = last;
    const page: SqlRow[] = await sql.all(
      `SELECT * FROM ${table} ${after ? `WHERE (${order}) > (${places})` : ''} ORDER BY ${order} LIMIT ${ROWS_AT_ONCE}`,
      ...(after ? key.map((name) => after[name]) : []),
    );
    last = page.at(-1);
    if (!last) return rows;
    if (!columns) await write(JSON.stringify({ table, columns: (columns = Object.keys(last)) }));
    for (const row of page) await write(JSON.stringify(columns.map((name) => row[name]))); // undefined becomes null
    rows += page.length;
  }
}

export type RestoreFault = 'not-a-backup' | 'newer' | 'not-empty' | 'in-use' | 'not-whole';

export interface RestoreOptions {
  /** Deletes the present contents of the database. */
  readonly replaces?: boolean;
}

/** Atomic: one transaction. */
export async function restore(
  db: Database,
  lines: AsyncIterable<string>,
  { replaces = false }: RestoreOptions = {},
): Promise<Result<number, RestoreFault>> {
  const reader = lines[Symbol.asyncIterator]();
  let first = await reader.next();
  while (!first.done && isOfNpm(first.value)) first = await reader.next();
  const head = first.done ? undefined : headOf(first.value);
  if (!head) return err('not-a-backup');
  if (head.schema > MIGRATIONS.length) return err('newer');
  try {
    return await db.transaction(
      async (sql) => {
        await clear(sql, db, replaces);
        await migrateIn(sql, db.kind, MIGRATIONS.slice(0, head.schema));
        const rows = await fill(sql, reader);
        await migrateIn(sql, db.kind);
        return ok(rows);
      },
      { isLong: true },
    );
  } catch (error) {
    if (error instanceof Refused) return err(error.fault);
    throw error;
  }
}

/** The number of users and matches, to show before they are overwritten. */
export async function inventory(db: Database): Promise<{ readonly people: number; readonly matches: number }> {
  const found = await db.transaction((sql) => tablesIn(sql));
  const count = async (table: string) =>
    found.includes(table) ? Number((await db.all(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n) : 0;
  return { people: await count('users'), matches: await count('matches') };
}

/** A backup of an older schema is restored into tables of that schema, which are migrated afterwards. */
async function clear(sql: Sql, db: Database, replaces: boolean): Promise<void> {
  const found = await tablesIn(sql);
  if (await isInUse(sql, db, found)) throw new Refused('in-use');
  for (const table of replaces ? [] : found.filter((name) => !HOUSEKEEPING.has(name)))
    if ((await sql.all(`SELECT 1 AS found FROM ${table} LIMIT 1`)).length > 0) throw new Refused('not-empty');
  for (const table of [...LEFT_OUT, ...Object.keys(TABLES).toReversed()])
    await sql.run(`DROP TABLE IF EXISTS ${table}`);
}

/** Whether a node was running a moment ago. An SQLite file is locked while one is. */
export async function isInUse(sql: Sql, db: Database, tables?: readonly string[]): Promise<boolean> {
  if (db.kind === 'sqlite' || !(tables ?? (await tablesIn(sql))).includes('house')) return false;
  const [row] = await sql.all('SELECT alive_ms FROM house');
  return row !== undefined && db.now() - Number(row.alive_ms) < ALIVE_MS;
}

/** Older databases have fewer tables. */
async function tablesIn(sql: Sql): Promise<readonly string[]> {
  await sql.run('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const steps = MIGRATIONS.slice(0, await versionIn(sql)).flat();
  return Object.keys(TABLES).filter((table) => steps.some((step) => step.includes(`CREATE TABLE ${table} `)));
}

/** Thrown to roll back the transaction. */
class Refused extends Error {
  readonly fault: RestoreFault;

  constructor(fault: RestoreFault) {
    super(fault);
    this.fault = fault;
  }
}

async function fill(sql: Sql, reader: AsyncIterator<string>): Promise<number> {
  let rows = 0;
  let target: { readonly table: string; readonly columns: readonly string[] } | undefined;
  let waiting: SqlValue[][] = [];
  const flush = async () => {
    if (target && waiting.length > 0) await insert(sql, target.table, target.columns, waiting);
    rows += waiting.length;
    waiting = [];
  };
  for (;;) {
    const next = await reader.next();
    if (next.done) throw new Refused('not-whole');
    const connection = parseLine(next.value);
    if (Array.isArray(connection)) {
      if (connection.length !== target?.columns.length) throw new Refused('not-a-backup');
      waiting.push(connection);
      if (waiting.length >= INSERTS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    if ('rows' in connection) {
      if (connection.rows !== rows) throw new Refused('not-whole');
      return rows;
    }
    target = connection;
  }
}

async function insert(sql: Sql, table: string, columns: readonly string[], rows: readonly SqlValue[][]): Promise<void> {
  const places = rows.map((_, i) => `(${columns.map((__, j) => `$${i * columns.length + j + 1}`).join(', ')})`);
  await sql.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`, ...rows.flat());
}

/** `npm run backup -- -` prints these lines before the backup. */
function isOfNpm(line: string): boolean {
  return line === '' || line.startsWith('> ');
}

function headOf(text: string): { readonly schema: number } | undefined {
  try {
    const { format, schema } = JSON.parse(text) as { format?: unknown; schema?: unknown };
    return format === FORMAT && typeof schema === 'number' ? { schema } : undefined;
  } catch {
    return undefined;
  }
}

type Line = SqlValue[] | { readonly rows: number } | { readonly table: string; readonly columns: readonly string[] };

/** Names are inserted into SQL: only known tables, and columns that match the pattern. */
function parseLine(text: string): Line {
  try {
    const line: unknown = JSON.parse(text);
    if (Array.isArray(line)) return line.map((value: SqlValue | null) => value ?? undefined);
    const { rows, table, columns } = line as { rows?: unknown; table?: unknown; columns?: unknown };
    if (typeof rows === 'number') return { rows };
    const isTable = typeof table === 'string' && Object.hasOwn(TABLES, table) && Array.isArray(columns);
    if (isTable && columns.every((name) => /^[a-z_]+$/.test(String(name)))) return { table, columns };
  } catch {
    // the error is returned below
  }
  throw new Refused('not-whole');
}
