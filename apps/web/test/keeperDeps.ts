import { type Thought, openThinker, serve, type Thinker } from '@caravanserai/bots/targi';
import { pick, quickRng } from '@caravanserai/contract';
import { targi } from '@caravanserai/targi';
import { createLocalGames } from '../src/games/targi/game/localGames.ts';
import type { LocalGames, Setup, TableClient, TableResult } from '../src/games/targi/client.ts';
import type { KeeperDeps } from '../src/keeper/keeper.ts';
import type { Locks } from '../src/keeper/locks.ts';
import { memoryStore, type Store } from '../src/keeper/store.ts';
import { ANN, BOT } from './randomTables.ts';

export const SETUP: Setup = {
  players: { blue: ANN, white: BOT },
  options: { ...targi.defaultOptions, first: 'blue' },
  curtain: false,
  seed: 'a game',
};

/** A browser whose tabs share storage; a tab can be killed. */
export interface Browser {
  readonly store: Store;
  openTab(options?: TabOptions): Tab;
}

export interface Tab {
  readonly games: LocalGames;
  /** Ends the tab at once: it sends nothing more, and its locks are released. */
  kill(): void;
}

export interface TabOptions {
  readonly thinker?: Thinker;
  readonly sleep?: KeeperDeps['sleep'];
  readonly hasLocks?: boolean;
}

export function openBrowser(store: Store = memoryStore()): Browser {
  const locks = new Map<string, { readonly tab: object; lose(): void }>();
  const tabs = new Map<object, Set<() => void>>(); // each tab's listeners to changes of the list
  let chances = 0;
  let ms = 1000;

  function locksOf(tab: object): Locks {
    return {
      async hold(name, takeOver, onLost) {
        const holder = locks.get(name);
        if (holder && !takeOver) return undefined;
        locks.set(name, { tab, lose: onLost });
        holder?.lose();
        return { release: () => void (locks.get(name)?.tab === tab && locks.delete(name)) };
      },
    };
  }

  function openTab({
    thinker = randomThinker(),
    sleep = async () => undefined,
    hasLocks = true,
  }: TabOptions = {}): Tab {
    const tab = {};
    const heard = new Set<() => void>();
    tabs.set(tab, heard);
    const isAlive = () => tabs.has(tab);
    const never = new Promise<never>(() => undefined);
    const ownStore: Store = {
      ...store,
      save: (game) => (isAlive() ? store.save(game) : never),
      load: (id) => (isAlive() ? store.load(id) : never),
    };
    const deps: KeeperDeps = {
      store: Promise.resolve(ownStore),
      locks: hasLocks ? locksOf(tab) : { hold: async () => ({ release: () => undefined }) },
      nowMs: () => ms++,
      sleep,
      chance: (bytes) => `${++chances}`.padStart(bytes * 2, '0'),
      announce: () => tabs.forEach((others, each) => each !== tab && others.forEach((tell) => tell())),
      listen: (changed) => void heard.add(changed),
    };
    return {
      games: createLocalGames(deps, thinker),
      kill() {
        tabs.delete(tab);
        for (const [name, lock] of locks) if (lock.tab === tab) locks.delete(name);
      },
    };
  }

  return { store, openTab };
}

/** Chooses any legal move, deterministically for the same question. */
export function randomThinker(): Thinker {
  return {
    think: async ({ moves, seed }): Promise<Thought> => ({ move: pick(quickRng(seed), moves), options: [] }),
    hint: () => Promise.reject(new Error('nobody asks')),
    deepen: () => Promise.reject(new Error('nobody asks')),
    expect: () => Promise.reject(new Error('nobody asks')),
    analyse: () => Promise.reject(new Error('nobody asks')),
    close: async () => undefined,
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Waits until all due tasks have run. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await nextTask();
}

/** The real bots, in this thread. */
export function realThinker(): Thinker {
  return openThinker(({ heard }) => {
    const post = serve({ post: heard, now: () => performance.now(), yieldToEventLoop: nextTask });
    return { post, close: async () => undefined };
  });
}

export function valueOf<T>(result: TableResult<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Plays the first legal move. */
export async function move(table: TableClient): Promise<void> {
  valueOf(await table.act(table.snapshot().moves[0]));
}

/** Waits until the condition holds. */
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

/** Plays a person's moves at random, until this many moves were made and no bot is to act, or the game is over. */
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
