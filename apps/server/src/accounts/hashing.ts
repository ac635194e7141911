import { openRemote, threadPort } from '@caravanserai/contract';
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

/** The requests that the thread answers. */
export interface HashAnswers {
  derive(asked: Derivation): string; // base64url
}

const WORKER = new URL('./hashWorker.ts', import.meta.url);
const queue = new FairQueue({ now: () => performance.now(), mostWaiting: HASH_QUEUE });
let thread: Worker | undefined;
const remote = openRemote<HashAnswers>((listener) => threadPort((thread = new Worker(WORKER)), listener));

/** Derives keys one at a time on a thread of its own, in fair order between `groups`; rejects with a `TooBusyError` if too many wait. */
export function derive(asked: Derivation, groups: readonly string[]): Promise<string> {
  return queue.run(groups, async () => {
    const key = remote.ask('derive', [asked]); // starts the thread if necessary
    thread?.ref();
    return key.finally(() => thread?.unref()); // an idle thread does not keep the process alive
  });
}
