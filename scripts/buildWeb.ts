import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeDocsSite } from './docsSite.ts';
import { licenceFile } from './licences.ts';
import { ROOT, runTool } from './tools.ts';

const WEB = join(ROOT, 'apps/web');
const DIST = join(WEB, 'dist');
const STAMP = '.sources'; // inside dist, so that it is deleted with the build
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.wasm', '.webmanifest']);
const WORTH_BYTES = 1024; // below this, the headers outweigh the gain

/**
 * Builds the page into apps/web/dist, with compressed copies beside the files; `compressWeb` can add these later. Fast
 * if no source has changed. Returns false if the build fails; Vite has printed the error by then.
 */
export async function buildWeb({ force = false, compresses = true } = {}): Promise<boolean> {
  const sources = hashSources();
  if (!force && isBuiltFrom(sources)) return true;
  console.log('Building the page (again only when its sources change) …');

  const out = join(ROOT, '.cache', `web-${process.pid}`);
  try {
    const code = await runTool('vite', 'vite', {
      args: ['build', WEB, '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'],
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) return false;
    writeDocsSite(join(out, 'docs'));
    writeFileSync(join(out, 'licences.txt'), licenceFile());
    if (compresses) await compressAll(out);
    writeFileSync(join(out, STAMP), sources);
    replaceDist(out);
    return true;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function isBuiltFrom(sources: string): boolean {
  const stamp = join(DIST, STAMP);
  return existsSync(join(DIST, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/**
 * Hashes every file that can affect the page. One file too many costs a build; one too few would serve an outdated
 * page.
 */
function hashSources(): string {
  const hash = createHash('sha256');
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name));
  for (const folder of [WEB, ...packages.sort()]) {
    for (const file of filesIn(folder).filter(isSource)) {
      hash
        .update(`${relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  const documents = ['docs', 'scripts/docsSite'].flatMap((folder) => filesIn(join(ROOT, folder)));
  const others = globSync('*.md', { cwd: ROOT }).toSorted();
  const scripts = ['buildWeb', 'docsSite', 'licences'].map((name) => `scripts/${name}.ts`);
  for (const file of ['package-lock.json', 'tsconfig.json', 'LICENSE', ...scripts, ...others]) {
    hash.update(readFileSync(join(ROOT, file)));
  }
  for (const file of documents) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function isSource(file: string): boolean {
  return !/\.test\.tsx?$/.test(file) && !/[\\/](e2e|golden|bench)[\\/]/.test(file);
}

function filesIn(folder: string): readonly string[] {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...filesIn(path));
    else if (entry.isFile()) found.push(path);
  }
  return found.sort();
}

/**
 * Adds missing compressed copies while the page is already served: compressing takes longer than the rest of a build.
 */
export async function compressWeb(): Promise<void> {
  await compressAll(DIST);
}

/** Compresses all files in parallel, on Node's thread pool. */
async function compressAll(folder: string): Promise<void> {
  await Promise.all(filesIn(folder).map(compress));
}

async function compress(file: string): Promise<void> {
  if (!COMPRESSED.has(extname(file)) || existsSync(`${file}.gz`)) return;
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeWhole(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
  writeWhole(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** Atomic, so that the server never reads a partial file. */
function writeWhole(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}-${process.pid}`, bytes);
  renameSync(`${file}-${process.pid}`, file);
}

/**
 * Swaps whole folders, so that a running server never sees a partial build. Retries, since another build may swap at
 * the same time.
 */
function replaceDist(out: string): void {
  const old = `${out}-old`;
  for (let tries = 1; ; tries++) {
    try {
      if (existsSync(DIST)) renameSync(DIST, old);
      renameSync(out, DIST);
      return;
    } catch (error) {
      if (tries === 3) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

if (import.meta.main) {
  const built = await buildWeb({ force: true });
  if (built) console.log(`Built ${relative(ROOT, DIST)}`);
  else process.exitCode = 1;
}
