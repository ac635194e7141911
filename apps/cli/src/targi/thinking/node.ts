import { openThinker, type Thinker } from '@caravanserai/bots/targi';
import { threadPort } from '@caravanserai/contract';
import { Worker } from 'node:worker_threads';

/** Runs bots in a worker thread. Close it, or the process does not exit. */
export function openNodeThinker(worker = new URL('./nodeWorker.ts', import.meta.url)): Thinker {
  return openThinker((listener) => threadPort(new Worker(worker), listener));
}
