import { serve } from '@caravanserai/bots';
import { assert } from '@caravanserai/contract';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

assert(parentPort !== null, 'this file is a worker');
const port = parentPort;

// Not a channel to oneself, as in a browser: Node empties one port before it looks at the next.
const receive = serve({
  post: (message) => port.postMessage(message),
  now: () => performance.now(),
  breathe: () => setImmediate(),
});
port.on('message', receive);
