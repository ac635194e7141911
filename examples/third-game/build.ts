import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, toolFile } from '../../scripts/tools.ts';
import insertions from './register.json' with { type: 'json' };

const run = promisify(execFile);
const HERE = import.meta.dirname;

/** What the example adds to the repository, by paths of the repository. */
export function addedFiles(): readonly string[] {
  return globSync('{apps,packages}/**/*.*', { cwd: HERE })
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted();
}

/** What it changes: the lines that register it. */
export function changedFiles(): readonly string[] {
  return [...new Set(insertions.map(({ file }) => file))].toSorted();
}

/** The text with the line put in after the one line that is named. */
export function withLine(text: string, after: string, insert: string): string {
  const lines = text.split('\n');
  const at = lines.indexOf(after);
  if (at < 0 || lines.indexOf(after, at + 1) >= 0) throw new Error(`not there, or there twice: ${after}`);
  return lines.toSpliced(at + 1, 0, insert).join('\n');
}

export interface Copy {
  readonly root: string;
  remove(): void;
}

/**
 * A copy of this working tree with the example in it. It lies in `.cache`, so that packages from the registry are found further up;
 * our own are linked into the copy.
 */
export async function makeCopy(): Promise<Copy> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
  });
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.cache/third-game-'));
  for (const file of stdout
    .split('\0')
    .filter((name) => /^((apps|packages|scripts)\/|examples\/[^/]+\/[^/]+$)|^[^/]+\.json$/.test(name)))
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  for (const file of addedFiles()) cpSync(join(HERE, file), join(root, file));
  for (const { file, after, insert } of insertions)
    writeFileSync(join(root, file), withLine(readFileSync(join(root, file), 'utf8'), after, insert));
  const scope = join(root, 'node_modules/@caravanserai');
  mkdirSync(scope, { recursive: true });
  for (const manifest of globSync('{apps,packages}/*/package.json', { cwd: root })) {
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { readonly name: string };
    symlinkSync(join(root, dirname(manifest)), join(root, 'node_modules', name), 'junction');
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Checks the types and builds the page, both in the copy; throws with what the tools say. */
export async function buildCopy({ root }: Copy): Promise<void> {
  const node = async (file: string, args: readonly string[]) => {
    try {
      await run(process.execPath, [file, ...args], { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
      throw new Error(`${file} failed: ${stdout ?? ''}${stderr ?? ''}`, { cause: error });
    }
  };
  await Promise.all([
    node(toolFile('typescript', 'tsc'), ['-p', root]),
    node(toolFile('vite', 'vite'), ['build', join(root, 'apps/web'), '--logLevel', 'warn']),
  ]);
}
