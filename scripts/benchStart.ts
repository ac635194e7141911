/** `npm run bench -- start`: time until the server accepts requests, with the page already built. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { buildWeb } from './buildWeb.ts';
import { ROOT } from './tools.ts';

const TIMES = 3;
const TICK_MS = 10; // one clock tick, the unit of /proc

interface Start {
  readonly wallMs: number;
  readonly cpuMs: number | undefined; // of the server process; Linux only
}

async function start(command: string, args: readonly string[]): Promise<Start> {
  const beganMs = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATABASE_URL: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const chunk of child.stdout) {
    if (!String(chunk).includes('open on')) continue;
    const opened = { wallMs: performance.now() - beganMs, cpuMs: cpuOf(child.pid) };
    child.kill('SIGTERM');
    await ended;
    return opened;
  }
  throw new Error(`${command} ${args.join(' ')} ended before it was open`);
}

function cpuOf(pid = 0): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

await buildWeb();
console.log(
  `load ${loadavg()[0]?.toFixed(1)}; until the server is ready, the median of ${TIMES} (and all of them), in ms`,
);
for (const [name, command, args] of [
  ['npm start', 'npm', ['start', '--silent']],
  ['node scripts/start.ts', process.execPath, ['scripts/start.ts']],
  ['node apps/server/src/main.ts', process.execPath, ['apps/server/src/main.ts']],
] as const) {
  const starts: Start[] = [];
  for (let i = 0; i < TIMES; i++) starts.push(await start(command, args));
  const walls = starts.map(({ wallMs }) => Math.round(wallMs));
  const cpu = middle(starts.flatMap(({ cpuMs }) => cpuMs ?? []));
  const cpuWords = command === 'npm' || Number.isNaN(cpu) ? '' : `; CPU ${cpu}`;
  console.log(`  ${name}: ${middle(walls)} (${walls.join(', ')})${cpuWords}`);
}
