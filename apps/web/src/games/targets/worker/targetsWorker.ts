import { serveOnlineTargets } from './online/serve.ts';
import { webLocks } from '../../../keeper/locks.ts';
import { openStore } from '../../../keeper/store.ts';
import { serveKeeper } from './keeper.ts';
import type { Kept } from './kept.ts';
import type { Simulator } from './table.ts';

let physics: Promise<Simulator> | undefined;

/** One file for both, since the physics is large: the keeper of the games on this device, or one table far away. */
const receive: (message: never) => void = self.name === 'online-targets' ? farTable() : keeper();
addEventListener('message', ({ data }) => receive(data as never));

function farTable() {
  simulator().catch(() => undefined); // the first flick needs it, and whoever flicks hears of it
  return serveOnlineTargets({
    post: (message) => postMessage(message),
    simulator,
    crash: (error) => reportError(error),
  });
}

function keeper() {
  const otherTabs = new BroadcastChannel('caravanserai-targets');
  otherTabs.addEventListener('message', () => postMessage({ type: 'changed' }));

  // A message to oneself comes after those that wait already, and unlike a timer it is not slowed down.
  const { port1, port2 } = new MessageChannel();
  let goOn: (() => void) | undefined;
  port1.addEventListener('message', () => goOn?.());
  port1.start();

  return serveKeeper({
    post: (message) => postMessage(message),
    store: openStore<Kept>('caravanserai-targets'),
    locks: webLocks(navigator.locks),
    simulator,
    nowMs: () => Date.now(),
    sleep,
    breathe: () =>
      new Promise((done) => {
        goOn = done;
        port2.postMessage(undefined);
      }),
    chance: (bytes) => hex(crypto.getRandomValues(new Uint8Array(bytes))),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin
    announce: () => otherTabs.postMessage('changed'),
  });
}

function simulator(): Promise<Simulator> {
  physics ??= loadSimulator();
  physics.catch(() => (physics = undefined)); // the network may be back the next time
  return physics;
}

async function loadSimulator(): Promise<Simulator> {
  const { loadPhysics, flick } = await import('@caravanserai/targets/physics');
  await loadPhysics();
  return flick;
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

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
