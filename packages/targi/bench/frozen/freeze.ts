/**
 * `node packages/targi/bench/frozen/freeze.ts REVISION`: bundles the engine of that revision, and the loops that measured it, into
 * `engine.mjs`. The benchmark measures today's engine beside it, and `crossCheck.ts` compares every decision with it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const [revision] = process.argv.slice(2);
if (revision === undefined || !/^[0-9a-f]{7,40}$/.test(revision)) {
  console.error('freeze: which revision? Seven or more digits of its hash.');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'freeze-'));
try {
  const parts = ['packages/targi/src', 'packages/targi/bench', 'packages/contract'];
  const source = execFileSync('git', ['archive', revision, ...parts], { cwd: root });
  execFileSync('tar', ['-x', '-C', folder], { input: source });
  mkdirSync(join(folder, 'node_modules/@caravanserai'), { recursive: true });
  symlinkSync('../../packages/contract', join(folder, 'node_modules/@caravanserai/contract'));
  const entry = join(folder, 'entry.ts');
  writeFileSync(
    entry,
    "export * from './packages/targi/src/index.ts';\nexport { inPlace, pure } from './packages/targi/bench/contenders.ts';\n",
  );
  const bundle = join(folder, 'engine.mjs');
  const flags = ['--format', 'esm', '--platform', 'neutral', '--minify', '--file', bundle];
  execFileSync(join(root, 'node_modules/.bin/rolldown'), [entry, ...flags], { cwd: folder, stdio: 'inherit' });
  const banner = `// Revision ${revision}, made by freeze.ts. Never edit it: later engines are compared with it.\n`;
  writeFileSync(join(import.meta.dirname, 'engine.mjs'), banner + readFileSync(bundle, 'utf8'));
} finally {
  rmSync(folder, { recursive: true });
}
