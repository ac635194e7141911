/** What a browser loads for each table, in brotli as the server sends it: read from the build in apps/web/dist. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '@caravanserai/texts';
import { ROOT } from './tools.ts';

const DIST = join(ROOT, 'apps/web/dist');

/**
 * The modules loaded up to the first move, by their names in the build manifest (each with its imports), and the
 * workers.
 */
interface Table {
  readonly barKb: number;
  readonly isBarWithAll: boolean; // with workers and style sheets
  readonly words: readonly string[];
  readonly parts: readonly string[];
  readonly workers: readonly string[];
}

export const TABLES = {
  Targi: {
    barKb: 169,
    isBarWithAll: false,
    words: ['frame', 'targi/index'],
    parts: [
      'index.html',
      'src/app/start.tsx',
      'src/games/targi/table/PlayScreen.tsx',
      'src/games/targi/game/localGames.ts',
      'src/games/targi/table/TargiTable.tsx',
    ],
    workers: ['thinkerWorker'],
  },
  Targets: {
    barKb: 1300,
    isBarWithAll: true,
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
    workers: ['targetsWorker', 'program', 'physics', 'rapier'],
  },
} as const satisfies Readonly<Record<string, Table>>;
export type TableName = keyof typeof TABLES;

export interface Sized {
  readonly name: string;
  readonly bytes: number;
}

export interface PageSize {
  readonly scripts: readonly Sized[];
  readonly workers: readonly Sized[];
  readonly wordsBytes: number; // of the longest language
  readonly stylesBytes: number;
  readonly countedBytes: number; // the number compared with the limit
}

export function measurePage(table: TableName): PageSize {
  const { isBarWithAll, words, parts, workers: beside }: Table = TABLES[table];
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  for (const part of parts) gather(manifest, part, files);
  const scripts = [...files].filter((file) => file.endsWith('.js')).map(sized);
  const styles = [...files].filter((file) => file.endsWith('.css')).map(sized);
  const workers = beside.map((name) => ({ ...sized(workerFile(name)), name }));
  const wordsBytes = Math.max(...LANGUAGES.map((language) => sum(wordsIn(manifest, language, words).map(sized))));
  const page = sum(scripts) + wordsBytes;
  const countedBytes = isBarWithAll ? page + sum(workers) + sum(styles) : page;
  return { scripts, workers, wordsBytes, stylesBytes: sum(styles), countedBytes };
}

export function sum(files: readonly Sized[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

interface Piece {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Piece>>;

function gather(manifest: Manifest, key: string, files: Set<string>): void {
  const piece = manifest[key];
  if (!piece) throw new Error(`the build has no ${key}`);
  if (files.has(piece.file)) return;
  files.add(piece.file);
  for (const style of piece.css ?? []) files.add(style);
  for (const imported of piece.imports ?? []) gather(manifest, imported, files);
}

function wordsIn(manifest: Manifest, language: string, names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const key = Object.keys(manifest).find((each) => each.endsWith(`texts/src/${language}/${name}.ts`));
    if (key === undefined) throw new Error(`the build has no ${name} of ${language}`);
    return manifest[key]?.file ?? '';
  });
}

/** Workers are built separately and are not in the manifest. */
function workerFile(worker: string): string {
  const file = readdirSync(join(DIST, 'assets')).find((each) => each.startsWith(`${worker}-`) && each.endsWith('.js'));
  if (file === undefined) throw new Error(`the build has no ${worker}`);
  return `assets/${file}`;
}

function sized(file: string): Sized {
  const path = join(DIST, file);
  try {
    return { name: file, bytes: statSync(`${path}.br`).size };
  } catch {
    return { name: file, bytes: brotliCompressSync(readFileSync(path)).length }; // too small to have a compressed copy
  }
}
