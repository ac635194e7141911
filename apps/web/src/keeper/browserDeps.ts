import type { KeeperDeps } from './keeper.ts';
import { webLocks } from './locks.ts';
import { openStore } from './store.ts';

/** The browser APIs of a keeper, in the page or in a worker; `name` is that of its database and of its channel to other tabs. */
export function browserDeps(name: string): KeeperDeps {
  const otherTabs = new BroadcastChannel(name);
  return {
    store: openStore(name),
    locks: webLocks(navigator.locks),
    nowMs: () => Date.now(),
    sleep,
    chance,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin
    announce: () => otherTabs.postMessage('changed'),
    listen: (changed) => otherTabs.addEventListener('message', changed),
  };
}

export function chance(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Yields to tasks already queued. Browsers throttle timers, but not a message to oneself. */
export function eventLoopYielder(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let goOn: (() => void) | undefined;
  port1.addEventListener('message', () => goOn?.());
  port1.start();
  return () =>
    new Promise((done) => {
      goOn = done;
      port2.postMessage(undefined);
    });
}

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
