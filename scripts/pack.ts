import { at } from '@caravanserai/contract';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT, toolFile } from './tools.ts';

// Builds the npm packages: JavaScript with types and source maps, for Node 20 and later, for bundlers, and as one file
// for a plain `<script type="module">`. `npm run pack` writes them to dist/packages, ready to publish.

/** In dependency order. */
export const PACKED = ['contract', 'targi', 'targets', 'bots'] as const;

/** Plain JavaScript, published without compiling. */
export const PLAIN = 'create-bot';

/** Large, and needed only to simulate dice, so users who want that install it separately. */
const OPTIONAL = new Set(['@dimforge/rapier3d-simd-compat']);

interface Manifest {
  readonly name: string;
  readonly bin?: string;
  readonly files?: readonly string[];
  readonly engines?: object;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sideEffects?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Packed {
  readonly name: string;
  readonly tarball: string;
  readonly packedKb: number; // size of the download
  readonly unpackedKb: number;
  readonly browserKb?: number; // the single-file bundle, gzipped
}

/** Writes a folder and a tarball for each package. */
export async function pack(folder: string): Promise<readonly Packed[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile(folder);
  for (const name of PACKED) complete(name, join(folder, name));
  for (const name of PACKED) await bundle(name, join(folder, name));
  completePlain(join(folder, PLAIN));
  return wrap(folder);
}

/** Compiles all packages in one run, to `folder/targi/src/index.js` and so on. */
function compile(folder: string): void {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const config = join(mkdtempSync(join(ROOT, '.cache/pack-')), 'tsconfig.json');
  const options = {
    noEmit: false,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    rewriteRelativeImportExtensions: true,
    removeComments: false,
    target: 'es2023', // Node 20 supports all of it
    types: [],
    rootDir: join(ROOT, 'packages'),
    outDir: folder,
    tsBuildInfoFile: join(dirname(config), 'tsbuildinfo'),
  };
  const include = PACKED.map((name) => join(ROOT, 'packages', name, 'src'));
  const extend = { extends: join(ROOT, 'tsconfig.json'), compilerOptions: options };
  writeFileSync(config, JSON.stringify({ ...extend, include, exclude: [join(ROOT, '**/*.test.ts')] }));
  try {
    execFileSync(process.execPath, [toolFile('typescript', 'tsc'), '-p', config], { encoding: 'utf8' });
  } catch (error) {
    const { stdout } = error as { readonly stdout?: string };
    throw stdout ? new Error(stdout, { cause: error }) : error;
  } finally {
    rmSync(dirname(config), { recursive: true });
  }
}

/** Writes the published manifest and the files that accompany the code. */
function complete(name: string, target: string): void {
  const source = join(ROOT, 'packages', name);
  const manifest = readManifest(name);
  for (const file of globSync('frozen/*/rules.{js,d.ts}', { cwd: source }))
    cpSync(join(source, file), join(target, file));
  for (const file of globSync('frozen/*/rules.d.ts', { cwd: target })) {
    const text = readFileSync(join(target, file), 'utf8');
    writeFileSync(join(target, file), text.replaceAll(".ts'", ".js'"));
  }
  completeWith(source, target, published(manifest));
}

function completePlain(target: string): void {
  const source = join(ROOT, 'packages', PLAIN);
  const { name, version, description, keywords, bin, files = [], engines } = readManifest(PLAIN);
  for (const part of files) cpSync(join(source, part), join(target, part), { recursive: true });
  const common = { name, version, description, keywords, license: 'MIT', type: 'module', engines };
  completeWith(source, target, { ...common, ...whereItLies(), bin, files: [...files, 'CHANGELOG.md'] });
}

function completeWith(source: string, target: string, manifest: object): void {
  cpSync(join(source, 'README.md'), join(target, 'README.md'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(ROOT, file), join(target, file));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** The repository field from the root manifest; forks that publish from elsewhere set `REPOSITORY_URL`. */
function whereItLies(): object {
  const { REPOSITORY_URL: url } = process.env;
  if (url) return { homepage: url, repository: { type: 'git', url: `git+${url}.git` }, bugs: `${url}/issues` };
  const { homepage, repository, bugs } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly homepage: string;
    readonly repository: object;
    readonly bugs: string;
  };
  return { homepage, repository, bugs };
}

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as Manifest;
}

function published({
  name,
  version,
  description,
  keywords,
  sideEffects,
  exports = {},
  dependencies = {},
}: Manifest): object {
  const optional = Object.keys(dependencies).filter((other) => OPTIONAL.has(other));
  return {
    name,
    version,
    description,
    keywords,
    license: 'MIT',
    ...whereItLies(),
    type: 'module',
    engines: { node: '>=20' },
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([part, file]) => [part, entryOf(file)])),
      './browser': entryOf(`./src/${basename(browserEntry(basename(name)))}`, './browser.js'),
      './package.json': './package.json',
    },
    // Our packages require the same version of each other. Declared as peers, pnpm and Yarn resolve them even before
    // they are published.
    peerDependencies: Object.fromEntries(
      Object.entries(dependencies).map(([other, range]) => [other, range === '*' ? version : range]),
    ),
    ...(optional.length > 0
      ? { peerDependenciesMeta: Object.fromEntries(optional.map((other) => [other, { optional: true }])) }
      : {}),
  };
}

function entryOf(file: string, run = file.replace(/\.ts$/, '.js')): object {
  return { types: file.replace(/\.ts$/, '.d.ts'), default: run };
}

/** Bundles everything into one file, for pages without a bundler. */
async function bundle(name: string, target: string): Promise<void> {
  await build({
    configFile: false,
    root: target,
    logLevel: 'error',
    build: {
      outDir: target,
      emptyOutDir: false,
      sourcemap: true,
      lib: { entry: browserEntry(name), formats: ['es'], fileName: () => 'browser.js' },
    },
  });
}

const FOLDERS = [...PACKED, PLAIN];

function browserEntry(name: string): string {
  const source = join(ROOT, 'packages', name, 'src');
  const own = join(source, 'browser.ts');
  return existsSync(own) ? own : join(source, 'index.ts');
}

function browserSize(file: string): { browserKb?: number } {
  return existsSync(file) ? { browserKb: kilobytes(gzipSync(readFileSync(file)).length) } : {};
}

function wrap(folder: string): readonly Packed[] {
  const { npm_execpath: npmCli } = process.env;
  const [command, first] = npmCli?.endsWith('.js') ? [process.execPath, [npmCli]] : ['npm', []];
  const args = ['pack', '--json', '--loglevel=error', '--pack-destination', folder];
  const told = execFileSync(command, [...first, ...args, ...FOLDERS.map((name) => join(folder, name))], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    cwd: folder,
  });
  const packed = JSON.parse(told) as readonly { name: string; filename: string; size: number; unpackedSize: number }[];
  return packed.map(({ name, filename, size, unpackedSize }, i) => ({
    name,
    tarball: join(folder, filename.replace('@', '').replace('/', '-')),
    packedKb: kilobytes(size),
    unpackedKb: kilobytes(unpackedSize),
    ...browserSize(join(folder, at(FOLDERS, i), 'browser.js')),
  }));
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/packages' } } });
  const folder = resolve(ROOT, values.out);
  for (const { name, tarball, packedKb, unpackedKb, browserKb } of await pack(folder)) {
    statSync(tarball);
    const alone = browserKb === undefined ? '' : `, ${browserKb} kB for a plain script`;
    console.log(`${name}: ${packedKb} kB packed, ${unpackedKb} kB unpacked${alone}`);
    console.log(`  ${tarball}`);
  }
  console.log('\nTo publish them: npm publish --access public FILE, in this order.');
}

if (import.meta.main) await main();
