/** What each table makes a browser load, in brotli as the server sends it. Builds the page first where it has changed. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '@caravanserai/texts';
import { buildWeb } from './buildWeb.ts';
import { ROOT } from './tools.ts';

const DIST = join(ROOT, 'apps/web/dist');
/** A table: the parts of the way to it as the build calls them, each with all that it imports, and the workers beside it. */
interface Table {
  readonly barKb: number;
  readonly barIsWithWorkers: boolean;
  readonly words: readonly string[];
  readonly parts: readonly string[];
  readonly workers: readonly string[];
}

const TABLES: Readonly<Record<string, Table>> = {
  Targi: {
    barKb: 150,
    barIsWithWorkers: false,
    words: ['frame', 'targi/index'],
    parts: [
      'index.html',
      'src/app/start.tsx',
      'src/games/targi/table/PlayScreen.tsx',
      'src/games/targi/localGames.ts',
      'src/games/targi/table/TargiTable.tsx',
    ],
    workers: ['targiWorker', 'thinkerWorker'],
  },
  Targets: {
    barKb: 1300,
    barIsWithWorkers: true,
    words: ['frame', 'targets/index'],
    parts: [
      'index.html',
      'src/app/start.tsx',
      'src/games/targets/table/PlayScreen.tsx',
      'src/games/targets/localGames.ts',
      'src/games/targets/table/TargetsTable.tsx',
      'src/games/targets/stage/space/openSpaceStage.ts',
      'src/games/targets/stage/flat/openFlatStage.ts',
    ],
    workers: ['targetsWorker', 'physics'],
  },
};

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

function wordsIn(manifest: Manifest, language: string, names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const key = Object.keys(manifest).find((each) => each.endsWith(`texts/src/${language}/${name}.ts`));
    if (key === undefined) throw new Error(`the build has no ${name} of ${language}`);
    return manifest[key]?.file ?? '';
  });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
}

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + bytesOf(file), 0);
}

function isWithinBar(
  manifest: Manifest,
  name: string,
  { barKb, barIsWithWorkers, words, parts, workers }: Table,
): boolean {
  const own = new Set<string>();
  for (const part of parts) gather(manifest, part, own);
  const scripts = [...own].filter((file) => file.endsWith('.js'));
  const styles = [...own].filter((file) => file.endsWith('.css'));
  const spoken = LANGUAGES.map((language) => sum(wordsIn(manifest, language, words)));
  const beside = workers.map((worker) => {
    const file = readdirSync(join(DIST, 'assets')).find(
      (each) => each.startsWith(`${worker}-`) && each.endsWith('.js'),
    );
    if (file === undefined) throw new Error(`the build has no ${worker}`);
    return { worker, bytes: bytesOf(`assets/${file}`) };
  });

  console.log(`\n${name}`);
  const large = scripts.filter((file) => bytesOf(file) >= 2000).toSorted((a, b) => bytesOf(b) - bytesOf(a));
  for (const file of large) console.log(kilobytes(bytesOf(file)), file);
  console.log(kilobytes(sum(scripts.filter((file) => !large.includes(file)))), 'smaller ones');
  console.log(kilobytes(Math.max(...spoken)), 'words, of the longest language');
  for (const { worker, bytes } of beside) console.log(kilobytes(bytes), `${worker}, beside the page`);
  console.log(kilobytes(sum(styles)), 'style sheets');
  const besideBytes = beside.reduce((bytes, each) => bytes + each.bytes, 0);
  const total = sum(scripts) + Math.max(...spoken) + (barIsWithWorkers ? besideBytes + sum(styles) : 0);
  console.log(
    `${kilobytes(total)} ${barIsWithWorkers ? 'in all' : 'JavaScript without the workers'}, at most ${barKb} kB`,
  );
  return total <= barKb * 1000;
}

if (await buildWeb()) {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fitting = Object.entries(TABLES).map(([name, table]) => isWithinBar(manifest, name, table));
  if (fitting.includes(false)) process.exitCode = 1;
} else process.exitCode = 1;
