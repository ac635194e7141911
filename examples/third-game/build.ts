import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { toolFile } from '../../scripts/tools.ts';
import { copyWorkingTree, linkPackages, type WorkingCopy } from '../../scripts/workingCopy.ts';
import insertions from './register.json' with { type: 'json' };

const run = promisify(execFile);
const HERE = import.meta.dirname;

/** The files that the example adds, by repository path. */
export function addedFiles(): readonly string[] {
  return globSync('{apps,packages}/**/*.*', { cwd: HERE })
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted();
}

/** The files that it changes: the lines that register the game. */
export function changedFiles(): readonly string[] {
  return [...new Set(insertions.map(({ file }) => file))].toSorted();
}

/** Inserts a line after `after`, which must occur exactly once. */
export function withLine(text: string, after: string, insert: string): string {
  const lines = text.split('\n');
  const at = lines.indexOf(after);
  if (at < 0 || lines.indexOf(after, at + 1) >= 0) throw new Error(`not there, or there twice: ${after}`);
  return lines.toSpliced(at + 1, 0, insert).join('\n');
}

/** A copy of this working tree with the example added. */
export async function makeCopy(): Promise<WorkingCopy> {
  const copy = await copyWorkingTree('third-game');
  const { root } = copy;
  for (const file of addedFiles()) cpSync(join(HERE, file), join(root, file));
  for (const { file, after, insert } of insertions)
    writeFileSync(join(root, file), withLine(readFileSync(join(root, file), 'utf8'), after, insert));
  linkPackages(root);
  return copy;
}

/** Unit tests that a new game could break: its own, and those that cover all games and all texts. */
const TESTS = [
  'packages/liars-dice',
  'packages/texts',
  'scripts/textCallers.test.ts',
  'scripts/importTable.test.ts',
  'apps/server/src/http/openApi.test.ts',
  'apps/web/src/app/routes.test.ts',
];

/** Type-checks, lints, tests and builds the page in the copy, and exports its texts. Throws with the tools' output. */
export async function buildCopy({ root }: WorkingCopy): Promise<void> {
  const node = async (file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    try {
      await run(process.execPath, [file, ...args], { cwd: root, env: { ...process.env, ...env } });
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
      throw new Error(`${file} failed: ${stdout ?? ''}${stderr ?? ''}`, { cause: error });
    }
  };
  await run('git', ['init', '--quiet'], { cwd: root }); // the linter ignores what the repository around the copy ignores
  await Promise.all([
    node(toolFile('typescript', 'tsc'), ['-p', root]),
    node(toolFile('oxlint', 'oxlint'), []),
    node(toolFile('vite', 'vite'), ['build', join(root, 'apps/web'), '--logLevel', 'warn'], { NODE_ENV: 'production' }),
  ]);
  await node(toolFile('vitest', 'vitest'), ['run', ...TESTS]);
  await node(join(root, 'scripts/texts.ts'), ['export', join(root, 'texts')]);
}
