import { openThinker, type Thinker } from '@caravanserai/bots';
import type { PortListener } from '@caravanserai/contract';
import { listenTo } from '../../../keeper/workerPort.ts';

/** Bots in a worker of the page. */
export function openBrowserThinker(): Thinker {
  return openThinker((listener) => {
    const worker = new Worker(new URL('./thinkerWorker.ts', import.meta.url), { type: 'module', name: 'bots' });
    const { post, close } = listenTo(worker, listener as PortListener);
    return { post, close: async () => void close() };
  });
}
