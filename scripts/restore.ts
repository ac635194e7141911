import { createReadStream, existsSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { Result } from '@caravanserai/contract';
import {
  ALIVE_MS,
  inventory,
  isInUse,
  restore,
  type RestoreFault,
  type RestoreOptions,
} from '../apps/server/src/storage/backup.ts';
import { openDatabase } from '../apps/server/src/storage/store.ts';
import { settingsOrExit } from '../apps/server/src/settings.ts';

const USAGE = `Usage: npm run restore -- FILE [--replace [--yes]]
FILE is a backup, or \`-\` for standard input. It goes into the database of DATABASE_URL, which must be empty.
--replace deletes what is in that database, after two questions; --yes answers both.`;

const FAULTS: Readonly<Record<RestoreFault, string>> = {
  'not-a-backup': 'is not a backup of Caravanserai.',
  newer: 'was made by a newer program. Update this one first.',
  'not-empty':
    'was not restored: the database (DATABASE_URL) has people or matches in it. Choose an empty one, or --replace.',
  'in-use': 'was not restored: a server is running on this database. Stop it, and try again.',
  'not-whole': 'is incomplete. Nothing was restored.',
};

/** Restores into SQLite or PostgreSQL, whichever the backup came from. */
export async function restoreFrom(
  database: string,
  file: string,
  options: RestoreOptions = {},
): Promise<Result<number, RestoreFault>> {
  const db = await openDatabase(database);
  try {
    return await restore(db, linesOf(file === '-' ? process.stdin : createReadStream(file)), options);
  } finally {
    await db.close();
  }
}

/** Not with `readline`, which also breaks lines at U+2028. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** A server that has just stopped looks like a running one until its heartbeat expires. */
async function waitForEnd(database: string): Promise<void> {
  const db = await openDatabase(database);
  const wasSeen = await db.transaction((sql) => isInUse(sql, db)).finally(() => db.close());
  if (!wasSeen) return;
  console.error('A server was running on this database a moment ago. Waiting until it has ended …');
  await sleep(ALIVE_MS);
}

interface Terminal {
  readonly stdin: NodeJS.ReadableStream;
  readonly stderr: NodeJS.WritableStream;
}

/** Asks twice, so that repeating a command cannot delete a database. */
export async function isSure(
  database: string,
  { stdin: input, stderr: output } = process as Terminal,
): Promise<boolean> {
  const db = await openDatabase(database);
  const { people, matches } = await inventory(db).finally(() => db.close());
  const name = database.startsWith('postgres') ? new URL(database).pathname.slice(1) : basename(database);
  const asking = createInterface({ input, output });
  try {
    const first = await asking.question(`${name} has ${people} people and ${matches} matches. Delete them? (yes/no) `);
    return first === 'yes' && (await asking.question(`This cannot be undone. Type ${name} to continue: `)) === name;
  } catch {
    return false; // Ctrl-C or Ctrl-D
  } finally {
    asking.close();
  }
}

async function main(args: readonly string[]): Promise<number> {
  const { database } = settingsOrExit(process.env);
  const { values, positionals } = readArgs(args) ?? { values: {}, positionals: [] };
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) return say(USAGE, 2);
  if (file !== '-' && !existsSync(file)) return say(`There is no file ${file}.`, 2);
  const { replace = false, yes = false } = values;
  if (replace && !yes && (file === '-' || !process.stdin.isTTY))
    return say('--replace asks two questions. Without a terminal, answer them with --yes.', 2);
  if (replace && !yes && !(await isSure(database))) return say('Nothing was changed.', 1);
  const restored = await waitForEnd(database)
    .then(() => restoreFrom(database, file, { replaces: replace }))
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (typeof restored === 'string') return say(`Nothing was restored. ${restored}`, 1);
  return restored.ok ? say(`${restored.value} rows restored`, 0) : say(`${file} ${FAULTS[restored.error]}`, 1);
}

function readArgs(args: readonly string[]) {
  try {
    const options = { replace: { type: 'boolean' }, yes: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return undefined; // an unknown option
  }
}

function say(text: string, code: number): number {
  console.error(text);
  return code;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
