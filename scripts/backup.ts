import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { backUp } from '../apps/server/src/storage/backup.ts';
import { openDatabase } from '../apps/server/src/storage/store.ts';
import { settingsOrExit } from '../apps/server/src/settings.ts';

/** `npm run backup -- FILE`: everything of this moment, while the server runs. The file is there when it is whole. */
export async function backUpTo(database: string, file: string): Promise<number> {
  const db = await openDatabase(database, { isReadOnly: true });
  const unfinished = `${file}.unfinished`;
  const out = createWriteStream(unfinished, { mode: 0o600, flush: true }); // secrets of running games are in it
  try {
    const rows = await backUp(db, async (line) => {
      if (!out.write(`${line}\n`)) await once(out, 'drain');
    });
    out.end();
    await once(out, 'close');
    renameSync(unfinished, file);
    return rows;
  } finally {
    out.destroy();
    await db.close();
  }
}

async function main([file]: readonly string[]): Promise<number> {
  const { database } = settingsOrExit(process.env);
  if (file === undefined) return say('Say where to: npm run backup -- FILE', 2);
  if (existsSync(file)) return say(`${file} is there already. Choose another name.`, 1);
  if (!database.startsWith('postgres') && !existsSync(database)) return say(`There is no database ${database} yet.`, 1);
  const rows = await backUpTo(database, file);
  console.log(`${file}: ${rows} rows`);
  return 0;
}

function say(text: string, code: number): number {
  console.error(text);
  return code;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
