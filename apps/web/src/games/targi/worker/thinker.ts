import { openThinker, type Thinker } from '@caravanserai/bots';
import { workerPort } from '../../../keeper/workerPort.ts';

/** Bots in a worker of the page. */
export function openBrowserThinker(): Thinker {
  return openThinker(
    workerPort(() => new Worker(new URL('./thinkerWorker.ts', import.meta.url), { type: 'module', name: 'bots' })),
  );
}
