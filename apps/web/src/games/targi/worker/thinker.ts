import { openThinker, type Thinker } from '@caravanserai/bots';
import { listenTo } from '../../../keeper/workerPort.ts';

/** Bots in a worker of the page. */
export function openBrowserThinker(): Thinker {
  return openThinker((listener) => {
    const worker = new Worker(new URL('./thinkerWorker.ts', import.meta.url), { type: 'module', name: 'bots' });
    return listenTo(worker, listener);
  });
}
