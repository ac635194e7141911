import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { backUp } from '../apps/server/src/storage/backup.ts';
import { openDatabase } from '../apps/server/src/storage/store.ts';
import { settingsOrExit } from '../apps/server/src/settings.ts';

/**
 * `npm run backup -- FILE`: a consistent snapshot, taken while the server runs. The file appears only when it is
 * complete.
 */
export async function backUpTo(database: string, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const out = createWriteStream(unfinished, { mode: 0o600, flush: true }); // contains the secrets of running games
  try {
    const rows = await writeTo(database, out);
    out.end();
    await once(out, 'close');
    renameSync(unfinished, file);
    return rows;
  } finally {
    out.destroy();
  }
}

async function writeTo(database: string, out: Writable): Promise<number> {
  const db = await openDatabase(database, { isReadOnly: true });
  try {
    return await backUp(db, async (line) => {
      if (!out.write(`${line}\n`)) await once(out, 'drain');
    });
  } finally {
    await db.close();
  }
}

async function main([file]: readonly string[]): Promise<number> {
  const { database } = settingsOrExit(process.env);
  if (file === undefined) return say('Usage: npm run backup -- FILE, or `-` for standard output', 2);
  if (file !== '-' && existsSync(file)) return say(`${file} exists already. Choose another name.`, 1);
  if (!database.startsWith('postgres') && !existsSync(database)) return say(`There is no database ${database} yet.`, 1);
  const rows = file === '-' ? await writeTo(database, process.stdout) : await backUpTo(database, file);
  return say(`${file}: ${rows} rows`, 0);
}

/** Logs to stderr: the backup itself may go to stdout. */
function say(text: string, code: number): number {
  console.error(text);
  return code;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
