import type { Thought, Request, Thinker } from '@caravanserai/bots/targi';
import { openBrowserThinker } from '../../src/games/targi/worker/thinker.ts';

/** The functions that the test calls in the page. */
export interface BotsPage {
  thinkAll(requests: readonly Request[]): Promise<readonly Thought[]>;
  /** Aborts at the first progress report; returns the abort reason and the number of reports. */
  abortAtProgress(request: Request): Promise<{ readonly reason: string; readonly heard: number }>;
  errorOf(request: Request): Promise<string>;
  /** The longest time that the main thread was blocked, in milliseconds. */
  longestBlock(request: Request): Promise<number>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    bots: BotsPage;
  }
}

let thinker: Thinker = openBrowserThinker();

window.bots = {
  thinkAll: (requests) => Promise.all(requests.map((request) => thinker.think(request))),

  async abortAtProgress(request) {
    const stop = new AbortController();
    let heard = 0;
    const onProgress = () => {
      heard++;
      stop.abort('enough');
    };
    const reason = await thinker.think(request, { signal: stop.signal, onProgress }).catch(String);
    return { reason: String(reason), heard };
  },

  errorOf: (request) => thinker.think(request).then(() => 'no error', String),

  async longestBlock(request) {
    const { port1, port2 } = new MessageChannel();
    let last = performance.now();
    let longest = 0;
    port1.addEventListener('message', () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      port2.postMessage(undefined);
    });
    port1.start();
    port2.postMessage(undefined);
    await thinker.think(request);
    port1.close();
    return longest;
  },

  async close() {
    await thinker.close();
    thinker = openBrowserThinker();
  },
};
