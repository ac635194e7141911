/**
 * `node packages/targets/frozen/make.ts VERSION REVISION` bundles the rules and the physics of a revision into
 * frozen/VERSION, with the golden shots and matches of that revision. Run it once for each rules version that is
 * replaced, at the last revision that has it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const [version, revision] = process.argv.slice(2);
if (!/^\d+$/.test(version ?? '') || revision === undefined) throw new Error('make.ts VERSION REVISION');

const at = git('rev-parse', `${revision}^{commit}`).trim();
const source = join(ROOT, '.cache/frozen'); // this path appears in comments of the bundle
const out = join(import.meta.dirname, version);
mkdirSync(source, { recursive: true });
mkdirSync(out, { recursive: true });
try {
  const archive = join(source, 'archive.tar');
  git('archive', '-o', archive, at, 'packages/contract', 'packages/targets', 'tsconfig.json'); // which theirs extend
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
      // All versions share one pinned physics engine. The golden shots fail if another engine version rolls the dice
      // differently.
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
