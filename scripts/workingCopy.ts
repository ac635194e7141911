import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './tools.ts';

export interface WorkingCopy {
  readonly root: string;
  remove(): void;
}

/**
 * Copies the workspaces of this working tree, for tests that change sources. The copy is in `.cache`, so that Node
 * still finds registry packages in a parent folder; our own packages are linked into it.
 */
export async function copyWorkingTree(name: string): Promise<WorkingCopy> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: ROOT,
      maxBuffer: 1 << 26,
    },
  );
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const root = mkdtempSync(join(ROOT, `.cache/${name}-`));
  for (const file of stdout
    .split('\0')
    .filter((path) =>
      /^((apps|packages|scripts|yardsticks)\/|examples\/[^/]+\/[^/]+$)|^[^/]+\.json$|^vitest\.config\.ts$/.test(path),
    ))
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Called once all packages are in the copy. */
export function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules/@caravanserai'), { recursive: true });
  for (const manifest of globSync('{apps,packages}/*/package.json', { cwd: root })) {
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { readonly name: string };
    symlinkSync(join(root, dirname(manifest)), join(root, 'node_modules', name), 'junction');
  }
}
