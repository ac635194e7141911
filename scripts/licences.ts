import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './tools.ts';

export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Dependencies of apps/web that only build the page (`npm start` runs the build); none of their code is in it. */
const BUILDERS = new Set(['@vitejs/plugin-react', 'marked', 'vite']);

/** Third-party packages in the page: the dependencies of apps/web and of our packages, transitively. */
export function licenceNotices(): readonly Notice[] {
  const found = new Map<string, Notice>();
  const visit = (folder: string) => {
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      const at = join(ROOT, 'node_modules', name);
      if (found.has(name) || BUILDERS.has(name) || !existsSync(at)) continue;
      if (!name.startsWith('@caravanserai/')) found.set(name, noticeOf(name, at));
      visit(at);
    }
  };
  visit(join(ROOT, 'apps/web'));
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

function noticeOf(name: string, folder: string): Notice {
  const { version, license } = manifestOf(folder);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!license || file === undefined) throw new Error(`${name} does not say its licence: it must not be in the page`);
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

/** All notices as one file, served beside the page. */
export function licenceFile(): string {
  const ours = `Caravanserai\n\n${readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()}`;
  const others = licenceNotices().map(
    ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`,
  );
  return `${[ours, ...others].join(`\n\n${'─'.repeat(72)}\n\n`)}\n`;
}
