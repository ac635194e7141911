import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import type { Io } from './io.ts';

/** The file that `--resume` continues. */
export function defaultFile(env: Io['env'], game: string): string {
  const data = env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local', 'share');
  return join(data, 'caravanserai', `${game}.${game}`);
}

/** Atomic: writes a temporary file, flushes it to disk, then renames it over the old one. */
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

/** What a file contains: a game to resume, one that is over or has no moves, or something else. */
export type Worth = 'unfinished' | 'free' | 'foreign';

export type Aside =
  | { readonly kind: 'free' } // nothing was worth saving
  | { readonly kind: 'kept'; readonly as: string }
  | { readonly kind: 'foreign' }; // not one of our games

/**
 * Called before a new game overwrites an old one: renames an unfinished game, and refuses to overwrite any other file.
 */
export async function putAside(file: string, judge: (text: string) => Promise<Worth>): Promise<Aside> {
  if (!existsSync(file)) return { kind: 'free' };
  const worth = await judge(await readFile(file, 'utf8'));
  if (worth !== 'unfinished') return { kind: worth };
  const ending = extname(file);
  const as = `${file.slice(0, file.length - ending.length)}.before${ending}`;
  await rename(file, as);
  return { kind: 'kept', as };
}
