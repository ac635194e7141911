import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rng } from '@caravanserai/contract';
import type { Ended, ServerProcess } from '../../../scripts/serverProcess.ts';
import { startHouse } from '../test/remote.ts';
import { type DatabaseProxy, openDatabaseProxy } from './databaseProxy.ts';
import { openRequestProxy, type RequestFaults, type RequestProxy } from './requestProxy.ts';

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'moodyDisk.ts')).href;
const SHARES: RequestFaults = { lost: 0.01, unanswered: 0.02, twice: 0.02, late: 0.02 };

/** One server process and the proxies around it. */
export interface FaultyNode {
  readonly lines?: DatabaseProxy; // to the database, where that is another process
  readonly entry: RequestProxy;
  readonly isUp: () => boolean;
  readonly url: () => string;
  readonly process: () => ServerProcess;
  /** As a power cut would; then it starts again, perhaps with a clock that is wrong by so much. */
  restart(skewMs?: number): Promise<void>;
}

/** A house whose parts can be hurt, one by one. */
export interface World {
  readonly nodes: readonly FaultyNode[];
  readonly database: string;
  readonly folder: string; // `slow` in it makes the disk slow
  close(): Promise<readonly string[]>; // what the nodes took for mistakes of their own
}

export function unit(rng: Rng): number {
  return rng.next() / 2 ** 32;
}

/** `nodes` on one PostgreSQL, or one on a file of its own. */
export async function openWorld(postgres: string | undefined, nodes: number, rng: Rng): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-faults-'));
  const database = postgres ?? join(folder, 'faults.db');
  const words: string[] = [];
  const opened = await Promise.all(
    Array.from({ length: postgres === undefined ? 1 : nodes }, () => openFaulty(database, folder, rng, words)),
  );
  return {
    nodes: opened,
    database,
    folder,
    async close() {
      for (const node of opened) {
        node.process().signal('SIGCONT');
        node.process().signal('SIGKILL');
        words.push(mistakesIn(await node.process().ended));
        await node.entry.close();
        await node.lines?.close();
      }
      rmSync(folder, { recursive: true, force: true });
      return words.filter((text) => text !== '');
    },
  };
}

/** What was written to stderr, and errors in the log that are not the database's being away. */
function mistakesIn({ stdout, stderr }: Ended): string {
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{') && !/UnavailableError|EngineTimeout/.test(line));
  return [...(stderr === '' ? [] : [stderr]), ...lines].join('\n');
}

async function openFaulty(database: string, folder: string, rng: Rng, words: string[]): Promise<FaultyNode> {
  const chance = () => unit(rng);
  const lines = database.startsWith('postgres') ? await openDatabaseProxy(database, chance) : undefined;
  let house = start(0);
  let url = await house.url;
  let isUp = true;

  function start(skewMs: number): ServerProcess {
    return startHouse(lines?.url ?? database, {
      NODE_OPTIONS: `--import ${PRELOAD}`,
      SLOW_DISK_WHILE: join(folder, 'slow'),
      SKEW_MS: String(skewMs),
      ENGINE_THREADS: '1',
      LOG_LEVEL: 'error',
    });
  }

  async function restart(skewMs = 0): Promise<void> {
    isUp = false;
    house.signal('SIGKILL');
    words.push(mistakesIn(await house.ended));
    house = start(skewMs);
    for (;;) {
      try {
        url = await house.url;
        isUp = true;
        return;
      } catch {
        house = start(skewMs); // it gave up, as it should where the database does not answer: whatever keeps it running starts it again
      }
    }
  }

  return {
    ...(lines ? { lines } : {}),
    entry: await openRequestProxy(() => url, SHARES, chance),
    isUp: () => isUp,
    url: () => url,
    process: () => house,
    restart,
  };
}
