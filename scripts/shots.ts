/**
 * `npm run shots [-- --each N]`: searches for trick shots of Targets until there are N of each kind. It continues where the last run ended.
 * `npm run shots -- --verify` plays all of them again: their solutions, and the rate of the practised hand.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { processIo } from '../apps/cli/src/io.ts';
import { startProgress } from '../apps/cli/src/progress.ts';
import { loadPhysics } from '../packages/targets/src/physics/index.ts';
import { RULES_VERSION } from '../packages/targets/src/record.ts';
import type { TrickData } from '../packages/targets/src/tricks/trick.ts';
import { searchTrick, verifyTrick } from '../packages/targets/tricks/search.ts';
import { type Kind, KIND_NAMES } from '../packages/targets/tricks/tables.ts';
import { readCollection, saveCollection } from './collection.ts';
import { ROOT } from './tools.ts';

interface Store {
  /** The rules and physics of the last search or verification. */
  rulesVersion: number;
  /** Tables tried, by kind. */
  tried: Partial<Record<Kind, number>>;
  rejected: Record<'unsolved' | 'hard' | 'easy', number>;
  tricks: TrickData[];
}

const FILE = join(ROOT, 'apps/web/src/games/targets/tricks/tricks.json');
const EACH = 6;
const MOST_TABLES = 60; // of a kind
const HARD = 0.1; // below it for half of a kind at most

process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { each: { type: 'string', default: String(EACH) }, verify: { type: 'boolean', default: false } },
  });
  const each = Number(values.each);
  if (!(Number.isSafeInteger(each) && each > 0)) {
    console.error('shots: --each is a whole number from 1.');
    return 2;
  }
  await loadPhysics();
  return values.verify ? verify(read()) : search(read(), each);
}

function read(): Store {
  return (
    readCollection<Store>(FILE) ?? {
      rulesVersion: RULES_VERSION,
      tried: {},
      rejected: { unsolved: 0, hard: 0, easy: 0 },
      tricks: [],
    }
  );
}

/** The easiest first. */
function save({ tricks, ...head }: Store): Promise<void> {
  const sorted = tricks.toSorted((a, b) => b.rate - a.rate);
  return saveCollection(FILE, head, 'tricks', sorted);
}

async function search(store: Store, each: number): Promise<number> {
  const progress = startProgress(processIo(), each * KIND_NAMES.length);
  for (const kind of KIND_NAMES) {
    const ofKind = () => store.tricks.filter((trick) => trick.kind === kind);
    for (let n = (store.tried[kind] ?? 0) + 1; ofKind().length < each && n <= MOST_TABLES; n++) {
      const found = searchTrick(kind, n);
      const isHard = typeof found !== 'string' && found.rate < HARD;
      const hard = ofKind().filter(({ rate }) => rate < HARD).length;
      store.tried[kind] = n;
      if (typeof found === 'string') store.rejected[found]++;
      else if (isHard && hard >= each / 2) store.rejected.hard++;
      else store.tricks.push(found);
      progress.tick(store.tricks.length);
      await save(store);
    }
  }
  progress.end();
  report(store);
  return 0;
}

async function verify(store: Store): Promise<number> {
  const progress = startProgress(processIo(), store.tricks.length);
  const failed = store.tricks.filter((trick, i) => {
    const isVerified = verifyTrick(trick);
    progress.tick(i + 1);
    return !isVerified;
  });
  progress.end();
  for (const { kind, n } of failed) console.error(`shots: ${kind} ${n} is not what the file says`);
  console.log(`verified ${store.tricks.length} trick shots, ${failed.length} failed`);
  if (failed.length > 0) return 1;
  await save({ ...store, rulesVersion: RULES_VERSION });
  return 0;
}

function report({ tried, rejected, tricks }: Store): void {
  const tables = Object.values(tried).reduce((sum, n) => sum + n, 0);
  const rejects = Object.entries(rejected).map(([reason, n]) => `${reason} ${n}`);
  console.log(`${tricks.length} trick shots from ${tables} tables; rejected: ${rejects.join(', ')}`);
  const kinds = Map.groupBy(tricks, ({ kind }) => kind);
  console.log(`  kinds: ${[...kinds].map(([kind, some]) => `${kind} ${some.length}`).join(', ')}`);
}
