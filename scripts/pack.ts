import { at, known } from '@caravanserai/contract';
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT, toolFile } from './tools.ts';

// Makes the packages that others install: JavaScript with types and source maps, for Node 20 and later, for bundlers, and as one file
// for a plain `<script type="module">`. `npm run pack` leaves them in dist/packages, ready to publish.

/** In the order in which they depend on each other. */
export const PACKED = ['contract', 'targi', 'targets', 'bots'] as const;

/** Large, and only wanted by those who let dice roll: they install it beside the package. */
const OPTIONAL = new Set(['@dimforge/rapier3d-simd-compat']);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sideEffects?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Packed {
  readonly name: string;
  readonly tarball: string;
  readonly packedKb: number; // as it is downloaded
  readonly unpackedKb: number;
  readonly browserKb: number; // the file for a plain script, compressed as servers send it
}

/** Everything into this folder: a folder and a tarball for each. */
export async function pack(folder: string): Promise<readonly Packed[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile(folder);
  for (const name of PACKED) complete(name, join(folder, name));
  for (const name of PACKED) await bundle(name, join(folder, name));
  return wrap(folder);
}

/** One run of the compiler for all of them: `folder/targi/src/index.js` and so on. */
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
    target: 'es2023', // all of it is in Node 20
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
    throw new Error((error as { readonly stdout: string }).stdout, { cause: error });
  } finally {
    rmSync(dirname(config), { recursive: true });
  }
}

/** The manifest for others, and what a package has beside its code. */
function complete(name: string, target: string): void {
  const source = join(ROOT, 'packages', name);
  const manifest = readManifest(name);
  for (const file of globSync('frozen/*/rules.{js,d.ts}', { cwd: source }))
    cpSync(join(source, file), join(target, file));
  for (const file of globSync('frozen/*/rules.d.ts', { cwd: target })) {
    const text = readFileSync(join(target, file), 'utf8');
    writeFileSync(join(target, file), text.replaceAll(".ts'", ".js'"));
  }
  cpSync(join(source, 'README.md'), join(target, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published(manifest), undefined, 2)}\n`);
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
  exports,
  dependencies = {},
}: Manifest): object {
  const needed = Object.entries(dependencies).filter(([other]) => !OPTIONAL.has(other));
  const optional = Object.entries(dependencies).filter(([other]) => OPTIONAL.has(other));
  return {
    name,
    version,
    description,
    keywords,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([part, file]) => [part, entryOf(file)])),
      './browser': entryOf(known(exports['.']), './browser.js'),
      './package.json': './package.json',
    },
    // All of ours go together: the same version of each.
    dependencies: Object.fromEntries(needed.map(([other, range]) => [other, range === '*' ? version : range])),
    ...(optional.length > 0
      ? {
          peerDependencies: Object.fromEntries(optional),
          peerDependenciesMeta: Object.fromEntries(optional.map(([other]) => [other, { optional: true }])),
        }
      : {}),
  };
}

function entryOf(file: string, run = file.replace(/\.ts$/, '.js')): object {
  return { types: file.replace(/\.ts$/, '.d.ts'), default: run };
}

/** One file without imports, for a page without a bundler. */
async function bundle(name: string, target: string): Promise<void> {
  await build({
    configFile: false,
    root: target,
    logLevel: 'error',
    build: {
      outDir: target,
      emptyOutDir: false,
      sourcemap: true,
      lib: { entry: join(ROOT, 'packages', name, 'src/index.ts'), formats: ['es'], fileName: () => 'browser.js' },
    },
  });
}

function wrap(folder: string): readonly Packed[] {
  const { npm_execpath: npmCli } = process.env;
  const [command, first] = npmCli?.endsWith('.js') ? [process.execPath, [npmCli]] : ['npm', []];
  const args = ['pack', '--json', '--loglevel=error', '--pack-destination', folder];
  const told = execFileSync(command, [...first, ...args, ...PACKED.map((name) => join(folder, name))], {
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
    browserKb: kilobytes(gzipSync(readFileSync(join(folder, at(PACKED, i), 'browser.js'))).length),
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
    console.log(`${name}: ${packedKb} kB packed, ${unpackedKb} kB unpacked, ${browserKb} kB for a plain script`);
    console.log(`  ${tarball}`);
  }
  console.log('\nTo publish them: npm publish --access public FILE, in this order.');
}

if (import.meta.main) await main();
