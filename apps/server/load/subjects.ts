import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../scripts/serverProcess.ts';
import { ROOT } from '../../../scripts/tools.ts';
import { startPostgres } from '../test/postgres.ts';
import type { Drive, Said } from './clients.ts';
import type { Report } from './pace.ts';

export const CONTENDERS = ['ours', 'theirs', 'theirsOnDisk'] as const;
export type Contender = (typeof CONTENDERS)[number];
export type StoreKind = 'sqlite' | 'postgres';

interface Usage {
  readonly memoryBytes: number;
  readonly cpuS: number; // since its start
}

export interface Measured extends Report {
  readonly memoryKbPerGame: number;
  readonly cpuMsPerMove: number; // of the server: hardly affected by other load on the machine
}

/** A server under test: its URL, its CPU time, and how to stop it. */
interface Subject {
  readonly url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** A server with its clients; all games are open and at rest. */
export interface Table {
  readonly url: string;
  memoryBytes(): Promise<number>; // of the server
  drive(drive: Drive): Promise<Measured>;
  stop(): Promise<void>;
}

/** `everywhere` is our server with rate limits, each player at its own address; `root` is the checkout that our server is started from. */
export async function openTable(
  whose: Contender | 'everywhere',
  games: number,
  store: StoreKind,
  { nodes = 1, root = ROOT } = {},
): Promise<Table> {
  const isOurs = whose === 'ours' || whose === 'everywhere';
  const subject = isOurs
    ? await openOurs(store, whose === 'everywhere', nodes, root)
    : await openTheirs(whose === 'theirsOnDisk');
  const idle = await subject.usage();
  const clients = spawn(
    process.execPath,
    [join(import.meta.dirname, 'clients.ts'), isOurs ? whose : 'theirs', subject.url, String(games)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  process.once('exit', () => clients.kill('SIGKILL'));
  await answerOf<Said>(clients);
  return {
    url: subject.url,
    memoryBytes: async () => (await subject.usage()).memoryBytes,
    async drive(drive) {
      const measuring = answerOf<Said>(clients);
      clients.send(drive);
      await measuring;
      const measured = answerOf<Said>(clients);
      const before = await subject.usage();
      await measured;
      const done = answerOf<Report>(clients);
      const after = await subject.usage();
      const report = await done;
      return {
        ...report,
        memoryKbPerGame: (after.memoryBytes - idle.memoryBytes) / 1024 / games,
        cpuMsPerMove: ((after.cpuS - before.cpuS) * 1000) / report.moves,
      };
    },
    async stop() {
      clients.kill('SIGKILL');
      await subject.stop();
    },
  };
}

async function openOurs(store: StoreKind, hasLimits: boolean, nodes: number, root: string): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-load-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const postgres = store === 'postgres' ? await startPostgres() : undefined;
  const database = postgres ? await postgres.database('load') : join(folder, 'load.db');
  const servers = Array.from({ length: nodes }, () =>
    startServer(
      {
        WEB_ROOT: folder,
        DATABASE_URL: database,
        RATE_LIMITS: hasLimits ? 'yes' : 'no',
        NODE_ENV: 'production',
      },
      root,
    ),
  );
  const urls = await Promise.all(servers.map((server) => server.url));
  return {
    url: urls.join(','),
    async usage() {
      const read = await Promise.all(urls.map(usageAt));
      return {
        memoryBytes: read.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
        cpuS: read.reduce((sum, { cpuS }) => sum + cpuS, 0),
      };
    },
    async stop() {
      for (const server of servers) server.signal('SIGTERM');
      const ends = await Promise.all(servers.map(({ ended }) => ended));
      for (const { stderr } of ends) if (stderr) console.error(stderr.slice(0, 2000));
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function usageAt(url: string): Promise<Usage> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { memoryBytes: read('process_resident_memory_bytes'), cpuS: read('process_cpu_seconds_total') };
}

async function openTheirs(isDurable: boolean): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'boardgame-io-load-'));
  const args = [join(import.meta.dirname, 'theirServer.ts'), ...(isDurable ? [join(folder, 'load.db')] : [])];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const found = /open on (http:\S+)\n/.exec(String(chunk))?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error('boardgame.io did not open')));
  });
  return {
    url,
    usage() {
      const answer = answerOf<Usage>(child);
      child.send('usage');
      return answer;
    },
    async stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The next message of the process. */
export function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | undefined, signal?: string) =>
      reject(new Error(`${child.spawnargs.join(' ')} ended: ${signal ?? `exit status ${code}`}`));
    child.once('close', ended);
    child.once('message', (said) => {
      child.removeListener('close', ended);
      resolve(said as T);
    });
  });
}
