import type { Move, View } from '@caravanserai/targi';
import type { FromKeeper, ToKeeper, Wish } from '../../worker/keeper/protocol.ts';
import type { AskOptions, GameSummary, LocalGames, Snapshot, TableClient, TableError } from './table.ts';
import type { TableResult, Trial } from './table.ts';

/** A worker as seen from the page. */
export interface KeeperPort {
  post(message: ToKeeper): void;
  close(): void;
}

export interface KeeperListener {
  heard(message: FromKeeper): void;
  /** It broke; it will not be spoken to again. */
  crashed(detail: string): void;
}

export interface LocalGamesOptions {
  /** How long a bot's move takes at least, in milliseconds, so that people can follow. */
  readonly paceMs?: number;
  readonly start?: (listener: KeeperListener) => KeeperPort;
}

const PACE_MS = 650;

interface Waiter {
  readonly onProgress: AskOptions['onProgress'];
  resolve(answer: unknown): void;
  fail(detail: string): void;
}

/** The games of this device, kept and played in a worker that starts with the first wish, and again with the first after a crash. */
export function createLocalGames({ paceMs = PACE_MS, start = startWorker }: LocalGamesOptions = {}): LocalGames {
  const waiters = new Map<number, Waiter>();
  const tables = new Map<string, Set<Place>>();
  const listeners = new Set<() => void>();
  let port: KeeperPort | undefined;
  let lastId = 0;

  function take(id: number | undefined): Waiter | undefined {
    const waiter = id === undefined ? undefined : waiters.get(id);
    if (id !== undefined) waiters.delete(id);
    return waiter;
  }

  function hear(message: FromKeeper): void {
    switch (message.type) {
      case 'answer':
        return take(message.id)?.resolve(message.answer);
      case 'failed':
        return take(message.id)?.fail(message.detail);
      case 'progress':
        return waiters.get(message.id)?.onProgress?.(message.done);
      case 'snapshot':
        return tables.get(message.game)?.forEach((place) => place.show(message.snapshot));
      case 'fault':
        return breakTable(message.game, message.error);
      case 'changed':
        return listeners.forEach((listener) => listener());
    }
  }

  function breakTable(game: string, error: TableError): void {
    const places = tables.get(game);
    tables.delete(game);
    places?.forEach((place) => place.fail(error));
  }

  function crash(detail: string): void {
    port?.close();
    port = undefined;
    for (const game of tables.keys()) breakTable(game, { code: 'crashed', detail });
    for (const id of waiters.keys()) take(id)?.fail(detail);
  }

  /** What an old worker says after its crash is not heard any more. */
  function keeper(): KeeperPort {
    if (port) return port;
    const begun: KeeperPort = start({
      heard: (message) => (port === begun ? hear(message) : undefined),
      crashed: (detail) => (port === begun ? crash(detail) : undefined),
    });
    port = begun;
    begun.post({ type: 'hello', paceMs });
    return begun;
  }

  /** Rejects only for a mistake of ours. */
  function ask<T>(wish: Wish, { signal, onProgress }: AskOptions = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      const asked = keeper();
      const id = ++lastId;
      const onAbort = () => asked.post({ type: 'abort', id });
      const settle = () => signal?.removeEventListener('abort', onAbort);
      waiters.set(id, {
        onProgress,
        resolve: (answer) => {
          settle();
          resolve(answer as T);
        },
        fail: (detail) => {
          settle();
          reject(new Error(detail));
        },
      });
      asked.post({ type: 'wish', id, wish });
      if (signal?.aborted) onAbort();
      signal?.addEventListener('abort', onAbort);
    });
  }

  function askTable<T = undefined>(wish: Wish, options?: AskOptions): Promise<TableResult<T>> {
    return ask<TableResult<T>>(wish, options).catch((error: Error) => crashed(error));
  }

  async function sit(wish: Wish): Promise<TableResult<TableClient>> {
    const opened = await askTable<Snapshot>(wish);
    if (!opened.ok) return opened;
    return { ok: true, value: openTable(opened.value) };
  }

  function openTable(first: Snapshot): TableClient {
    const game = first.gameId;
    const place = newPlace(first);
    const places = tables.get(game) ?? new Set();
    tables.set(game, places.add(place));

    const wishAt = <T = undefined>(wish: Wish, options?: AskOptions): Promise<TableResult<T>> => {
      const error = place.fault();
      return error ? Promise.resolve({ ok: false, error }) : askTable<T>(wish, options);
    };
    const { snapshot, fault, subscribe } = place;
    return {
      snapshot,
      fault,
      subscribe,
      act: (move: Move) => wishAt({ type: 'act', game, move }),
      undo: () => wishAt({ type: 'undo', game }),
      undoTurn: () => wishAt({ type: 'undoTurn', game }),
      confirm: () => wishAt({ type: 'confirm', game }),
      liftCurtain: () => wishAt({ type: 'liftCurtain', game }),
      setCurtain: (isOn) => wishAt({ type: 'setCurtain', game, isOn }),
      setQuick: (isOn) => wishAt({ type: 'setQuick', game, isOn }),
      try: (move) => ask<Trial>({ type: 'try', game, move }).catch(() => NOT_HERE),
      past: (version) => ask<View | undefined>({ type: 'past', game, version }).catch(() => undefined),
      hint: (options) => wishAt({ type: 'hint', game }, options),
      analyse: (options) => wishAt({ type: 'analyse', game }, options),
      notation: () => wishAt({ type: 'notation', game }),
      close() {
        if (!tables.get(game)?.delete(place)) return; // closed, or broken: the keeper knows
        void askTable({ type: 'close', game });
      },
    };
  }

  return {
    create: (setup) => sit({ type: 'create', setup }),
    open: (game, { takeOver } = { takeOver: false }) => sit({ type: 'open', game, takeOver }),
    list: () => ask<readonly GameSummary[]>({ type: 'list' }),
    remove: (game) => ask({ type: 'remove', game }),
    text: (game) => askTable<string>({ type: 'text', game }),
    load: (text) => askTable<GameSummary>({ type: 'load', text }),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const NOT_HERE: Trial = { ok: false, refusal: { code: 'not-your-turn' } };

function crashed({ message }: Error): { readonly ok: false; readonly error: TableError } {
  return { ok: false, error: { code: 'crashed', detail: message } };
}

/** Somebody at a table: what they see now, and who wants to hear of changes. */
interface Place extends Pick<TableClient, 'snapshot' | 'fault' | 'subscribe'> {
  show(snapshot: Snapshot): void;
  fail(error: TableError): void;
}

function newPlace(first: Snapshot): Place {
  const listeners = new Set<() => void>();
  let current = first;
  let fault: TableError | undefined;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    snapshot: () => current,
    fault: () => fault,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show(snapshot) {
      current = snapshot;
      tell();
    },
    fail(error) {
      fault = error;
      tell();
    },
  };
}

function startWorker({ heard, crashed }: KeeperListener): KeeperPort {
  const worker = new Worker(new URL('../../worker/tableWorker.ts', import.meta.url), { type: 'module', name: 'table' });
  worker.addEventListener('message', ({ data }) => heard(data));
  worker.addEventListener('messageerror', () => crashed('a message could not be read'));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    crashed(event.message);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    post: (message) => worker.postMessage(message),
    close: () => worker.terminate(),
  };
}
