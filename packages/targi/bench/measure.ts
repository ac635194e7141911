import { PerformanceObserver } from 'node:perf_hooks';
import { quickRng, type Rng } from '@caravanserai/contract';
import type { Contender } from './contenders.ts';
import { DEALS } from './positions.ts';

/** Measurements of one series of games. */
export interface Stretch {
  readonly games: number;
  readonly moves: number;
  readonly wallMs: number;
  readonly cpuMs: number; // of all threads of the process, including garbage collection
  readonly gcCount: number;
  readonly gcMs: number;
}

const GAMES_PER_CLOCK_READ: Record<string, number> = { inPlace: 64, pure: 8 }; // reading the clock is slow and allocates; default 1

/** Asynchronous because garbage collection is reported only after the loop. */
export async function measureGames(contender: Contender, rng: Rng, ms: number): Promise<Stretch> {
  let gcCount = 0;
  let gcMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      gcCount++;
      gcMs += duration;
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  const step = GAMES_PER_CLOCK_READ[contender.key.split('@')[0]] ?? 1;
  let games = 0;
  let moves = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const end = start + ms;
  while (performance.now() < end) {
    for (let i = 0; i < step; i++) moves += contender.playGame(games++ % DEALS, rng);
  }
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
  return { games, moves, wallMs, cpuMs: (user + system) / 1000, gcCount, gcMs };
}

export interface Timing {
  readonly ns: number; // CPU time of one call: the median of the repetitions
  readonly spreadNs: readonly [number, number];
}

/** Times `call(i)` in batches of 1,000, because single calls are too short to measure. */
export function timeCall(call: (i: number) => void, ms: number): Timing {
  const repetitions = Array.from({ length: 6 }, () => {
    let calls = 0;
    const cpu = process.cpuUsage();
    const end = performance.now() + ms / 5;
    while (performance.now() < end) for (let i = 0; i < 1000; i++) call(calls++);
    const { user, system } = process.cpuUsage(cpu);
    return ((user + system) * 1000) / calls;
  }).slice(1); // the first is the warm-up
  return { ns: median(repetitions), spreadNs: [Math.min(...repetitions), Math.max(...repetitions)] };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Measures the contenders round-robin, so that a slow minute of the machine affects all of them. */
export async function measureInTurn(
  contenders: readonly Contender[],
  ms: number,
  repetitions: number,
): Promise<Map<Contender, Stretch[]>> {
  const stretches = new Map(contenders.map((contender) => [contender, [] as Stretch[]]));
  const rngs = new Map(contenders.map((contender) => [contender, quickRng('bench')]));
  for (let i = -1; i < repetitions; i++) {
    for (const contender of contenders) {
      const rng = rngs.get(contender) ?? quickRng('bench');
      const stretch = await measureGames(contender, rng, i < 0 ? Math.max(500, ms / repetitions) : ms / repetitions);
      if (i >= 0) stretches.get(contender)?.push(stretch); // the first round is the warm-up
    }
  }
  return stretches;
}
