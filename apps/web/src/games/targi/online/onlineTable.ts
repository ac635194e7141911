import {
  err,
  type MatchPicture,
  type OnlineError,
  type PlayRequest,
  type Result,
  type Version,
} from '@caravanserai/contract';
import type { Move, View } from '@caravanserai/targi';
import type { AskOptions, Snapshot, TableClient, TableError, TableResult, Trial } from '../client.ts';
import { listenTo, type WorkerListener, type WorkerPort } from '../../../keeper/workerPort.ts';
import type { Recomputed } from '../worker/online/fairness.ts';
import type { FromOnlineWorker, OnlineWish, ToOnlineWorker } from '../worker/online/protocol.ts';

export type OnlinePort = WorkerPort<ToOnlineWorker>;
export type OnlineListener = WorkerListener<FromOnlineWorker>;

export interface OnlineTableOptions {
  readonly picture: MatchPicture; // of a game that has begun
  readonly quick: boolean;
  play(request: PlayRequest): Promise<Result<Version, OnlineError>>;
  /** A draft came to nothing because the game went on. */
  dropped(): void;
  readonly start?: (listener: OnlineListener) => OnlinePort;
}

/** A table over the network, as the page plays it, and what only such a table has. */
export interface OnlineTable extends TableClient {
  see(picture: MatchPicture): void;
  /** The version to which the viewer may ask to go back; nothing if nothing can be asked back. */
  undoTarget(): Promise<Version | undefined>;
  /** Of a finished game: its shuffle, made again in this browser. */
  recompute(): Promise<Recomputed>;
}

interface Waiter {
  readonly onProgress: AskOptions['onProgress'];
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

const NOT_HERE: Trial = { ok: false, refusal: { code: 'not-your-turn' } };

/** Opens a worker for one match; resolves when there is something to see. */
export function openOnlineTable(options: OnlineTableOptions): Promise<OnlineTable> {
  const { play, dropped, start = startWorker } = options;
  const listeners = new Set<() => void>();
  const waiters = new Map<number, Waiter>();
  let snapshot: Snapshot | undefined;
  let fault: TableError | undefined;
  let lastId = 0;
  const tell = () => listeners.forEach((listener) => listener());

  return new Promise((opened) => {
    const port = start({ heard, crashed });
    port.post({ type: 'open', picture: options.picture, quick: options.quick });

    function heard(message: FromOnlineWorker): void {
      switch (message.type) {
        case 'snapshot': {
          const isFirst = snapshot === undefined;
          snapshot = message.snapshot;
          if (isFirst) opened(table(snapshot));
          return tell();
        }
        case 'send':
          return void send(message.request);
        case 'dropped':
          return dropped();
        case 'progress':
          return waiters.get(message.id)?.onProgress?.(message.done);
        case 'answer':
          waiters.get(message.id)?.resolve(message.answer);
          return void waiters.delete(message.id);
        case 'failed':
          waiters.get(message.id)?.reject(new Error(message.detail));
          return void waiters.delete(message.id);
      }
    }

    function crashed(detail: string): void {
      fault = { code: 'crashed', detail };
      for (const waiter of waiters.values()) waiter.reject(new Error(detail));
      waiters.clear();
      tell();
    }

    async function send(request: PlayRequest): Promise<void> {
      const answer = await play(request);
      port.post({ type: 'answered', key: request.key, answer });
    }

    function ask<T>(wish: OnlineWish, { signal, onProgress }: AskOptions = {}): Promise<T> {
      return new Promise((resolve, reject) => {
        const id = ++lastId;
        waiters.set(id, { onProgress, resolve: (answer) => resolve(answer as T), reject });
        port.post({ type: 'wish', id, wish });
        signal?.addEventListener('abort', () => port.post({ type: 'abort', id }), { once: true });
      });
    }

    async function askTable<T = undefined>(wish: OnlineWish, asking?: AskOptions): Promise<TableResult<T>> {
      if (fault) return err(fault);
      try {
        return await ask<TableResult<T>>(wish, asking);
      } catch (error) {
        return err({ code: 'crashed', detail: String(error) });
      }
    }

    const notNow = async () => err({ code: 'not-now' } as const);
    function table(first: Snapshot): OnlineTable {
      return {
        snapshot: () => snapshot ?? first,
        fault: () => fault,
        subscribe(changed) {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
        act: (move: Move) => askTable({ type: 'act', move }),
        undo: () => askTable({ type: 'undo' }),
        undoTurn: () => askTable({ type: 'undoTurn' }),
        confirm: () => askTable({ type: 'confirm' }),
        liftCurtain: notNow,
        setCurtain: notNow,
        setQuick: (isOn) => askTable({ type: 'setQuick', isOn }),
        try: (move) => ask<Trial>({ type: 'try', move }).catch(() => NOT_HERE),
        past: (version) => ask<View | undefined>({ type: 'past', version }).catch(() => undefined),
        hint: notNow,
        analyse: (asking) => askTable({ type: 'analyse' }, asking),
        notation: () => askTable({ type: 'notation' }),
        close: () => port.close(),
        see: (picture) => port.post({ type: 'see', picture }),
        undoTarget: () => ask<Version | undefined>({ type: 'undoTarget' }).catch(() => undefined),
        recompute: () => ask<Recomputed>({ type: 'recompute' }),
      };
    }
  });
}

function startWorker(listener: OnlineListener): OnlinePort {
  const worker = new Worker(new URL('../worker/online/onlineWorker.ts', import.meta.url), {
    type: 'module',
    name: 'online',
  });
  return listenTo(worker, listener);
}
