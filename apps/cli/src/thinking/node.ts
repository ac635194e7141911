import { openThinker, type Thinker } from '@caravanserai/bots';
import { threadPort } from '@caravanserai/contract';
import { Worker } from 'node:worker_threads';

/** Bots in a thread of their own. Close it, or the program does not end. */
export function openNodeThinker(worker = new URL('./nodeWorker.ts', import.meta.url)): Thinker {
  return openThinker((listener) => threadPort(new Worker(worker), listener));
}
