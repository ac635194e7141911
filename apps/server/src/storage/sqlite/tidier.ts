import { Worker } from 'node:worker_threads';
import type { FromTidier, TidierData, ToTidier } from './tidyWorker.ts';

const MOST_TIDYING_MS = 1000; // then we go on, tidy or not

export interface Tidier {
  /** To be waited for before a transaction, and nearly always at once. */
  tidied(): Promise<void> | undefined;
  /** When everything in the log is in the file, and flushed; tried until it is. */
  allHome(): Promise<void>;
  close(): Promise<unknown>;
}

/** The thread that tidies the log. Should it end, another one is started; until then the log only grows. */
export function openTidier(workerData: TidierData): Tidier {
  let isLong = false;
  let isClosed = false;
  let goOn = () => {};
  let isHome = () => {};
  let thread = open();

  function open(): Worker {
    const mine = new Worker(new URL('./tidyWorker.ts', import.meta.url), { workerData });
    mine.on('message', (said: FromTidier) => {
      if (said === 'long') isLong = true;
      else if (said === 'again') goOn();
      else isHome();
    });
    mine.on('error', () => undefined); // it exits
    mine.on('exit', () => {
      goOn();
      if (!isClosed) setTimeout(() => (thread = isClosed ? thread : open()), MOST_TIDYING_MS).unref();
    });
    mine.unref();
    return mine;
  }

  function say(word: ToTidier): void {
    thread.postMessage(word); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has no origin
  }

  return {
    tidied() {
      if (!isLong) return undefined;
      isLong = false;
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, MOST_TIDYING_MS);
        goOn = () => {
          clearTimeout(timer);
          resolve();
        };
        say('begin again');
      });
    },
    allHome: () =>
      new Promise((resolve) => {
        const asking = setInterval(() => say('all home'), MOST_TIDYING_MS).unref();
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
