import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tools.ts';

/**
 * npm lets a workspace import a package that only another workspace declares. The import then fails when it is
 * installed alone.
 */

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const IMPORT = /(?:^|[\s;}])(?:import|from)\s*\(?\s*['"](@?[a-z][\w./@-]*|node:\w+)['"]/gm;
const NOT_SHIPPED = /\.test\.tsx?$|^packages\/testkit\/|\/(test|e2e|bench|load|faults|frozen|golden|tune)\//; // may use the root's tools, and Vite, which apps/web declares
const root = read('package.json');
const folders = globSync('{packages,apps,examples}/*/package.json', { cwd: ROOT }).map((file) =>
  file.replace('/package.json', ''),
);

function read(file: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest;
}

/**
 * `@scope/name/part` and `name/part` without the part; undefined for relative files, Node's modules and virtual modules
 * of the build.
 */
function packageOf(specifier: string): string | undefined {
  if (/^(\.|\/|node:|virtual:)/.test(specifier)) return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function undeclared(folder: string): readonly string[] {
  const {
    name: self,
    dependencies = {},
    optionalDependencies = {},
    devDependencies = {},
  } = read(`${folder}/package.json`);
  const files = globSync(`${folder}/**/*.{ts,tsx,css}`, {
    cwd: ROOT,
    exclude: (path) => /node_modules|dist/.test(path),
  });
  return files.flatMap((file) => {
    const mayUse = NOT_SHIPPED.test(file)
      ? { vite: '*', ...root.devDependencies, ...devDependencies, ...dependencies }
      : { ...dependencies, ...(file.includes('/src/') ? {} : { ...optionalDependencies, ...devDependencies }) };
    const text = readFileSync(join(ROOT, file), 'utf8');
    const used = [...text.matchAll(IMPORT)].map(([, specifier = '']) => packageOf(specifier));
    const missing = [...new Set(used)].filter((name) => name !== undefined && name !== self && !(name in mayUse));
    return missing.map((name) => `${file}: ${name}`);
  });
}

test('there are workspaces to look at', () => expect(folders.length).toBeGreaterThan(8));

test.each(folders)('%s declares every package that it imports', (folder) => expect(undeclared(folder)).toEqual([]));

/** `@fontsource…` matches every package with that prefix. */
test('docs/architecture.md has every dependency of every manifest, and no other', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, table = ''] = page.split('## Dependencies, and why');
  const rows = table
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const manifests = [
    root,
    read('yardsticks/package.json'),
    ...folders.filter((folder) => !folder.startsWith('examples/')).map((folder) => read(`${folder}/package.json`)),
  ];
  const declared = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  );
  const outside = [...new Set(declared)].filter((name) => !/^@(caravanserai|types)\//.test(name));
  const fits = (name: string, shown: string) =>
    shown.endsWith('…') ? name.startsWith(shown.slice(0, -1)) : name === shown;
  expect(outside.filter((name) => !named.some((shown) => fits(name, shown)))).toEqual([]);
  expect(named.filter((shown) => !outside.some((name) => fits(name, shown)))).toEqual([]);
});
