import { Worker } from 'node:worker_threads';
import { FairQueue } from '../limits/fairQueue.ts';
import { HASH_QUEUE } from '../limits/limits.ts';

export interface Derivation {
  readonly password: string;
  readonly salt: string; // base64url
  readonly keyBytes: number;
  readonly cost: { readonly N: number; readonly r: number; readonly p: number };
  readonly memoryBytes: number;
}
export interface Derived {
  readonly key: string; // base64url
}

interface Awaited {
  readonly resolve: (key: string) => void;
  readonly reject: (error: Error) => void;
}

const WORKER = new URL('./hashWorker.ts', import.meta.url);
const queue = new FairQueue({ now: () => performance.now(), mostWaiting: HASH_QUEUE });
let thread: Worker | undefined;
let awaited: Awaited | undefined; // the queue runs one at a time

/** One after the other in a thread of its own, in fair order between `groups`; rejects with a `TooBusyError` if too many wait. */
export function derive(asked: Derivation, groups: readonly string[]): Promise<string> {
  return queue.run(groups, () => work(asked));
}

async function work(asked: Derivation): Promise<string> {
  thread ??= open();
  thread.ref();
  try {
    return await new Promise<string>((resolve, reject) => {
      awaited = { resolve, reject };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      thread?.postMessage(asked);
    });
  } finally {
    awaited = undefined;
    thread?.unref(); // an idle thread does not keep the process alive
  }
}

function open(): Worker {
  const mine = new Worker(WORKER);
  mine.on('message', ({ key }: Derived) => awaited?.resolve(key));
  const lost = (error: Error) => {
    if (thread !== mine) return;
    thread = undefined;
    awaited?.reject(error);
  };
  mine.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))));
  mine.on('exit', () => lost(new Error('the thread ended')));
  return mine;
}
