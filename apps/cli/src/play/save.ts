import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { makeGame, parseGame, targi } from '@caravanserai/targi';
import type { Io } from '../io.ts';
import { recordOf, stateOf, type Table, tableOf } from './table.ts';

/** Where the game lies that `--resume` goes on with. */
export function defaultFile(env: Io['env'], game = 'targi'): string {
  const data = env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local', 'share');
  return join(data, 'caravanserai', `${game}.${game}`);
}

export function saveTable(file: string, table: Table): Promise<void> {
  return saveText(file, makeGame(recordOf(table)));
}

/** Whole or not at all: written beside, brought to the disk, then renamed over the old one. */
export async function saveText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/** What a file is to us: a game that somebody may go on with, one that is over or never began, or none of ours. */
export type Worth = 'unfinished' | 'free' | 'foreign';

async function worthOf(text: string): Promise<Worth> {
  const parsed = parseGame(text);
  if (!parsed.ok) return 'foreign';
  const table = tableOf(parsed.value);
  return table.steps.length === 0 || targi.toAct(stateOf(table)).length === 0 ? 'free' : 'unfinished';
}

export type Aside =
  | { readonly kind: 'free' } // nothing worth keeping was there
  | { readonly kind: 'kept'; readonly as: string }
  | { readonly kind: 'foreign' }; // a file that is no game of ours

/** Before a new game takes the place of an old one: a game that is not over is put aside, and any other file is left alone. */
export async function putAside(file: string, judge: (text: string) => Promise<Worth> = worthOf): Promise<Aside> {
  if (!existsSync(file)) return { kind: 'free' };
  const worth = await judge(await readFile(file, 'utf8'));
  if (worth !== 'unfinished') return { kind: worth };
  const ending = extname(file);
  const as = `${file.slice(0, file.length - ending.length)}.before${ending}`;
  await rename(file, as);
  return { kind: 'kept', as };
}
