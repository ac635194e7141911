import type { Thought, Request, Thinker } from '@caravanserai/bots';
import { openBrowserThinker } from '../../src/games/targi/worker/thinker.ts';

/** What the test can do in the page. */
export interface BotsPage {
  thinkAll(requests: readonly Request[]): Promise<readonly Thought[]>;
  /** Asks, aborts at the first word of progress; the reason, and how often there was word. */
  abortAtProgress(request: Request): Promise<{ readonly reason: string; readonly heard: number }>;
  errorOf(request: Request): Promise<string>;
  /** The longest time in which the page could do nothing else, in milliseconds. */
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
