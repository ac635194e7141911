import { openBrowserThinker } from './thinker.ts';
import { serveKeeper } from './keeper.ts';
import { webLocks } from '../../../keeper/locks.ts';
import { openStore } from '../../../keeper/store.ts';

const otherTabs = new BroadcastChannel('caravanserai-targi');
otherTabs.addEventListener('message', () => postMessage({ type: 'changed' }));

const receive = serveKeeper({
  post: (message) => postMessage(message),
  store: openStore(),
  locks: webLocks(navigator.locks),
  thinker: openBrowserThinker(),
  nowMs: () => Date.now(),
  sleep,
  chance: (bytes) => hex(crypto.getRandomValues(new Uint8Array(bytes))),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin
  announce: () => otherTabs.postMessage('changed'),
});
addEventListener('message', ({ data }) => receive(data));

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake);
  });
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
