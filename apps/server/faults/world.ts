import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rng } from '@caravanserai/contract';
import type { Ended, ServerProcess } from '../../../scripts/serverProcess.ts';
import { startServerProcess } from '../test/remote.ts';
import { type DatabaseProxy, openDatabaseProxy } from './databaseProxy.ts';
import { openRequestProxy, type RequestFaults, type RequestProxy } from './requestProxy.ts';

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'moodyDisk.ts')).href;
const SHARES: RequestFaults = { lost: 0.01, unanswered: 0.02, twice: 0.02, late: 0.02 };

/** A server process and the proxies around it. */
export interface FaultyNode {
  readonly lines?: DatabaseProxy; // to the database, if that is another process
  readonly entry: RequestProxy;
  readonly isUp: () => boolean;
  readonly url: () => string;
  readonly process: () => ServerProcess;
  /** Kills the process as a power cut would, and starts it again, optionally with a wrong clock. */
  restart(skewMs?: number): Promise<void>;
}

/** A server whose parts can fail independently. */
export interface World {
  readonly nodes: readonly FaultyNode[];
  readonly database: string;
  readonly folder: string; // a file `slow` in it makes the disk slow
  close(): Promise<readonly string[]>; // returns the internal errors of the nodes
}

export function unit(rng: Rng): number {
  return rng.next() / 2 ** 32;
}

/** `nodes` on one PostgreSQL, or a single one on an SQLite file. */
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

/** Output on stderr, and logged errors other than an unavailable database. */
function mistakesIn({ stdout, stderr }: Ended): string {
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{') && !/UnavailableError|EngineTimeout/.test(line));
  return [...(stderr === '' ? [] : [stderr]), ...lines].join('\n');
}

async function openFaulty(database: string, folder: string, rng: Rng, words: string[]): Promise<FaultyNode> {
  const chance = () => unit(rng);
  const lines = database.startsWith('postgres') ? await openDatabaseProxy(database, chance) : undefined;
  let serverProcess = start(0);
  let url = await serverProcess.url;
  let isUp = true;

  function start(skewMs: number): ServerProcess {
    return startServerProcess(lines?.url ?? database, {
      NODE_OPTIONS: `--import ${PRELOAD}`,
      SLOW_DISK_WHILE: join(folder, 'slow'),
      SKEW_MS: String(skewMs),
      ENGINE_THREADS: '1',
      LOG_LEVEL: 'error',
    });
  }

  async function restart(skewMs = 0): Promise<void> {
    isUp = false;
    serverProcess.signal('SIGKILL');
    words.push(mistakesIn(await serverProcess.ended));
    serverProcess = start(skewMs);
    for (;;) {
      try {
        url = await serverProcess.url;
        isUp = true;
        return;
      } catch {
        serverProcess = start(skewMs); // startup correctly fails without a database: a process manager would restart it
      }
    }
  }

  return {
    ...(lines ? { lines } : {}),
    entry: await openRequestProxy(() => url, SHARES, chance),
    isUp: () => isUp,
    url: () => url,
    process: () => serverProcess,
    restart,
  };
}
