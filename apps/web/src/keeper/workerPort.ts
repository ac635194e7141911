import type { Port, PortListener } from '@caravanserai/contract';

/** A worker of this browser as a port. Vite finds a worker only where its address is written out, so `start` makes it. */
export function workerPort(start: () => Worker): (listener: PortListener) => Port {
  return ({ heard, crashed }) => {
    const worker = start();
    worker.addEventListener('message', ({ data }) => heard(data));
    worker.addEventListener('messageerror', () => crashed('a message could not be read'));
    worker.addEventListener('error', (event) => {
      event.preventDefault(); // else it would be reported as an error of the worker that we may be in ourselves
      crashed(event.message);
    });
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      post: (message) => worker.postMessage(message),
      close: () => worker.terminate(),
    };
  };
}
