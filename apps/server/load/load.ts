import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../../scripts/serverProcess.ts';
import { startPostgres } from '../test/postgres.ts';
import type { Report } from './pace.ts';

const USAGE = `npm run load -- --games N --seconds S [--store sqlite|postgres] [--gap MS] [--only ours|theirs] [--json]
  --gap   milliseconds between two moves of one game (1000); 0: as fast as the answers come`;

interface Wish {
  readonly games: number;
  readonly seconds: number;
  readonly gapMs: number;
  readonly store: 'sqlite' | 'postgres';
}

interface Measured extends Report {
  readonly memoryKbPerGame: number;
}

/** A server that is measured: where it is, how much memory it has taken, and how to end it. */
interface Subject {
  readonly url: string;
  memoryBytes(): Promise<number>;
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
    async memoryBytes() {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
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

async function openTheirs(): Promise<Subject> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'theirServer.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /open on (http:\S+)\n/.exec(String(chunk))?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error('boardgame.io did not open')));
  });
  return {
    url,
    memoryBytes: async () => Number(await (await fetch(`${url}/rss`)).text()),
    async stop() {
      child.kill('SIGKILL');
    },
  };
}

async function measure(whose: 'ours' | 'theirs', wish: Wish): Promise<Measured> {
  const subject = whose === 'ours' ? await openOurs(wish) : await openTheirs();
  try {
    const before = await subject.memoryBytes();
    const report = await runClients([whose, subject.url, wish.games, wish.seconds, wish.gapMs].map(String));
    const after = await subject.memoryBytes();
    return { ...report, memoryKbPerGame: (after - before) / 1024 / wish.games };
  } finally {
    await subject.stop();
  }
}

function runClients(args: readonly string[]): Promise<Report> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'clients.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(said) as Report);
      else reject(new Error(`the clients ended with ${code}`));
    });
  });
}

function lineOf(name: string, { moves, seconds, p50Ms, p95Ms, p99Ms, memoryKbPerGame, errors }: Measured): string {
  const numbers = [moves / seconds, p50Ms, p95Ms, p99Ms, memoryKbPerGame].map((value) => value.toFixed(1).padStart(10));
  return `${name.padEnd(14)}${numbers.join('')}${String(errors).padStart(8)}`;
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
  if (!isRight || (only !== undefined && only !== 'ours' && only !== 'theirs')) {
    console.error(USAGE);
    return 2;
  }
  const wish: Wish = { games, seconds, gapMs, store };
  const results: Partial<Record<'ours' | 'theirs', Measured>> = {};
  if (!values.json) console.log(`${games} games, ${seconds} s, ${gapMs} ms between two moves of a game`);
  if (!values.json) console.log(`${''.padEnd(14)}   moves/s    p50 ms    p95 ms    p99 ms   kB/game  errors`);
  for (const whose of ['ours', 'theirs'] as const) {
    if (only !== undefined && only !== whose) continue;
    results[whose] = await measure(whose, wish);
    const name = whose === 'ours' ? `ours, ${store}` : 'boardgame.io';
    if (!values.json) console.log(lineOf(name, results[whose]));
  }
  if (values.json) console.log(JSON.stringify({ ...wish, ...results }));
  const { ours, theirs } = results;
  if (ours && theirs && !values.json) {
    console.log(`moves/s, ours ÷ theirs: ${(ours.moves / ours.seconds / (theirs.moves / theirs.seconds)).toFixed(1)}`);
  }
  return (ours?.errors ?? 0) === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main();
