import { serve } from '@caravanserai/bots/targi';
import { assert } from '@caravanserai/contract';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

assert(parentPort !== null, 'this file is a worker');
const port = parentPort;
const receive = serve({
  post: (message) => port.postMessage(message),
  now: () => performance.now(),
  yieldToEventLoop: () => setImmediate(),
});
port.on('message', receive);
