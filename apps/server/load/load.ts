import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../../scripts/serverProcess.ts';
import { startPostgres } from '../test/postgres.ts';
import type { Report } from './pace.ts';

const USAGE = `npm run load -- --games N --seconds S [--store sqlite|postgres] [--gap MS] [--only ours|theirs|theirsOnDisk] [--json]
  --gap   milliseconds between two moves of one game (1000); 0: as fast as the answers come`;

interface Wish {
  readonly games: number;
  readonly seconds: number;
  readonly gapMs: number;
  readonly store: 'sqlite' | 'postgres';
}

const CONTENDERS = ['ours', 'theirs', 'theirsOnDisk'] as const;
type Contender = (typeof CONTENDERS)[number];

interface Usage {
  readonly memoryBytes: number;
  readonly cpuS: number; // since it started
}

interface Measured extends Report {
  readonly memoryKbPerGame: number;
  readonly cpuMsPerMove: number; // of the server: what a busy machine does not change much
}

/** A server that is measured: where it is, what it has taken, and how to end it. */
interface Subject {
  readonly url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

async function openOurs({ store }: Wish): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-load-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const postgres = store === 'postgres' ? await startPostgres() : undefined;
  const database = postgres ? await postgres.database('load') : join(folder, 'load.db');
  const server = startServer({ WEB_ROOT: folder, DATABASE_URL: database, RATE_LIMITS: 'no', NODE_ENV: 'production' });
  const url = await server.url;
  return {
    url,
    async usage() {
      const text = await (await fetch(`${url}/metrics`)).text();
      const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
      return { memoryBytes: read('process_resident_memory_bytes'), cpuS: read('process_cpu_seconds_total') };
    },
    async stop() {
      server.signal('SIGTERM');
      const { stderr } = await server.ended;
      if (stderr) console.error(stderr.slice(0, 2000));
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
    usage: () =>
      new Promise<Usage>((resolve, reject) => {
        child.once('close', () => reject(new Error('boardgame.io ended')));
        child.once('message', (usage) => resolve(usage as Usage));
        child.send('usage');
      }),
    async stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function measure(whose: Contender, wish: Wish): Promise<Measured> {
  const subject = whose === 'ours' ? await openOurs(wish) : await openTheirs(whose === 'theirsOnDisk');
  try {
    const idle = await subject.usage();
    let begun: Promise<Usage> | undefined;
    const args = [whose === 'ours' ? 'ours' : 'theirs', subject.url, wish.games, wish.seconds, wish.gapMs].map(String);
    const report = await runClients(args, () => (begun = subject.usage()));
    const after = await subject.usage();
    const cpuS = after.cpuS - ((await begun) ?? idle).cpuS;
    return {
      ...report,
      memoryKbPerGame: (after.memoryBytes - idle.memoryBytes) / 1024 / wish.games,
      cpuMsPerMove: (cpuS * 1000) / report.moves,
    };
  } finally {
    await subject.stop();
  }
}

function runClients(args: readonly string[], onMeasuring: () => void): Promise<Report> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'clients.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk) => {
    if (said === '') onMeasuring();
    said += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(said.trim().split('\n').at(-1) ?? '') as Report);
      else reject(new Error(`the clients ended with ${code}`));
    });
  });
}

function lineOf(name: string, measured: Measured): string {
  const { moves, seconds, p50Ms, p95Ms, p99Ms, memoryKbPerGame, cpuMsPerMove, errors } = measured;
  const numbers = [moves / seconds, p50Ms, p95Ms, p99Ms, memoryKbPerGame, cpuMsPerMove];
  return `${name.padEnd(14)}${numbers.map((value) => value.toFixed(2).padStart(10)).join('')}${String(errors).padStart(8)}`;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      seconds: { type: 'string' },
      store: { type: 'string', default: 'sqlite' },
      gap: { type: 'string', default: '1000' },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [games, seconds, gapMs] = [Number(values.games), Number(values.seconds), Number(values.gap)];
  const { store, only } = values;
  const isRight = games >= 1 && seconds >= 1 && gapMs >= 0 && (store === 'sqlite' || store === 'postgres');
  if (!isRight || (only !== undefined && !CONTENDERS.some((known) => known === only))) {
    console.error(USAGE);
    return 2;
  }
  const wish: Wish = { games, seconds, gapMs, store };
  const results: Partial<Record<Contender, Measured>> = {};
  if (!values.json) console.log(`${games} games, ${seconds} s, ${gapMs} ms between two moves of a game`);
  if (!values.json) console.log(`${''.padEnd(14)}   moves/s    p50 ms    p95 ms    p99 ms   kB/game  CPU ms/m  errors`);
  const names = { ours: `ours, ${store}`, theirs: 'boardgame.io', theirsOnDisk: '… on disk' };
  for (const whose of CONTENDERS) {
    if (only !== undefined && only !== whose) continue;
    results[whose] = await measure(whose, wish);
    if (!values.json) console.log(lineOf(names[whose], results[whose]));
  }
  if (values.json) console.log(JSON.stringify({ ...wish, ...results }));
  const { ours, theirs, theirsOnDisk } = results;
  const rate = ({ moves, seconds: s }: Measured) => moves / s;
  if (ours && theirs && theirsOnDisk && !values.json) {
    const ratios = [theirs, theirsOnDisk].map((other) => (rate(ours) / rate(other)).toFixed(1));
    console.log(`moves/s, ours ÷ theirs: ${ratios[0]} in memory, ${ratios[1]} on disk`);
  }
  return (ours?.errors ?? 0) === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main();
