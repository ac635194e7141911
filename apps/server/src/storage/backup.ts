import { err, ok, type Result } from '@caravanserai/contract';
import { migrate, MIGRATIONS, versionIn } from './schema.ts';
import type { Database, Sql, SqlRow, SqlValue } from './sql.ts';

/**
 * All that is kept, as lines of JSON that either database can be filled from: a head, then for each table its columns and its
 * rows, then how many rows there were. A file without that last line is not whole.
 */
export const FORMAT = 'caravanserai-backup-1';

/** Every table with its primary key, those that others refer to first. Snapshots are left out: they follow from the log. */
export const TABLES: Readonly<Record<string, readonly string[]>> = {
  users: ['id'],
  sessions: ['token'],
  matches: ['id'],
  seats: ['match_id', 'seat'],
  log: ['match_id', 'version'],
  chat: ['match_id', 'n'],
  ratings: ['user_id', 'game'],
  rating_history: ['user_id', 'match_id'],
  pairings: ['user_id', 'game', 'opponent_id'],
  aborts: ['user_id', 'match_id'],
  house: ['id'],
  house_keys: ['name'],
  push_devices: ['endpoint'],
};
export const LEFT_OUT = ['snapshots', 'schema_version'] as const;

const ROWS_AT_ONCE = 1000;
const INSERTS_AT_ONCE = 50;

/** Everything of one moment, while the house is open. */
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
    for (const row of page) await write(JSON.stringify(columns.map((name) => row[name]))); // nothing is written as null
    rows += page.length;
  }
}

export type RestoreFault = 'not-a-backup' | 'newer' | 'not-empty' | 'not-whole';

/** All of it, or nothing. Only into a database that nobody has used. */
export async function restore(db: Database, lines: AsyncIterable<string>): Promise<Result<number, RestoreFault>> {
  const reader = lines[Symbol.asyncIterator]();
  const first = await reader.next();
  const head = first.done ? undefined : headOf(first.value);
  if (!head) return err('not-a-backup');
  if (head.schema > MIGRATIONS.length) return err('newer');
  await migrate(db, MIGRATIONS.slice(0, head.schema));
  const restored = await db
    .transaction((sql) => fill(sql, reader, head.schema), { isLong: true })
    .catch((error: unknown) => {
      if (error instanceof Refused) return err(error.fault);
      throw error;
    });
  if (restored.ok) await migrate(db);
  return restored;
}

/** Thrown so that the transaction takes everything back. */
class Refused extends Error {
  readonly fault: RestoreFault;

  constructor(fault: RestoreFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Older backups know fewer tables. */
function isThereSince(table: string, schema: number): boolean {
  const steps = MIGRATIONS.slice(0, schema).flat();
  return steps.some((step) => step.includes(`CREATE TABLE ${table} `));
}

async function fill(sql: Sql, reader: AsyncIterator<string>, schema: number): Promise<Result<number, RestoreFault>> {
  for (const table of Object.keys(TABLES).filter((name) => isThereSince(name, schema))) {
    if ((await sql.all(`SELECT 1 AS found FROM ${table} LIMIT 1`)).length > 0) throw new Refused('not-empty');
  }
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
    const line = parseLine(next.value);
    if (Array.isArray(line)) {
      if (line.length !== target?.columns.length) throw new Refused('not-a-backup');
      waiting.push(line);
      if (waiting.length >= INSERTS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    if ('rows' in line) {
      if (line.rows !== rows) throw new Refused('not-whole');
      return ok(rows);
    }
    target = line;
  }
}

async function insert(sql: Sql, table: string, columns: readonly string[], rows: readonly SqlValue[][]): Promise<void> {
  const places = rows.map((_, i) => `(${columns.map((__, j) => `$${i * columns.length + j + 1}`).join(', ')})`);
  await sql.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`, ...rows.flat());
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

/** Names go into SQL: nothing but our tables, and columns that look like some. */
function parseLine(text: string): Line {
  try {
    const line: unknown = JSON.parse(text);
    if (Array.isArray(line)) return line.map((value: SqlValue | null) => value ?? undefined);
    const { rows, table, columns } = line as { rows?: unknown; table?: unknown; columns?: unknown };
    if (typeof rows === 'number') return { rows };
    const isTable = typeof table === 'string' && Object.hasOwn(TABLES, table) && Array.isArray(columns);
    if (isTable && columns.every((name) => /^[a-z_]+$/.test(String(name)))) return { table, columns };
  } catch {
    // said below
  }
  throw new Refused('not-whole');
}
