import type { Move, Seat } from '@caravanserai/targets';
import type { FromKeeper, ToKeeper, Wish } from '../../worker/targets/protocol.ts';
import {
  type GameSummary,
  type LocalGames,
  SEATS,
  type Shot,
  type Snapshot,
  type TableClient,
  type TableError,
  type TableResult,
} from './table.ts';

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

interface Waiter {
  resolve(answer: unknown): void;
  fail(detail: string): void;
}

/** The games of Targets on this device, played in a worker that starts with the first wish, and again with the first after a crash. */
export function createLocalGames(start: (listener: KeeperListener) => KeeperPort = startWorker): LocalGames {
  const waiters = new Map<number, Waiter>();
  const tables = new Map<string, Set<Place>>();
  const listeners = new Set<() => void>();
  let port: KeeperPort | undefined;
  let pace: ToKeeper | undefined;
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

  function keeper(): KeeperPort {
    if (port) return port;
    const begun: KeeperPort = start({
      heard: (message) => (port === begun ? hear(message) : undefined),
      crashed: (detail) => (port === begun ? crash(detail) : undefined),
    });
    port = begun;
    if (pace) begun.post(pace);
    return begun;
  }

  /** Rejects only for a mistake of ours. */
  function ask<T>(wish: Wish): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      waiters.set(id, {
        resolve: (answer) => resolve(answer as T),
        fail: (detail) => reject(new Error(detail)),
      });
      keeper().post({ type: 'wish', id, wish });
    });
  }

  function askTable<T = undefined>(wish: Wish): Promise<TableResult<T>> {
    return ask<TableResult<T>>(wish).catch(({ message }: Error) => ({
      ok: false,
      error: { code: 'crashed', detail: message },
    }));
  }

  async function sit(wish: Wish): Promise<TableResult<TableClient>> {
    const opened = await askTable<Snapshot>(wish);
    return opened.ok ? { ok: true, value: openTable(opened.value) } : opened;
  }

  function openTable(first: Snapshot): TableClient {
    const game = first.gameId;
    const place = newPlace(first);
    tables.set(game, (tables.get(game) ?? new Set()).add(place));
    const wishAt = <T = undefined>(wish: Wish): Promise<TableResult<T>> => {
      const error = place.fault();
      return error ? Promise.resolve({ ok: false, error }) : askTable<T>(wish);
    };
    const { snapshot, fault, subscribe } = place;
    return {
      snapshot,
      fault,
      subscribe,
      own: SEATS.filter((seat) => first.players[seat]?.kind === 'person'),
      act: (seat: Seat, move: Move) => wishAt({ type: 'act', game, seat, move }),
      rested: (version) => keeper().post({ type: 'rested', game, version }),
      wait: (isOn) => keeper().post({ type: 'wait', game, isOn }),
      undo: () => wishAt({ type: 'undo', game }),
      notation: () => wishAt<string>({ type: 'notation', game }),
      close() {
        if (!tables.get(game)?.delete(place)) return; // closed, or broken: the keeper knows
        void askTable({ type: 'close', game });
      },
    };
  }

  return {
    warmUp: () => keeper().post({ type: 'warmUp' }),
    create: (setup) => sit({ type: 'create', setup }),
    open: (game, { takeOver } = { takeOver: false }) => sit({ type: 'open', game, takeOver }),
    list: () => ask<readonly GameSummary[]>({ type: 'list' }),
    remove: (game) => ask({ type: 'remove', game }),
    text: (game) => askTable<string>({ type: 'text', game }),
    load: (text) => askTable<GameSummary>({ type: 'load', text }),
    shotOf: (before, seat, move, n) => ask<Shot | undefined>({ type: 'shot', before, seat, move, n }),
    setPace(wished) {
      pace = { type: 'pace', pace: wished };
      port?.post(pace);
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
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
  const worker = new Worker(new URL('../../worker/targets/targetsWorker.ts', import.meta.url), {
    type: 'module',
    name: 'targets',
  });
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
