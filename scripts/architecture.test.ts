import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './tools.ts';

const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const FILES = globSync(['apps/{web,server}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: ROOT }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** A row of a walk: a file, the file that calls it, and the name that connects them if neither imports the other. */
interface Step {
  readonly file: string;
  readonly from: string | undefined;
  readonly via: string | undefined;
}

/** Parses table rows like «| `file` | `from`, via `x` | what |»; the first row of a walk is started by the player. */
function walkUnder(heading: string): readonly Step[] {
  const start = PAGE.indexOf(`\n### ${heading}`);
  const [section = ''] = PAGE.slice(start + 5).split(/\n##/);
  return [...section.matchAll(/^\| `([^`]+)` \| ([^|]*) \|/gm)].map(([, file = '', by = '']) => {
    const [from, via] = [...by.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    return { file, from, via };
  });
}

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
}

/** The source file behind an import such as «@caravanserai/targets/physics». */
function entryOf(name: string): string {
  const [, folder = '', ...path] = name.split('/');
  const manifest = JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8')) as Manifest;
  return join('packages', folder, manifest.exports[['.', ...path].join('/')] ?? '');
}

/** Resolves a file name used in the document; it must be unambiguous. */
function fileOf(name: string): string {
  if (name.startsWith('@caravanserai/')) return entryOf(name);
  const found = FILES.filter((file) => file.endsWith(`/${name}`));
  if (found.length !== 1) throw new Error(`${name} stands for ${found.length} files: ${found.join(', ')}`);
  return found[0] as string;
}

const importsOf = (file: string): ReadonlySet<string> => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const named = [...source.matchAll(/(?:from|import|import\(|URL\()\s*'([^']+)'/g)].map(([, name = '']) => name);
  return new Set(
    named.map((name) => {
      if (name.startsWith('@caravanserai/')) return entryOf(name);
      return name.startsWith('.') ? join(dirname(file), name) : name;
    }),
  );
};

function areLinked(one: string, other: string): boolean {
  return one === other || importsOf(one).has(other) || importsOf(other).has(one);
}

describe.each([
  ['A click on the board becomes a move becomes a motion', 20],
  ['A confirmed turn over the network', 45],
  ['A flick', 32],
])('the walk «%s»', (heading, most) => {
  const steps = walkUnder(heading);

  test(`passes at most ${most} files, each once`, () => {
    expect(steps.length).toBeGreaterThan(15);
    expect(steps.length).toBeLessThanOrEqual(most);
    expect(new Set(steps.map(({ file }) => fileOf(file))).size).toBe(steps.length);
  });

  test('leads from each file to the next by an import, or by one that both know', () => {
    const reached = new Set<string>();
    for (const { file, from, via } of steps) {
      const here = fileOf(file);
      expect(from === undefined, `only a player comes from nowhere: ${file}`).toBe(reached.size === 0);
      reached.add(here);
      if (from === undefined) continue;
      const before = fileOf(from);
      expect(reached.has(before), `${from} comes before ${file}`).toBe(true);
      const links: readonly (readonly [string, string])[] =
        via === undefined
          ? [[before, here]]
          : [
              [before, fileOf(via)],
              [fileOf(via), here],
            ];
      for (const [one, other] of links) expect(areLinked(one, other), `${one} and ${other}`).toBe(true);
    }
  });
});
