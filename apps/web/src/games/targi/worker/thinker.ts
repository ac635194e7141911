import { openThinker, type Request, type Thinker, type Thought } from '@caravanserai/bots/targi';
import { AskError } from '@caravanserai/contract';
import { workerPort } from '../../../keeper/workerPort.ts';

/** Bots in a web worker. */
export function openBrowserThinker(): Thinker {
  return openThinker(
    workerPort(() => new Worker(new URL('./thinkerWorker.ts', import.meta.url), { type: 'module', name: 'bots' })),
  );
}

/** Retries once if the worker crashes: the thinker starts a new one. */
export async function thinkOn(thinker: Thinker, request: Request, signal: AbortSignal): Promise<Thought> {
  try {
    return await thinker.think(request, { signal });
  } catch (error) {
    if (!(error instanceof AskError) || error.code !== 'crashed') throw error;
    return thinker.think(request, { signal });
  }
}
