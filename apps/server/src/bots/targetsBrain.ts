import { Worker } from 'node:worker_threads';
import type { Brain, Decision, Question } from './brains.ts';

export interface TargetsAsk {
  readonly id: number;
  readonly asked: readonly Question[];
}
export interface TargetsReply {
  readonly id: number;
  readonly decision?: Decision;
  readonly failed?: string;
}

interface Waiter {
  readonly resolve: (decision: Decision | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Several may act at once, each with reflexes of its own. The thread starts with the first question, and again after a crash. */
export function targetsBrain(): Brain {
  const waiters = new Map<number, Waiter>();
  let thread: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  function take(id: number): Waiter | undefined {
    const waiter = waiters.get(id);
    waiters.delete(id);
    return waiter;
  }

  function drop(lost: Worker, error: Error): void {
    if (thread !== lost) return;
    thread = undefined;
    for (const id of waiters.keys()) take(id)?.reject(error);
  }

  function open(): Worker {
    const mine = new Worker(new URL('./targetsThinkerWorker.ts', import.meta.url));
    mine.on('message', ({ id, decision, failed }: TargetsReply) => {
      const waiter = take(id);
      if (failed === undefined) waiter?.resolve(decision);
      else waiter?.reject(new Error(failed));
    });
    mine.on('error', (error) => drop(mine, error instanceof Error ? error : new Error(String(error))));
    mine.on('exit', () => drop(mine, new Error('the thread ended')));
    return mine;
  }

  return {
    decide: (asked) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('nobody thinks here any more'));
        const id = ++lastId;
        waiters.set(id, { resolve, reject });
        thread ??= open();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        return thread.postMessage({ id, asked } satisfies TargetsAsk);
      }),
    async close() {
      isClosed = true;
      const last = thread;
      if (last) drop(last, new Error('closed while thinking'));
      await last?.terminate();
    },
  };
}
