import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Ours from '../src/index.ts';
import type { Contender, inPlace, pure } from './contenders.ts';

export type EngineModule = Pick<typeof Ours, 'listMoves' | 'playUnchecked' | 'targi'>;

/** The engine of another checkout with its dependencies installed, for example a git worktree after `npm ci`. */
export function loadEngine(checkout: string): Promise<EngineModule> {
  return load<EngineModule>(checkout, 'src/index.ts');
}

export async function loadContenders(checkout: string): Promise<Contender[]> {
  const theirs = await load<{ inPlace: typeof inPlace; pure: typeof pure }>(checkout, 'bench/contenders.ts');
  return [theirs.inPlace(), theirs.pure()].map((contender) => ({
    ...contender,
    key: `${contender.key}@beside`,
    what: `${contender.what}, in ${checkout}`,
  }));
}

async function load<Module>(checkout: string, file: string): Promise<Module> {
  const path = join(resolve(checkout), 'packages/targi', file);
  if (!existsSync(path)) throw new Error(`--beside ${checkout}: there is no ${path}`);
  return (await import(pathToFileURL(path).href)) as Module;
}
