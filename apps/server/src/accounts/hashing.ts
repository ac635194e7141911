import { Worker } from 'node:worker_threads';
import { HASH_QUEUE } from '../limits/limits.ts';

/** More passwords wait than can be hashed soon. */
export class TooBusyError extends Error {
  readonly retryAfterS = 5;
}

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

interface Job {
  readonly asked: Derivation;
  readonly resolve: (key: string) => void;
  readonly reject: (error: Error) => void;
}

const WORKER = new URL('./hashWorker.ts', import.meta.url);
const jobs: Job[] = []; // the first of them is the one that is worked at
let thread: Worker | undefined;

/** One after the other in one thread of its own, however many come; beyond the queue's limit a TooBusyError. */
export function derive(asked: Derivation): Promise<string> {
  return new Promise((resolve, reject) => {
    if (jobs.length > HASH_QUEUE) return reject(new TooBusyError());
    jobs.push({ asked, resolve, reject });
    return jobs.length === 1 ? post() : undefined;
  });
}

function post(): void {
  const [job] = jobs;
  if (!job) return void thread?.unref(); // anyone who stops need not stop it
  thread ??= open();
  thread.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  thread.postMessage(job.asked);
}

function open(): Worker {
  const mine = new Worker(WORKER);
  mine.on('message', ({ key }: Derived) => {
    jobs.shift()?.resolve(key);
    post();
  });
  const lost = (error: Error) => {
    if (thread !== mine) return;
    thread = undefined;
    jobs.shift()?.reject(error);
    post();
  };
  mine.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))));
  mine.on('exit', () => lost(new Error('the thread ended')));
  return mine;
}
