import type { Port, PortListener } from '@caravanserai/contract';

/** A browser worker as a port. Vite detects a worker only by a literal URL, so `start` creates it. */
export function workerPort(start: () => Worker): (listener: PortListener) => Port {
  return ({ heard, crashed }) => {
    const worker = start();
    worker.addEventListener('message', ({ data }) => heard(data));
    worker.addEventListener('messageerror', () => crashed('a message could not be read'));
    worker.addEventListener('error', (event) => {
      event.preventDefault(); // otherwise it would also be reported as an error of an enclosing worker
      crashed(event.message);
    });
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      post: (message) => worker.postMessage(message),
      close: () => worker.terminate(),
    };
  };
}
