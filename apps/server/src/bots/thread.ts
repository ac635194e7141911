import type { Port, PortListener } from '@caravanserai/contract';
import { Worker } from 'node:worker_threads';

/** A thread of this program as a port. */
export function openThread(file: URL, { heard, crashed }: PortListener): Port {
  const thread = new Worker(file);
  thread.on('message', heard);
  thread.on('messageerror', (error) => crashed(String(error)));
  thread.on('error', (error) => crashed(String(error)));
  thread.on('exit', (code) => crashed(`ended with ${code}`));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    post: (message) => thread.postMessage(message),
    close: () => thread.terminate(),
  };
}
