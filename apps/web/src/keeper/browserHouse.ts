import type { House } from './keeper.ts';
import { webLocks } from './locks.ts';
import { openStore } from './store.ts';

/** A keeper's house in a worker of the browser; `name` is that of its database and of its call to other tabs. */
export function browserHouse(name: string): House {
  const otherTabs = new BroadcastChannel(name);
  otherTabs.addEventListener('message', () => postMessage({ type: 'tell', name: 'changed', args: [] }));
  return {
    post: (message) => postMessage(message),
    store: openStore(name),
    locks: webLocks(navigator.locks),
    nowMs: () => Date.now(),
    sleep,
    chance,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin
    announce: () => otherTabs.postMessage('changed'),
  };
}

export function chance(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lets what waits already go first. A message to oneself is, unlike a timer, not slowed down. */
export function breather(): () => Promise<void> {
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
