import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { known } from '@caravanserai/contract';
import { ROOT } from './tools.ts';

// `npm ci` requires every optional package in the lock file, even those for other platforms, and fails otherwise. `npm
// install` leaves out the ones that its registry, such as a mirror, did not have. This script adds them again, and adds
// the integrity hash of every package that the registry has.

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

const LOCK_FILE = join(ROOT, 'package-lock.json');
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

export function readLock(): Lock {
  return JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock;
}

/** Optional dependencies in the lock file without an entry of their own, by the path of the dependent package. */
export function missingFromLock({ packages }: Lock): Readonly<Record<string, Entry>> {
  const missing: Record<string, Entry> = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placesFor(path, name).some((place) => place in packages)) continue;
      missing[`node_modules/${name}`] = makeEntry(name, version, dev);
    }
  }
  return missing;
}

/** Where Node resolves `name` from the package at `path`: its own node_modules, then each folder above. */
function placesFor(path: string, name: string): readonly string[] {
  const parts = path === '' ? [] : path.split('/node_modules/');
  const above = parts.map((_part, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`);
  return [...above, `node_modules/${name}`];
}

/**
 * The platform is part of names like `@oxlint/binding-linux-x64-musl`; npm expects it in these fields, in this order.
 */
function makeEntry(name: string, version: string, dev: boolean | undefined): Entry {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : os.includes('linux') ? ['glibc'] : [];
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

/** Registry packages without an integrity hash in the lock file, by path. */
export function unpinned({ packages }: Lock): readonly string[] {
  return Object.entries(packages).flatMap(([path, { integrity, link }]) =>
    path.includes('node_modules/') && !link && integrity === undefined ? [path] : [],
  );
}

/** Undefined if the registry does not have that version. */
function integrityOf(path: string, version = ''): string | undefined {
  const name = path.split('node_modules/').at(-1);
  const { stdout, status } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return status === 0 && stdout.startsWith('sha512-') ? stdout.trim() : undefined;
}

function completeLock(): string {
  const lock = readLock();
  const missing = missingFromLock(lock);
  const packages: Record<string, Entry> = { ...lock.packages, ...missing };
  for (const path of unpinned({ packages })) {
    const entry = known(packages[path]);
    const integrity = integrityOf(path, entry.version);
    if (integrity !== undefined) packages[path] = { ...entry, integrity };
  }
  const sorted = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(LOCK_FILE, `${JSON.stringify({ ...lock, packages: sorted }, undefined, 2)}\n`);
  const left = unpinned({ packages });
  return [
    `package-lock.json: ${Object.keys(missing).length} optional packages put back`,
    ...left.map((path) => `${path}: not in this registry, and so without integrity`),
  ].join('\n');
}

if (import.meta.main) console.log(completeLock());
