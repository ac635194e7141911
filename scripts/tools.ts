import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** The script behind a command of an installed package. Run with our own Node, it needs no shell and no `.cmd` file. */
export function toolFile(packageName: string, command: string): string {
  const manifest = findPackageJSON(packageName, import.meta.url);
  if (manifest === undefined) throw new Error(`${packageName} is not installed`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Readonly<Record<string, string>> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(dirname(manifest), file);
}

export interface ToolRun {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Receives the tool's stderr, which is printed as well. */
  readonly onError?: (text: string) => void;
}

/** Runs a tool attached to the terminal. Returns its exit code, or 1 if a signal ended it. */
export function runTool(packageName: string, command: string, { args, env, onError }: ToolRun): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [toolFile(packageName, command), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', onError ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    child.stderr?.on('data', (some: Buffer) => {
      process.stderr.write(some);
      onError?.(some.toString());
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
