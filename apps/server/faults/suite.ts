import { quickRng } from '@caravanserai/contract';
import type { MatchId } from '@caravanserai/contract';
import type { Entry } from '../src/storage/matchStore.ts';
import { openStore } from '../src/storage/store.ts';
import { History } from './history.ts';
import { hurt } from './menu.ts';
import { playAtTable } from './players.ts';
import { openWorld } from './world.ts';

export interface Plan {
  readonly postgres?: string; // URL of an empty database; default: a new SQLite file
  readonly nodes: number;
  readonly tables: number;
  readonly isEnough: (moves: number, elapsedMs: number) => boolean;
  readonly pauseMs: number; // average time between two faults of a node
  readonly seed: string;
  readonly report?: (line: string) => void;
}

export interface Outcome {
  readonly moves: number;
  readonly matches: number;
  readonly faults: ReadonlyMap<string, number>;
  readonly requestFaults: number;
  readonly violations: readonly string[];
  readonly words: readonly string[]; // on stderr
  readonly seconds: number;
}

const REPORT_EVERY_MS = 30_000;

/** Plays games while nodes suffer faults, then compares the guarantees with the stored data. */
export async function runFaults(plan: Plan): Promise<Outcome> {
  const startMs = performance.now();
  const history = new History();
  const rng = quickRng(plan.seed);
  const world = await openWorld(plan.postgres, plan.nodes, rng);
  let isHurt = true;
  let isPlayed = true;
  const reporting = setInterval(() => {
    plan.report?.(`${Math.round((performance.now() - startMs) / 1000)} s: ${history.moves} moves`);
  }, REPORT_EVERY_MS);
  const playing = Promise.all(
    Array.from({ length: plan.tables }, (_, i) =>
      playAtTable(world, history, quickRng(`${plan.seed} ${i}`), () => !isPlayed),
    ),
  );
  const hurting = hurt(world, rng, () => !isHurt, plan.pauseMs);
  while (!plan.isEnough(history.moves, performance.now() - startMs)) {
    await Promise.race([playing, new Promise((done) => setTimeout(done, 200))]);
  }
  isHurt = false;
  const faults = await hurting;
  isPlayed = false;
  const matches = (await playing).flat();
  const requestFaults = world.nodes.flatMap(({ entry }) => Object.values(entry.counts)).reduce((a, b) => a + b, 0);
  clearInterval(reporting);
  const log = await logsOf(world.database, matches);
  const replayed = await notReplaying(world.nodes[0].url(), matches);
  const words = await world.close();
  return {
    moves: history.moves,
    matches: matches.length,
    faults,
    requestFaults,
    violations: [...history.violations(log), ...replayed],
    words,
    seconds: (performance.now() - startMs) / 1000,
  };
}

async function logsOf(database: string, matches: readonly string[]): Promise<Map<string, Entry[]>> {
  const store = await openStore(database, { isReadOnly: true });
  const logs = new Map<string, Entry[]>();
  for (const match of matches) logs.set(match, await store.matches.entries(match as MatchId, 0));
  await store.db.close();
  return logs;
}

/** The matches whose log cannot be replayed. */
async function notReplaying(url: string, matches: readonly string[]): Promise<string[]> {
  const bad: string[] = [];
  for (const match of matches) {
    const { status } = await fetch(`${url}/api/matches/${match}`);
    if (status !== 200) bad.push(`${match} cannot be shown: ${status}`);
  }
  return bad;
}
