import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './tools.ts';

export interface Freezing {
  readonly revision: string | undefined; // seven or more digits of its hash
  readonly parts: readonly string[]; // folders of the repository that are needed
  readonly packages: readonly string[]; // those among them that are imported by name
  readonly entry: string; // what is exported, as text
  readonly out: string;
}

/** Bundles a part of an earlier revision into one file that runs by itself, so that later ones can be measured beside it. */
export function freeze({ revision, parts, packages, entry, out }: Freezing): void {
  if (revision === undefined || !/^[0-9a-f]{7,40}$/.test(revision)) {
    console.error('freeze: which revision? Seven or more digits of its hash.');
    process.exit(2);
  }
  const folder = mkdtempSync(join(tmpdir(), 'freeze-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', revision, ...parts], { cwd: ROOT }),
    });
    const scope = join(folder, 'node_modules/@caravanserai');
    mkdirSync(scope, { recursive: true });
    for (const name of packages) symlinkSync(join(folder, 'packages', name), join(scope, name));
    writeFileSync(join(folder, 'entry.ts'), entry);
    const bundle = join(folder, 'bundle.mjs');
    const flags = ['--format', 'esm', '--platform', 'neutral', '--minify', '--file', bundle];
    execFileSync(join(ROOT, 'node_modules/.bin/rolldown'), ['entry.ts', ...flags], { cwd: folder, stdio: 'inherit' });
    const banner = `// Revision ${revision}, made by freeze.ts. Never edit it: later ones are compared with it.\n`;
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, banner + readFileSync(bundle, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
