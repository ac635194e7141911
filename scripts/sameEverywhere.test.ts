import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './tools.ts';

const PROGRAM = join(import.meta.dirname, 'sameEverywhere/run.ts');

/** Bun's install script, which we do not run, moves the binary out of its platform package. */
function findBun(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const processor = process.arch === 'arm64' ? 'aarch64' : process.arch;
  const ending = process.platform === 'win32' ? '.exe' : '';
  const builds = ['', '-musl'].map((libc) => `@oven/bun-${system}-${processor}${libc}/bin/bun${ending}`);
  return ['bun/bin/bun.exe', ...builds]
    .map((file) => join(ROOT, 'node_modules', file))
    .find((file) => existsSync(file) && statSync(file).size > 1_000_000); // otherwise a stub
}

const run = async (program: string) =>
  JSON.parse((await promisify(execFile)(program, [PROGRAM], { cwd: ROOT })).stdout) as Record<string, string>;

const bun = findBun();

test('flicks, games, decisions, aims and logarithms are the same in V8 and in JavaScriptCore', async ({ skip }) => {
  if (!bun) return skip('the npm package "bun" has no build for this platform, so there is no JavaScriptCore here');
  const here = await run(process.execPath);
  expect(Object.keys(here)).toEqual(['flicks', 'games', 'decisions', 'aims', 'logarithms']);
  expect(await run(bun)).toEqual(here);
  return undefined;
});
