import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { openNodeThinker } from '../../../apps/cli/src/thinking/node.ts';
import { endlessRequest } from '../test/requests.ts';

// How long the strongest bot, thinking in a thread, keeps its caller from doing anything else: the delay of the caller's event
// loop. It is to stay below 10 ms; the row without a bot shows what the machine itself adds, and the work of the caller's thread
// does not depend on how busy that is. `node packages/bots/bench/block.ts`

const THINKING_MS = 3000;

async function measure(name: string, busy: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.threadCpuUsage();
  await busy();
  const { user, system } = process.threadCpuUsage(before); // microseconds
  delay.disable();
  const ms = (nanoseconds: number) => `${(nanoseconds / 1e6).toFixed(1)} ms`;
  // The timer itself waits for a millisecond, which counts as delay.
  const percentiles = `p99 ${ms(delay.percentile(99))}, median ${ms(delay.percentile(50))}`;
  const worked = `${((user + system) / 1000).toFixed(0)} ms of work in all`;
  console.log(`${name}: longest delay ${ms(delay.max)}, ${percentiles}; ${worked}`);
}

const request = { ...endlessRequest(), level: 'amenokal', mode: { kind: 'time', ms: THINKING_MS } } as const;
const thinker = openNodeThinker();
await thinker.think({ ...request, mode: { kind: 'nodes' }, level: 'shepherd' }); // the start of the thread is not measured
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0].toFixed(1)}, Node ${process.version}`);
await measure('without a bot', () => setTimeout(THINKING_MS));
let heard = 0;
const started = performance.now();
await measure('with amenokal', () => thinker.think(request, { onProgress: () => heard++ }));
console.log(
  `asked for ${THINKING_MS} ms, took ${(performance.now() - started).toFixed(0)} ms; ${heard} words of progress`,
);
const stop = new AbortController();
const aborted = thinker.think(request, { signal: stop.signal }).catch(() => performance.now());
await setTimeout(200);
const stopped = performance.now();
stop.abort();
console.log(`abort: the caller waits ${(Number(await aborted) - stopped).toFixed(2)} ms`);
const asked = performance.now();
await thinker.think({ ...request, mode: { kind: 'nodes' }, level: 'shepherd' });
console.log(`the thread is free for the next answer after ${(performance.now() - asked).toFixed(0)} ms`);
await thinker.close();
