import type { MatchId, Version } from '@caravanserai/contract';
import { CHANGEABLE, type Entry, lineOf, LOG_COLUMNS, type MatchChange, notAsItWas, updateOf } from './matchRows.ts';
import { text } from './rows.ts';
import { ConflictError, type Database } from './sql.ts';

/** Consecutive log entries of a running match, and the changes of its row. */
export interface Lines {
  readonly id: MatchId;
  readonly entries: readonly [Entry, ...Entry[]];
  readonly change: MatchChange;
}

interface Job extends Lines {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 64;
const LOG_TYPES = 'version int, at_ms bigint, kind text, seat text, body text, key text, key_hash text';

/**
 * Writes moves to PostgreSQL. Moves of different matches in the same tick share one statement, since the round trip costs more than the
 * work; each has the same guard and the same changes as alone. A match locked by another transaction does not delay the others: what is not
 * written in the batch is written on its own, and that result counts.
 */
export function appender(db: Database): (lines: Lines) => Promise<void> {
  let waiting: Job[] = [];

  function writeWaiting(): void {
    const batches = new Map<string, Job[]>();
    for (const job of waiting) {
      const columns = Object.keys(job.change).join();
      const batch = batches.get(columns) ?? [];
      batches.set(columns, batch);
      if (batch.length >= MOST_AT_ONCE || batch.some(({ id }) => id === job.id)) settle(job, appendAlone(db, job));
      else batch.push(job);
    }
    waiting = [];
    for (const batch of batches.values()) void writeTogether(batch);
  }

  async function writeTogether(jobs: readonly Job[]): Promise<void> {
    try {
      const written = jobs.length > 1 ? await appendTogether(db, jobs) : new Set();
      for (const job of jobs) settle(job, written.has(job.id) ? Promise.resolve() : appendAlone(db, job));
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }

  return (lines) =>
    new Promise<void>((resolve, reject) => {
      if (waiting.push({ ...lines, resolve, reject }) === 1) setImmediate(writeWaiting);
    });
}

function settle({ resolve, reject }: Job, done: Promise<void>): void {
  done.then(resolve, reject);
}

/** The matches that were written. */
async function appendTogether(db: Database, jobs: readonly Lines[]): Promise<Set<MatchId>> {
  const keys = Object.keys(jobs[0]?.change ?? {}) as (keyof MatchChange)[];
  const columns = keys.map((key) => CHANGEABLE[key][0]);
  const wanted = jobs.map(({ id, entries, change }) => ({
    id,
    was: entries[0].version - 1,
    next: entries[0].version - 1 + entries.length,
    ...Object.fromEntries(
      keys.map((key) => [CHANGEABLE[key][0], change[key] === undefined ? undefined : CHANGEABLE[key][1](change[key])]),
    ),
  }));
  const lines = jobs.flatMap(({ id, entries }) => entries.map((entry) => ({ id, ...lineOf(entry) })));
  const typed = columns.map((column) => `${column} ${column.endsWith('_ms') ? 'bigint' : 'text'}`);
  try {
    const rows = await db.all(
      `WITH wanted AS (SELECT * FROM json_to_recordset($1) AS w(${['id text', 'was int', 'next int', ...typed].join(', ')})),
       free AS (SELECT m.id FROM matches m WHERE m.id IN (SELECT id FROM wanted) FOR NO KEY UPDATE SKIP LOCKED),
       changed AS (UPDATE matches m SET version = w.next, ${columns.map((column) => `${column} = w.${column}`).join(', ')}
         FROM wanted w WHERE m.id = w.id AND m.id IN (SELECT id FROM free) AND m.status = 'running' AND m.version = w.was
         RETURNING m.id),
       written AS (INSERT INTO log (match_id, ${LOG_COLUMNS}) SELECT id, ${LOG_COLUMNS}
         FROM json_to_recordset($2) AS line(id text, ${LOG_TYPES}) WHERE id IN (SELECT id FROM changed))
       SELECT id FROM changed`,
      JSON.stringify(wanted),
      JSON.stringify(lines),
    );
    return new Set(rows.map(({ id }) => text(id) as MatchId));
  } catch (error) {
    if (error instanceof ConflictError) return new Set(); // one match conflicts, so the whole batch was rolled back
    throw error;
  }
}

/** One statement instead of four. */
async function appendAlone(db: Database, { id, entries, change }: Lines): Promise<void> {
  const version = (entries[0].version - 1) as Version;
  const next = (version + entries.length) as Version;
  const { text: statement, values } = updateOf(id, change, { version, status: 'running' }, next);
  const written = await db.run(
    `WITH changed AS (${statement} RETURNING id)
     INSERT INTO log (match_id, ${LOG_COLUMNS}) SELECT changed.id, ${LOG_COLUMNS} FROM changed, json_to_recordset($${values.length + 1})
     AS line(${LOG_TYPES})`,
    ...values,
    JSON.stringify(entries.map(lineOf)),
  );
  if (written === 0) throw notAsItWas(id);
}
