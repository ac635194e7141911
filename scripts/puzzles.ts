/**
 * `npm run puzzles [-- --count N] [--threads N]`: searches games between levels for puzzles until there are N. It continues where the last run
 * ended. `npm run puzzles -- --verify` judges all of them again in other deals, for example after a change of the weights.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeMove } from '../packages/targi/src/index.ts';
import { processIo } from '../apps/cli/src/io.ts';
import { startProgress } from '../apps/cli/src/progress.ts';
import { engineOf } from '../packages/bots/src/targi/puzzles/gates.ts';
import { bestOf, type Puzzle, type PuzzleData, TRIES, writePuzzle } from '../packages/bots/src/targi/puzzles/puzzle.ts';
import type { GameSearch } from '../packages/bots/puzzles/search.ts';
import type { PuzzleAnswers } from '../packages/bots/puzzles/worker.ts';
import { readCollection, saveCollection } from './collection.ts';
import { inThreads } from './threads.ts';
import { ROOT } from './tools.ts';

interface Store {
  /** The weights and depths of the last search or verification. */
  engine: string;
  /** Games searched, and what was found in them. */
  games: number;
  placements: number;
  cpuHours: number;
  rejected: Record<'candidate' | 'unique' | 'engineOnly' | 'varied', number>;
  puzzles: PuzzleData[];
}

const WORKER = new URL('../packages/bots/puzzles/worker.ts', import.meta.url);
const FILE = join(ROOT, 'apps/web/src/games/targi/game/puzzles/puzzles.json');
const LEAST_COUNT = 600;
const MOST_PER_GAME = 3;
const MOST_PER_THEME = 0.2; // of the number wanted
const MOST_TRIVIAL = 0.15;
const RETIRED_BELOW = 0.75; // points
const HOUR_MS = 3_600_000;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: String(LEAST_COUNT) },
      threads: { type: 'string', default: '1' },
      verify: { type: 'boolean', default: false },
    },
  });
  const [count, threads] = [Number(values.count), Number(values.threads)];
  if (!(Number.isSafeInteger(count) && count > 0) || !(Number.isSafeInteger(threads) && threads > 0)) {
    console.error('puzzles: --count and --threads are whole numbers from 1.');
    return 2;
  }
  const store = read();
  await (values.verify ? verify(store, threads) : search(store, count, threads));
  return 0;
}

function read(): Store {
  const rejected = { candidate: 0, unique: 0, engineOnly: 0, varied: 0 };
  return (
    readCollection<Store>(FILE) ?? { engine: engineOf(), games: 0, placements: 0, cpuHours: 0, rejected, puzzles: [] }
  );
}

function save({ puzzles, ...head }: Store): Promise<void> {
  return saveCollection(FILE, head, 'puzzles', puzzles);
}

async function search(store: Store, count: number, threads: number): Promise<void> {
  const progress = startProgress(processIo(), count);
  const early = new Map<number, GameSearch>(); // games are added in their order, so that the threads change nothing
  let next = store.games;
  await inThreads<PuzzleAnswers>(WORKER, threads, async (ask) => {
    while (store.puzzles.length < count) {
      const searched = await ask('search', [next++]);
      early.set(searched.game, searched);
      for (let one = early.get(store.games); one && store.puzzles.length < count; one = early.get(store.games)) {
        early.delete(store.games);
        add(store, one, count);
        progress.tick(store.puzzles.length);
        await save(store);
      }
    }
  });
  progress.end();
  report(store);
}

function add(store: Store, { placements, rejected, puzzles, cpuMs }: GameSearch, count: number): void {
  store.games++;
  store.placements += placements;
  store.cpuHours += cpuMs / HOUR_MS;
  for (const gate of ['candidate', 'unique', 'engineOnly'] as const) store.rejected[gate] += rejected[gate];
  let added = 0;
  for (const puzzle of puzzles) {
    if (added < MOST_PER_GAME && isVaried(store.puzzles, puzzle, count)) {
      store.puzzles.push(writePuzzle(puzzle));
      added++;
    } else store.rejected.varied++;
  }
}

/** No theme and no trivial puzzles beyond their share, and no two with the same round, place and cards. */
function isVaried(puzzles: readonly PuzzleData[], puzzle: Omit<Puzzle, 'id'>, count: number): boolean {
  const ofTheme = puzzles.filter(({ theme }) => theme === puzzle.theme);
  const trivial = puzzles.filter(({ found }) => found[0] === TRIES);
  if (ofTheme.length >= MOST_PER_THEME * count) return false;
  if (puzzle.found[0] === TRIES && trivial.length >= MOST_TRIVIAL * count) return false;
  const { position, ...data } = writePuzzle(puzzle);
  const key = keyOf({ position, ...data });
  return puzzles.every((other) => keyOf(other) !== key);
}

function keyOf(data: PuzzleData): string {
  const round = /round=\d+/.exec(data.position)?.[0] ?? '';
  return [round, ...bestOf(data).map(makeMove), ...data.why.lays].join(' ');
}

/** Retires what is no longer clearly best. */
async function verify(store: Store, threads: number): Promise<void> {
  const { puzzles } = store;
  const gaps: (number | undefined)[] = [];
  const progress = startProgress(processIo(), puzzles.length);
  let [next, done] = [0, 0];
  await inThreads<PuzzleAnswers>(WORKER, threads, async (ask) => {
    for (let i = next++; i < puzzles.length; i = next++) {
      const puzzle = puzzles[i];
      if (puzzle) gaps[i] = await ask('verify', [puzzle]);
      progress.tick(++done);
    }
  });
  progress.end();
  const isGood = (_: PuzzleData, i: number) => (gaps[i] ?? 0) >= RETIRED_BELOW;
  store.puzzles = puzzles.filter(isGood);
  store.engine = engineOf();
  await save(store);
  console.log(`verified ${puzzles.length} puzzles, retired ${puzzles.length - store.puzzles.length}`);
}

function report({ games, placements, cpuHours, rejected, puzzles }: Store): void {
  const perHour = cpuHours > 0 ? puzzles.length / cpuHours : 0;
  console.log(`${puzzles.length} puzzles from ${games} games, ${perHour.toFixed(0)} per CPU hour`);
  for (const [gate, n] of Object.entries(rejected)) {
    console.log(`  rejected by ${gate}: ${n} of ${placements} placements (${((100 * n) / placements).toFixed(1)}%)`);
  }
  const themes = Map.groupBy(puzzles, ({ theme }) => theme);
  console.log(`  themes: ${[...themes].map(([theme, some]) => `${theme} ${some.length}`).join(', ')}`);
}
