/** What `/targi/play` makes a browser load, in brotli as the server sends it. Builds the page first where it has changed. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '@caravanserai/texts';
import { buildWeb } from './buildWeb.ts';
import { ROOT } from './tools.ts';

const DIST = join(ROOT, 'apps/web/dist');
const BAR_KB = 150; // JavaScript of the table, without the workers
const WORKERS = ['tableWorker', 'browserWorker'];

/** The parts of the way to the table, as the build calls them: each with all that it imports. */
const PARTS = [
  'index.html',
  'src/shell/start.tsx',
  'src/screens/PlayScreen.tsx',
  'src/games/targi/localGames.ts',
  'src/games/targi/TargiTable.tsx',
];

interface Piece {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Piece>>;

function bytesOf(file: string): number {
  const path = join(DIST, file);
  try {
    return statSync(`${path}.br`).size;
  } catch {
    return brotliCompressSync(readFileSync(path)).length; // too small to have a compressed twin
  }
}

function gather(manifest: Manifest, key: string, files: Set<string>): Set<string> {
  const piece = manifest[key];
  if (!piece) throw new Error(`the build has no ${key}`);
  if (files.has(piece.file)) return files;
  files.add(piece.file);
  for (const style of piece.css ?? []) files.add(style);
  for (const imported of piece.imports ?? []) gather(manifest, imported, files);
  return files;
}

function pageOf(manifest: Manifest, language: string): string {
  const key = Object.keys(manifest).find((each) => each.endsWith(`texts/src/${language}/page.ts`));
  if (key === undefined) throw new Error(`the build has no words for ${language}`);
  return key;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
}

function report(): number {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const own = new Set<string>();
  for (const part of PARTS) gather(manifest, part, own);
  const scripts = [...own].filter((file) => file.endsWith('.js'));
  const styles = [...own].filter((file) => file.endsWith('.css'));
  const words = LANGUAGES.map((language) => ({ language, file: manifest[pageOf(manifest, language)]?.file ?? '' }));
  const longest = words.map(({ file }) => bytesOf(file)).reduce((most, bytes) => Math.max(most, bytes), 0);

  for (const file of scripts.toSorted((a, b) => bytesOf(b) - bytesOf(a))) console.log(kilobytes(bytesOf(file)), file);
  for (const { language, file } of words) console.log(kilobytes(bytesOf(file)), `${file} (${language}, one of these)`);
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + bytesOf(file), 0);
  const total = sum(scripts) + longest;
  console.log(`${kilobytes(total)} JavaScript for the table with the longest language, at most ${BAR_KB} kB`);
  console.log(`${kilobytes(sum(styles))} style sheets`);

  const assets = readdirSync(join(DIST, 'assets'));
  for (const worker of WORKERS) {
    const file = assets.find((name) => name.startsWith(`${worker}-`) && name.endsWith('.js'));
    if (file === undefined) throw new Error(`the build has no ${worker}`);
    console.log(`${kilobytes(bytesOf(`assets/${file}`))} ${worker}, loaded beside the page`);
  }
  return total;
}

if (!(await buildWeb()) || report() > BAR_KB * 1000) process.exitCode = 1;
