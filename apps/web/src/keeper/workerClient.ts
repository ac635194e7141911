/** A page's side of a worker that keeps games, whatever the game: wishes and answers, tables that are looked at, and what a crash means. */
import type { WorkerListener, WorkerPort } from './workerPort.ts';

export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number) => void; // 0 to 1
}

/** The types of one game's keeper, under one name. */
interface KeeperTypes {
  to: unknown;
  wish: unknown;
  snapshot: { readonly gameId: string };
  error: unknown;
}

/** A change of a table is told after it has been saved, and before the wish that caused it is answered. */
export type Said<K extends KeeperTypes> =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly id?: number; readonly detail: string } // a mistake of ours
  | { readonly type: 'progress'; readonly id: number; readonly done: number } // from 0 to 1
  | { readonly type: 'snapshot'; readonly game: string; readonly snapshot: K['snapshot'] }
  | { readonly type: 'fault'; readonly game: string; readonly error: K['error'] }
  | { readonly type: 'changed' }; // the list of games

type Answer<T, Error> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Error };

/** How this game's keeper is spoken to. */
export interface Speech<K extends KeeperTypes> {
  start(listener: WorkerListener<Said<K>>): WorkerPort<K['to']>;
  /** What a worker has to know before it hears the first wish. */
  greeting(): readonly K['to'][];
  wish(id: number, wish: K['wish']): K['to'];
  /** Of a wish that has not been answered yet; without it, wishes are waited for. */
  abort?(id: number): K['to'];
  close(game: string): K['wish'];
  crashed(detail: string): K['error'];
}

interface Waiter {
  readonly onProgress: AskOptions['onProgress'];
  resolve(answer: unknown): void;
  fail(detail: string): void;
}

/** Somebody at a table: what they see now, and who wants to hear of changes. */
export interface Place<K extends KeeperTypes> {
  snapshot(): K['snapshot'];
  fault(): K['error'] | undefined;
  subscribe(changed: () => void): () => void;
  /** A wish of this table; what has stopped it stops the wish. */
  ask<T = undefined>(wish: K['wish'], options?: AskOptions): Promise<Answer<T, K['error']>>;
  close(): void;
}

export interface WorkerClient<K extends KeeperTypes> {
  post(message: K['to']): void;
  /** Only to a worker that runs. */
  mention(message: K['to']): void;
  /** Rejects only for a mistake of ours. */
  ask<T>(wish: K['wish'], options?: AskOptions): Promise<T>;
  /** The same where a crash is an answer. */
  askTable<T = undefined>(wish: K['wish'], options?: AskOptions): Promise<Answer<T, K['error']>>;
  /** A wish that is answered with a table. */
  sit<Client>(wish: K['wish'], seat: (place: Place<K>) => Client): Promise<Answer<Client, K['error']>>;
  subscribe(changed: () => void): () => void;
}

/** The worker starts with the first wish, and again with the first after a crash. */
export function createWorkerClient<K extends KeeperTypes>(speech: Speech<K>): WorkerClient<K> {
  const waiters = new Map<number, Waiter>();
  const tables = new Map<string, Set<Seen<K>>>();
  const listeners = new Set<() => void>();
  let port: WorkerPort<K['to']> | undefined;
  let lastId = 0;

  function take(id: number | undefined): Waiter | undefined {
    const waiter = id === undefined ? undefined : waiters.get(id);
    if (id !== undefined) waiters.delete(id);
    return waiter;
  }

  function hear(message: Said<K>): void {
    switch (message.type) {
      case 'answer':
        return take(message.id)?.resolve(message.answer);
      case 'failed':
        return take(message.id)?.fail(message.detail);
      case 'progress':
        return waiters.get(message.id)?.onProgress?.(message.done);
      case 'snapshot':
        return tables.get(message.game)?.forEach((seen) => seen.show(message.snapshot));
      case 'fault':
        return breakTable(message.game, message.error);
      case 'changed':
        return listeners.forEach((listener) => listener());
    }
  }

  function breakTable(game: string, error: K['error']): void {
    const places = tables.get(game);
    tables.delete(game);
    places?.forEach((seen) => seen.fail(error));
  }

  function crash(detail: string): void {
    port?.close();
    port = undefined;
    for (const game of tables.keys()) breakTable(game, speech.crashed(detail));
    for (const id of waiters.keys()) take(id)?.fail(detail);
  }

  /** What an old worker says after its crash is not heard any more. */
  function worker(): WorkerPort<K['to']> {
    if (port) return port;
    const begun: WorkerPort<K['to']> = speech.start({
      heard: (message) => (port === begun ? hear(message) : undefined),
      crashed: (detail) => (port === begun ? crash(detail) : undefined),
    });
    port = begun;
    for (const message of speech.greeting()) begun.post(message);
    return begun;
  }

  function ask<T>(wish: K['wish'], { signal, onProgress }: AskOptions = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      const asked = worker();
      const id = ++lastId;
      const onAbort = () => {
        if (speech.abort) asked.post(speech.abort(id));
      };
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
      asked.post(speech.wish(id, wish));
      if (signal?.aborted) onAbort();
      signal?.addEventListener('abort', onAbort);
    });
  }

  function askTable<T = undefined>(wish: K['wish'], options?: AskOptions): Promise<Answer<T, K['error']>> {
    return ask<Answer<T, K['error']>>(wish, options).catch(({ message }: Error) => ({
      ok: false,
      error: speech.crashed(message),
    }));
  }

  function placeOf(first: K['snapshot']): Place<K> {
    const { gameId: game } = first;
    const seen = seenFrom<K>(first);
    tables.set(game, (tables.get(game) ?? new Set()).add(seen));
    const { snapshot, fault, subscribe } = seen;
    return {
      snapshot,
      fault,
      subscribe,
      ask: (wish, options) => {
        const error = fault();
        return error === undefined ? askTable(wish, options) : Promise.resolve({ ok: false, error });
      },
      close() {
        if (!tables.get(game)?.delete(seen)) return; // closed, or broken: the keeper knows
        void askTable(speech.close(game));
      },
    };
  }

  return {
    post: (message) => worker().post(message),
    mention: (message) => port?.post(message),
    ask,
    askTable,
    async sit(wish, seat) {
      const opened = await askTable<K['snapshot']>(wish);
      return opened.ok ? { ok: true, value: seat(placeOf(opened.value)) } : opened;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

interface Seen<K extends KeeperTypes> extends Pick<Place<K>, 'snapshot' | 'fault' | 'subscribe'> {
  show(snapshot: K['snapshot']): void;
  fail(error: K['error']): void;
}

function seenFrom<K extends KeeperTypes>(first: K['snapshot']): Seen<K> {
  const listeners = new Set<() => void>();
  let current = first;
  let fault: K['error'] | undefined;
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
