import { at } from '@caravanserai/contract';
import { Client } from 'pg';
import type { Listener } from '../sql.ts';
import { ServerClock } from './clock.ts';
import { TRY_MS } from './timeouts.ts';

export const CHANNEL = 'caravanserai';
const BEAT = 'beat';
const BEAT_EVERY_MS = 1000;
const LOOK_EVERY_MS = 500;
const LISTEN_AGAIN_MS = 500;
/** A node counts as deaf after this long without a notification, its own included: so within five seconds of the last one. */
const DEAF_MS = 4000;

export interface NotificationListener {
  listen(listener: Listener): void;
  isDeaf(): boolean;
  close(): Promise<void>;
}

/**
 * A dedicated connection that listens for notifications of other nodes. It notifies itself through the server every second, since a
 * half-open connection neither reports an error nor ends; the answer also carries the server's time. Reopened whenever it is cut or silent.
 */
export function openListener(url: string, clock: ServerClock): NotificationListener {
  const listeners = new Set<Listener>();
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let opening: Promise<void> | undefined;
  let heardMs = performance.now();
  let beatMs = 0;
  let isBeating = false;
  let isDeaf = false;
  let isClosed = false;

  async function open(): Promise<void> {
    const mine = new Client({ connectionString: url, connectionTimeoutMillis: TRY_MS, keepAlive: true });
    client = mine;
    mine.on('notification', ({ payload = '' }) => hear(mine, payload));
    mine.on('error', () => undefined);
    mine.on('end', () => openAgain(mine));
    try {
      await mine.connect();
      await mine.query(`LISTEN ${CHANNEL}`);
      missed(); // earlier notifications were missed
      isBeating = false;
      void beat(mine);
    } catch {
      void mine.end().catch(() => undefined);
      openAgain(mine);
    }
  }

  function hear(from: Client, topic: string): void {
    if (from !== client) return;
    heardMs = performance.now();
    if (isDeaf) {
      isDeaf = false;
      missed();
    }
    if (topic === BEAT) return;
    for (const { heard } of listeners) heard(topic);
  }

  function missed(): void {
    for (const listener of listeners) listener.missed();
  }

  async function beat(mine: Client): Promise<void> {
    if (isBeating) return; // the last heartbeat has not been answered
    isBeating = true;
    beatMs = performance.now();
    const sentMs = beatMs;
    try {
      const { rows } = await mine.query(`${ServerClock.QUERY}, pg_notify('${CHANNEL}', '${BEAT}')`);
      clock.note(sentMs, at(rows as { ms: number }[], 0).ms, performance.now());
      if (mine === client) isBeating = false;
    } catch {
      // the silence is detected below
    }
  }

  function look(): void {
    const nowMs = performance.now();
    if (nowMs - heardMs > DEAF_MS) {
      if (!isDeaf) {
        isDeaf = true;
        missed();
      }
      heardMs = nowMs; // a new connection gets the same time
      const silent = client;
      client = undefined;
      void silent?.end().catch(() => undefined);
      openAgain(undefined, 0);
    } else if (client && nowMs - beatMs >= BEAT_EVERY_MS) void beat(client);
  }

  /** Reconnects once for each connection that ended. */
  function openAgain(ended: Client | undefined, waitMs = LISTEN_AGAIN_MS): void {
    if (isClosed || again || ended !== client) return;
    client = undefined;
    again = setTimeout(() => {
      again = undefined;
      opening = open();
    }, waitMs);
  }

  return {
    listen(listener) {
      listeners.add(listener);
      looking ??= setInterval(look, LOOK_EVERY_MS).unref();
      opening ??= open();
    },
    isDeaf: () => isDeaf,
    async close() {
      isClosed = true;
      clearTimeout(again);
      clearInterval(looking);
      const last = client;
      client = undefined;
      await Promise.race([opening, new Promise((done) => setTimeout(done, LISTEN_AGAIN_MS))]);
      void last?.end().catch(() => undefined);
    },
  };
}
