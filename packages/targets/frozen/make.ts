/**
 * `node packages/targets/frozen/make.ts VERSION REVISION`: writes frozen/VERSION, the rules and the physics as they were at that revision, in one
 * file, with the golden shots and matches of the time. Run once for each version that is given up, at the last revision that had it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const [version, revision] = process.argv.slice(2);
if (!/^\d+$/.test(version ?? '') || revision === undefined) throw new Error('make.ts VERSION REVISION');

const at = git('rev-parse', `${revision}^{commit}`).trim();
const source = join(ROOT, '.cache/frozen'); // its name stands in the comments of what is made
const out = join(import.meta.dirname, version);
mkdirSync(source, { recursive: true });
mkdirSync(out, { recursive: true });
try {
  const archive = join(source, 'archive.tar');
  git('archive', '-o', archive, at, 'packages/contract', 'packages/targets');
  spawnSync('tar', ['-xf', archive, '-C', source], { stdio: 'inherit' });
  const entry = join(source, 'entry.ts');
  const from = (path: string) => JSON.stringify(join(source, 'packages', path));
  writeFileSync(
    entry,
    `export * as rules from ${from('targets/src/index.ts')};\nexport * as physics from ${from('targets/src/physics/index.ts')};\n`,
  );
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@caravanserai/contract': join(source, 'packages/contract/src/index.ts') } },
    build: {
      outDir: out,
      emptyOutDir: true,
      minify: false,
      target: 'es2024',
      lib: { entry, formats: ['es'], fileName: () => 'rules.js' },
      // Dice roll with the engine that is pinned for all versions: the golden shots tell if another one rolls them differently.
      rolldownOptions: {
        external: ['@dimforge/rapier3d-simd-compat'],
        output: {
          banner: `// Rules version ${version} of Targets, from revision ${at}. Made by frozen/make.ts; never edited.`,
        },
      },
    },
  });
  writeFileSync(
    join(out, 'rules.d.ts'),
    "import type { Frozen } from '../../src/versions.ts';\n\nexport const rules: Frozen['rules'];\nexport const physics: Frozen['physics'];\n",
  );
  cpSync(join(source, 'packages/targets/golden/shots.json'), join(out, 'shots.json'));
  for (const match of globSync(join(source, 'packages/targets/test/rulesMatches/*.targets'))) {
    cpSync(match, join(out, basename(match)));
  }
} finally {
  rmSync(source, { recursive: true, force: true });
}

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
