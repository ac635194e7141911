import { createReadStream, existsSync } from 'node:fs';
import type { Result } from '@caravanserai/contract';
import { restore, type RestoreFault } from '../apps/server/src/storage/backup.ts';
import { openDatabase } from '../apps/server/src/storage/store.ts';
import { settingsOrExit } from '../apps/server/src/settings.ts';

const WORDS: Readonly<Record<RestoreFault, string>> = {
  'not-a-backup': 'is no backup of ours.',
  newer: 'was made by a newer program. Update this one first.',
  'not-empty': 'was not restored: the database (DATABASE_URL) has something in it already. Choose an empty one.',
  'not-whole': 'is not whole. Nothing was restored.',
};

/** `npm run restore -- FILE`: into an empty database, of either kind, whatever kind the backup came from. */
export async function restoreFrom(database: string, file: string): Promise<Result<number, RestoreFault>> {
  const db = await openDatabase(database);
  try {
    return await restore(db, linesOf(file));
  } finally {
    await db.close();
  }
}

/** Not by `readline`, which ends a line at U+2028 too. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function main([file]: readonly string[]): Promise<number> {
  const { database } = settingsOrExit(process.env);
  if (file === undefined || !existsSync(file)) {
    console.error(file === undefined ? 'Say what from: npm run restore -- FILE' : `There is no file ${file}.`);
    return 2;
  }
  const restored = await restoreFrom(database, file).catch((error: unknown) => String(error));
  if (typeof restored === 'string') {
    console.error(`Nothing was restored. ${restored}`);
    return 1;
  }
  if (restored.ok) console.log(`${restored.value} rows restored`);
  else console.error(`${file} ${WORDS[restored.error]}`);
  return restored.ok ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
