import { Worker } from 'node:worker_threads';
import type { FromCheckpointer, CheckpointerData, ToCheckpointer } from './checkpointWorker.ts';

const CHECKPOINT_WAIT_MS = 1000; // longest pause of the writers, with or without a restarted log

export interface Checkpointer {
  /** Await before a transaction; almost always nothing to wait for. */
  checkpointed(): Promise<void> | undefined;
  /** Resolves once the whole log is in the file and flushed; retries until then. */
  allHome(): Promise<void>;
  close(): Promise<unknown>;
}

/**
 * The checkpoint thread. If it exits, another is started; until then the log only grows. Not on contract/ask.ts: the thread works without
 * being asked, and restarts by itself.
 */
export function openCheckpointer(workerData: CheckpointerData): Checkpointer {
  let isLong = false;
  let isClosed = false;
  let goOn = () => {};
  let isHome = () => {};
  let thread = open();

  function open(): Worker {
    const mine = new Worker(new URL('./checkpointWorker.ts', import.meta.url), { workerData });
    mine.on('message', (said: FromCheckpointer) => {
      if (said === 'long') isLong = true;
      else if (said === 'again') goOn();
      else isHome();
    });
    mine.on('error', () => undefined); // `exit` follows
    mine.on('exit', () => {
      goOn();
      if (!isClosed) setTimeout(() => (thread = isClosed ? thread : open()), CHECKPOINT_WAIT_MS).unref();
    });
    mine.unref();
    return mine;
  }

  function say(word: ToCheckpointer): void {
    thread.postMessage(word); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has no origin
  }

  return {
    checkpointed() {
      if (!isLong) return undefined;
      isLong = false;
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, CHECKPOINT_WAIT_MS);
        goOn = () => {
          clearTimeout(timer);
          resolve();
        };
        say('begin again');
      });
    },
    allHome: () =>
      new Promise((resolve) => {
        const asking = setInterval(() => say('all home'), CHECKPOINT_WAIT_MS).unref();
        isHome = () => {
          clearInterval(asking);
          resolve();
        };
      }),
    close: () => {
      isClosed = true;
      return thread.terminate();
    },
  };
}
