import { type Thought, openThinker, serve, type Thinker } from '@caravanserai/bots';
import { pick, type Port, type PortListener, quickRng } from '@caravanserai/contract';
import { targi } from '@caravanserai/targi';
import { createLocalGames } from '../src/games/targi/localGames.ts';
import type { LocalGames, Setup, TableClient, TableResult } from '../src/games/targi/client.ts';
import { targiKeeper } from '../src/games/targi/worker/keeper.ts';
import { type House, serveKeeper } from '../src/keeper/keeper.ts';
import type { Locks } from '../src/keeper/locks.ts';
import { memoryStore, type Store } from '../src/keeper/store.ts';
import { ANN, BOT } from './randomTables.ts';

export const SETUP: Setup = {
  players: { blue: ANN, white: BOT },
  options: { ...targi.defaultOptions, first: 'blue' },
  curtain: false,
  seed: 'a game',
};

/** A browser with tabs that share what is kept; a worker of a tab can be killed. */
export interface Browser {
  readonly store: Store;
  openTab(options?: TabOptions): Tab;
}

export interface Tab {
  readonly games: LocalGames;
  /** How many workers there have been. */
  readonly workers: () => number;
  kill(detail: string): void;
}

export interface TabOptions {
  readonly thinker?: Thinker;
  readonly sleep?: House['sleep'];
  readonly hasLocks?: boolean;
}

export function openBrowser(store: Store = memoryStore()): Browser {
  const locks = new Map<string, { readonly worker: object; lose(): void }>();
  const tabs = new Set<() => void>(); // how each hears of a changed list
  let chances = 0;
  let ms = 1000;

  function locksOf(worker: object): Locks {
    return {
      async hold(name, takeOver, onLost) {
        const holder = locks.get(name);
        if (holder && !takeOver) return undefined;
        locks.set(name, { worker, lose: onLost });
        holder?.lose();
        return { release: () => void (locks.get(name)?.worker === worker && locks.delete(name)) };
      },
    };
  }

  function openTab({
    thinker = randomThinker(),
    sleep = async () => undefined,
    hasLocks = true,
  }: TabOptions = {}): Tab {
    let current: { readonly worker: object; readonly listener: PortListener } | undefined;
    let workers = 0;

    function start(listener: PortListener): Port {
      const { port1, port2 } = new MessageChannel();
      const worker = {};
      const changed = () => port2.postMessage({ type: 'tell', name: 'changed', args: [] });
      const house: House = {
        post: (message) => port2.postMessage(message),
        store: Promise.resolve(store),
        locks: hasLocks ? locksOf(worker) : { hold: async () => ({ release: () => undefined }) },
        nowMs: () => ms++,
        sleep,
        chance: (bytes) => `${++chances}`.padStart(bytes * 2, '0'),
        announce: () => tabs.forEach((tell) => tell !== changed && tell()),
      };
      const receive = serveKeeper(house, targiKeeper(thinker));
      port1.addEventListener('message', ({ data }) => listener.heard(data));
      port2.addEventListener('message', ({ data }) => receive(data));
      port1.start();
      port2.start();
      tabs.add(changed);
      current = { worker, listener };
      workers++;
      return {
        post: (message) => port1.postMessage(message),
        close() {
          port1.close();
          tabs.delete(changed);
          for (const [name, lock] of locks) if (lock.worker === worker) locks.delete(name);
        },
      };
    }

    return {
      games: createLocalGames({ start }),
      workers: () => workers,
      kill: (detail) => current?.listener.crashed(detail),
    };
  }

  return { store, openTab };
}

/** Any legal move, the same for the same question. */
export function randomThinker(): Thinker {
  return {
    think: async ({ moves, seed }): Promise<Thought> => ({ move: pick(quickRng(seed), moves), options: [] }),
    hint: () => Promise.reject(new Error('nobody asks')),
    analyse: () => Promise.reject(new Error('nobody asks')),
    close: async () => undefined,
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** All that is due by now has happened. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await nextTask();
}

/** The real bots, in this thread. */
export function realThinker(): Thinker {
  return openThinker(({ heard }) => {
    const post = serve({ post: heard, now: () => performance.now(), breathe: nextTask });
    return { post, close: async () => undefined };
  });
}

export function valueOf<T>(result: TableResult<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The first legal move. */
export async function move(table: TableClient): Promise<void> {
  valueOf(await table.act(table.snapshot().moves[0]));
}

/** Until the table is as wished. */
export function until(table: TableClient, is: () => boolean): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!is()) return;
      stop();
      done();
    };
    const stop = table.subscribe(look);
    look();
  });
}

/** A person who plays at random, until so many moves were made and no bot is to act, or the game is over. */
export async function playTo(table: TableClient, version: number): Promise<void> {
  while (true) {
    const { control, moves, version: now } = table.snapshot();
    if (control.kind === 'over' || (now >= version && control.kind !== 'wait')) return;
    if (control.kind === 'act') valueOf(await table.act(pick(quickRng(`${now}`), moves)));
    else if (control.kind === 'confirm') valueOf(await table.confirm());
    else if (control.kind === 'curtain') valueOf(await table.liftCurtain());
    else await until(table, () => table.snapshot().control.kind !== 'wait' || table.fault() !== undefined);
    if (table.fault()) return;
  }
}
