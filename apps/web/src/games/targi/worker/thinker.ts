import { openThinker, type Thinker } from '@caravanserai/bots';

/** Bots in a worker of the page. */
export function openBrowserThinker(): Thinker {
  return openThinker(({ heard, crashed }) => {
    const worker = new Worker(new URL('./thinkerWorker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.addEventListener('message', ({ data }) => heard(data));
    worker.addEventListener('messageerror', () => crashed('a message could not be read'));
    worker.addEventListener('error', (event) => {
      event.preventDefault(); // else it would be reported as an error of the worker that we may be in ourselves
      crashed(event.message);
    });
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      post: (message) => worker.postMessage(message),
      close: async () => worker.terminate(),
    };
  });
}
