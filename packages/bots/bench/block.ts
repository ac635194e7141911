import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { openNodeThinker } from '../../../apps/cli/src/targi/thinking/node.ts';
import { timesOf } from '../src/measure/times.ts';
import { endlessRequest, someRecord } from '../test/requests.ts';

// `node packages/bots/bench/block.ts`: measures how long the strongest bot, running in a thread, blocks the caller's event loop. The bar is
// 10 ms. The row without a bot shows the delay of the machine itself; the CPU time of the caller's thread does not depend on the load.

const THINKING_MS = 3000;
const ABORTS = 40;

async function measure(name: string, busy: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.threadCpuUsage();
  await busy();
  const { user, system } = process.threadCpuUsage(before); // microseconds
  delay.disable();
  const ms = (nanoseconds: number) => `${(nanoseconds / 1e6).toFixed(1)} ms`;
  // the timer's own resolution, 1 ms, is included in the delay
  const percentiles = `p99 ${ms(delay.percentile(99))}, median ${ms(delay.percentile(50))}`;
  const worked = `${((user + system) / 1000).toFixed(0)} ms of work in all`;
  console.log(`${name}: longest delay ${ms(delay.max)}, ${percentiles}; ${worked}`);
}

const request = { ...endlessRequest(), level: 'amenokal', mode: { kind: 'time', ms: THINKING_MS } } as const;
const thinker = openNodeThinker();
await thinker.think({ ...request, mode: { kind: 'nodes' }, level: 'shepherd' }); // excludes the start of the thread from the measurement
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0].toFixed(1)}, Node ${process.version}`);
await measure('without a bot', () => setTimeout(THINKING_MS));
let heard = 0;
const started = performance.now();
await measure('with amenokal', () => thinker.think(request, { onProgress: () => heard++ }));
console.log(
  `asked for ${THINKING_MS} ms, took ${(performance.now() - started).toFixed(0)} ms; ${heard} words of progress`,
);

/** Time from an abort until the thread answers a trivial request: a hint for the wrong player. */
async function freeAfter(thought: (signal: AbortSignal) => Promise<unknown>, afterMs: number): Promise<number> {
  const stop = new AbortController();
  const aborted = thought(stop.signal).catch(() => {});
  await setTimeout(afterMs);
  stop.abort();
  await aborted;
  const asked = performance.now();
  await thinker.hint(WRONG).catch(() => {});
  return performance.now() - asked;
}

const WRONG = { ...request.view, viewer: request.view.viewer === 'blue' ? 'white' : 'blue' } as const;
const record = someRecord('block');
const thoughts = {
  'a decision': (signal: AbortSignal) => thinker.think(request, { signal }),
  'a hint': (signal: AbortSignal) => thinker.hint(request.view, { signal }),
  'an analysis': (signal: AbortSignal) => thinker.analyse(record, { signal }),
};
for (const [name, thought] of Object.entries(thoughts)) {
  const waits: number[] = [];
  for (let i = 0; i < ABORTS; i++) waits.push(await freeAfter(thought, 20 + 2 * i));
  const { meanMs, p95Ms, maxMs } = timesOf(waits);
  const words = `mean ${meanMs.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms, longest ${maxMs.toFixed(1)} ms`;
  console.log(`abort of ${name}, ${ABORTS} times: the thread listens again after ${words}`);
}
await thinker.close();
