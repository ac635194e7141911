import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOT, toolFile } from './tools.ts';

/**
 * Folders with a tsconfig.json of their own are also checked with noUncheckedIndexedAccess, in editors and here. The
 * engines are exempt: a check at every array access would slow their loops. The compiler applies the option to imported
 * files too, so the whole repository is compiled once with it and errors in other files are dropped.
 */
const CONFIGS = globSync('{apps,scripts,packages/*}/tsconfig.json', { cwd: ROOT });
const TSC = toolFile('typescript', 'tsc');
const TEXT = { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 } as const;

/** The problems, one line each. */
export function indexProblems(): string[] {
  const args = ['-p', '.', '--noUncheckedIndexedAccess', '--tsBuildInfoFile', '.cache/indices.tsbuildinfo'];
  const { stdout } = spawnSync(process.execPath, [TSC, ...args, '--pretty', 'false'], TEXT);
  return problemsIn(stdout, new Set(CONFIGS.flatMap(filesOf)));
}

/** Keeps lines like `apps/web/src/page.ts(12,3): error TS2532: …`; explanations follow them, indented. */
export function problemsIn(output: string, files: ReadonlySet<string>): string[] {
  return output.split('\n').filter((line) => files.has(line.replace(/\(\d+,\d+\): error .*/, '')));
}

export function filesOf(config: string): string[] {
  const shown = execFileSync(process.execPath, [TSC, '-p', config, '--showConfig'], TEXT);
  const { files } = JSON.parse(shown) as { readonly files: readonly string[] };
  return files.map((file) => posix.join(posix.dirname(config), file));
}

if (import.meta.main) {
  const problems = indexProblems();
  for (const line of problems) console.error(line);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
