/**
 * `npm run almanac [-- --level NAME] [--games N] [--threads N]`: plays games of Targi and Targets between bots of one level and adds up what happened in them,
 * until there are N. It continues where the last run ended; without options it plays all levels. `npm run almanac -- --verify K` plays K
 * blocks of each level again and compares.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { processIo } from '../apps/cli/src/io.ts';
import { startProgress } from '../apps/cli/src/progress.ts';
import { ALL_LEVELS, type AnyLevel, type Block, isOfTargets } from '../packages/bots/almanac/block.ts';
import type { AlmanacAnswers } from '../packages/bots/almanac/worker.ts';
import {
  type AlmanacData,
  type AlmanacHead,
  type Pages,
  readAlmanac,
  together,
  writeAlmanac,
} from '../packages/bots/src/measure/almanac.ts';
import { LEVELS as TARGETS_LEVELS } from '../packages/bots/src/targets/levels.ts';
import { engineOf as targiEngine } from '../packages/bots/src/targi/puzzles/gates.ts';
import { keyOf } from '../packages/contract/src/index.ts';
import { RULES_VERSION } from '../packages/targets/src/record.ts';
import { readCollection, saveCollection } from './collection.ts';
import { inThreads } from './threads.ts';
import { ROOT } from './tools.ts';

interface Store {
  readonly level: AnyLevel;
  head: AlmanacHead;
  pages: Pages;
}

const WORKER = new URL('../packages/bots/almanac/worker.ts', import.meta.url);
const GAMES_FOLDER = join(ROOT, 'apps/web/src/games');
const BLOCK = 10; // games
const CHECK_LENGTH = 4;
const HOUR_MS = 3_600_000;
const GAMES: Readonly<Record<AnyLevel, number>> = {
  shepherd: 1000,
  saltCarrier: 1000,
  guide: 1000,
  merchant: 10_000,
  amenokal: 1000,
  tinHinan: 1000,
  leftHand: 1000,
  tavern: 500,
  juggler: 500,
  master: 500,
};

process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      level: { type: 'string' },
      games: { type: 'string' },
      threads: { type: 'string', default: '1' },
      verify: { type: 'string' },
    },
  });
  const levels = values.level === undefined ? ALL_LEVELS : ALL_LEVELS.filter((name) => name === values.level);
  const numbers = [values.games, values.threads, values.verify].flatMap((value) => value ?? []).map(Number);
  if (levels.length === 0 || !numbers.every((n) => Number.isSafeInteger(n) && n > 0)) {
    console.error(`almanac: --level is one of ${ALL_LEVELS.join(', ')}; the other options are whole numbers from 1.`);
    return 2;
  }
  let isSame = true;
  for (const level of levels) {
    const store = await read(level);
    if (store.head.engine !== engineOf(level)) {
      console.error(`almanac: other weights played ${fileOf(level)}; delete it to start again`);
      return 1;
    }
    if (values.verify) isSame = (await verify(store, Number(values.verify), Number(values.threads))) && isSame;
    else await play(store, Number(values.games ?? GAMES[level]), Number(values.threads));
  }
  return isSame ? 0 : 1;
}

function fileOf(level: AnyLevel): string {
  return join(GAMES_FOLDER, isOfTargets(level) ? 'targets' : 'targi', 'game/almanac/data', `${level}.json`);
}

/** Games of other weights or rules do not belong in the same file. */
function engineOf(level: AnyLevel): string {
  if (!isOfTargets(level)) return targiEngine();
  const key = keyOf(JSON.stringify([RULES_VERSION, TARGETS_LEVELS[level]]));
  return Array.from(key.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function read(level: AnyLevel): Promise<Store> {
  const data = readCollection<AlmanacData>(fileOf(level));
  if (data) {
    const { level: _level, engine, games, cpuHours, checks } = data;
    return { level, head: { level, engine, games, cpuHours, checks }, pages: readAlmanac(data) };
  }
  return {
    level,
    head: { level, engine: engineOf(level), games: 0, cpuHours: 0, checks: '' },
    pages: { tallies: {}, counts: {} },
  };
}

async function save({ level, head, pages }: Store): Promise<void> {
  const { tallies, ...rest } = writeAlmanac(head, pages);
  await saveCollection(fileOf(level), rest, 'tallies', tallies);
}

async function play(store: Store, games: number, threads: number): Promise<void> {
  const { level } = store;
  const progress = startProgress(processIo(), games);
  const early = new Map<number, Block>(); // blocks are added in their order, so that the threads change nothing
  let next = store.head.games;
  await inThreads<AlmanacAnswers>(WORKER, threads, async (ask) => {
    while (next < games) {
      const from = next;
      next += BLOCK;
      early.set(from, await ask('play', [level, from, BLOCK]));
      for (let block = early.get(store.head.games); block; block = early.get(store.head.games)) {
        early.delete(store.head.games);
        add(store, block);
      }
      progress.tick(store.head.games);
      await save(store);
    }
  });
  progress.end();
  const { games: played, cpuHours } = store.head;
  console.log(`${level}: ${played} games, ${((cpuHours * HOUR_MS) / played).toFixed(0)} ms of CPU time each`);
}

function add(store: Store, { pages, check, cpuMs }: Block): void {
  const { head } = store;
  const cpuHours = head.cpuHours + cpuMs / HOUR_MS;
  store.head = { ...head, games: head.games + BLOCK, cpuHours, checks: head.checks + check };
  store.pages = together([store.pages, pages]);
}

/** Blocks at even distances. */
async function verify({ level, head }: Store, count: number, threads: number): Promise<boolean> {
  const { checks } = head;
  const blocks = checks.length / CHECK_LENGTH;
  const step = Math.max(1, blocks / count);
  const wanted = Array.from({ length: Math.min(count, blocks) }, (_, i) => Math.floor(i * step));
  const progress = startProgress(processIo(), wanted.length);
  let [next, done, failed] = [0, 0, 0];
  await inThreads<AlmanacAnswers>(WORKER, threads, async (ask) => {
    for (let n = wanted[next++]; n !== undefined; n = wanted[next++]) {
      const { check } = await ask('play', [level, n * BLOCK, BLOCK]);
      const stored = checks.slice(n * CHECK_LENGTH, (n + 1) * CHECK_LENGTH);
      if (check !== stored) {
        failed++;
        console.error(
          `almanac: the games ${n * BLOCK} to ${(n + 1) * BLOCK - 1} of ${level} are not those of the file`,
        );
      }
      progress.tick(++done);
    }
  });
  progress.end();
  console.log(`${level}: verified ${wanted.length * BLOCK} games, ${failed * BLOCK} failed`);
  return failed === 0;
}
