import { openThinker, type Thinker } from '@caravanserai/bots';
import { Worker } from 'node:worker_threads';

/** Bots in a thread of their own. Close it, or the program does not end. */
export function openNodeThinker(worker = new URL('./nodeWorker.ts', import.meta.url)): Thinker {
  return openThinker(({ heard, crashed }) => {
    const thread = new Worker(worker);
    thread.on('message', heard);
    thread.on('messageerror', (error) => crashed(String(error)));
    thread.on('error', (error) => crashed(String(error)));
    thread.on('exit', (code) => crashed(`ended with ${code}`));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      post: (message) => thread.postMessage(message),
      close: async () => void (await thread.terminate()),
    };
  });
}
