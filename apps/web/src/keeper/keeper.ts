import { AskError, err, ok, type Result } from '@caravanserai/contract';
import { listeners } from '../app/signals/signal.ts';
import type { Restored, Times } from './keptForm.ts';
import type { Hold, Locks } from './locks.ts';
import type { Handle, OpenTable, TableDeps, TableFault, TableTypes } from './openTable.ts';
import type { Store, Stored } from './store.ts';

/** The types of one game's keeper, bundled as one parameter. */
export interface KeeperTypes extends TableTypes {
  setup: { readonly seed?: string };
  kept: Stored & { readonly summary: Listed };
}
interface Listed {
  readonly startedMs: number;
  readonly changedMs: number;
}

/** Injected dependencies, supplied by a browser or a test. */
export interface KeeperDeps {
  readonly store: Promise<Store>;
  readonly locks: Locks;
  nowMs(): number; // Unix time
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Random bytes, in hexadecimal. */
  chance(bytes: number): string;
  /** Tells other tabs that the list of games has changed. */
  announce(): void;
  /** Calls back when another tab has changed the list. */
  listen(changed: () => void): void;
}

/** A game's interface to the keeper. Large modules are loaded on demand. */
export interface GameKeeper<K extends KeeperTypes, G extends OpenTable<K>> {
  readonly name: string; // prefix of its locks
  newTable(id: string, setup: K['setup'] & { readonly seed: string }): K['table'] | Promise<K['table']>;
  keptOf(table: K['table'], times: Times, revision: number): K['kept'];
  /** False if this table is not stored at all. */
  isKept?(table: K['table']): boolean;
  restore(kept: unknown): Result<Restored<K['table']>, string> | Promise<Result<Restored<K['table']>, string>>;
  summaryOf(kept: unknown): K['kept']['summary'] | undefined;
  /** Parses a game in notation; names that are levels are bots, others people. */
  read(id: string, text: string): Promise<Result<K['table'], K['error']>>;
  notationOf(table: K['table']): string | Promise<string>;
  open(restored: Restored<K['table']>, hold: Hold, deps: TableDeps<K>): G | Promise<G>;
}

/** All games of one kind on this device; `client` is the interface to one table. */
export interface LocalGames<L extends Record<'setup' | 'client' | 'summary' | 'error', unknown>> {
  create(setup: L['setup']): Promise<Result<L['client'], L['error']>>;
  open(id: string, options?: { readonly takeOver: boolean }): Promise<Result<L['client'], L['error']>>;
  list(): Promise<readonly L['summary'][]>;
  remove(id: string): Promise<void>;
  /** The notation of a stored game, without opening it; the stored text as it is if the game is broken. */
  text(id: string): Promise<Result<string, L['error']>>;
  /** Parses a game in notation and stores it. Names that are levels are bots, others people; an unfinished game can be continued. */
  load(text: string): Promise<Result<L['summary'], L['error']>>;
  /** Calls back on every change of the list, including those of other tabs. */
  subscribe(changed: () => void): () => void;
}

/** A keeper's public types; its errors include the keeper's own. */
export interface LocalOf<K extends KeeperTypes, Client> {
  setup: K['setup'];
  client: Client;
  summary: K['kept']['summary'] & { readonly isKept: boolean };
  error: K['error'] | TableFault;
}

/** Manages the games of one kind, in the page or behind a port (`port.ts`); `clientOf` makes a client of an open table. */
export function openKeeper<K extends KeeperTypes, G extends OpenTable<K>, Client>(
  deps: KeeperDeps,
  game: GameKeeper<K, G>,
  clientOf: (table: G, handle: Handle<K>) => Client,
): LocalGames<LocalOf<K, Client>> {
  type Answer<T> = Promise<Result<T, K['error'] | TableFault>>;
  const { nowMs, sleep } = deps;
  const { subscribe, tell } = listeners();
  const open = new Map<string, G>(); // in this tab; a game is open in one tab at a time
  let opening: Promise<unknown> = Promise.resolve(); // serialises opening and removing games
  deps.listen(tell);

  function inTurn<V>(task: () => Promise<V>): Promise<V> {
    const done = opening.then(task);
    opening = done.catch(() => undefined);
    return done;
  }

  function listChanged(): void {
    tell();
    deps.announce();
  }

  function hold(id: string, takeOver: boolean): Promise<Hold | undefined> {
    const lost = () => void open.get(id)?.fail({ code: 'open-elsewhere' });
    return deps.locks.hold(`${game.name}/${id}`, takeOver, lost);
  }

  /** Bots resume only after the client has subscribed, so it misses none of their moves. */
  function attach(table: G): Result<Client, K['error'] | TableFault> {
    const client = clientOf(table, table.openHandle());
    void table.drive();
    return ok(client);
  }

  async function save(kept: K['kept']): Answer<undefined> {
    try {
      await (await deps.store).save(kept);
      return ok(undefined);
    } catch (error) {
      return err({ code: 'not-saved', detail: String(error) });
    }
  }

  async function create(setup: K['setup']): Answer<Client> {
    const table = await game.newTable(deps.chance(10), { ...setup, seed: setup.seed ?? deps.chance(16) });
    const startedMs = nowMs();
    if (game.isKept?.(table) ?? true) {
      const saved = await save(game.keptOf(table, { startedMs, changedMs: startedMs }, 1));
      if (!saved.ok) return saved;
    }
    const held = await hold(table.id, false);
    return held ? start({ table, startedMs, revision: 1 }, held) : err({ code: 'open-elsewhere' });
  }

  async function reopen(id: string, takeOver: boolean): Answer<Client> {
    const here = open.get(id);
    if (here && !here.fault) return attach(here);
    const held = await hold(id, takeOver);
    if (!held) return err({ code: 'open-elsewhere' });
    const kept = await (await deps.store).load(id);
    const restored = kept === undefined ? undefined : await game.restore(kept);
    if (restored?.ok) return start(restored.value, held);
    held.release();
    return restored ? err({ code: 'broken-game', detail: restored.error }) : err({ code: 'no-such-game' });
  }

  async function start(restored: Restored<K['table']>, held: Hold): Answer<Client> {
    const { id } = restored.table;
    const left = () => {
      open.get(id)?.end();
      open.delete(id);
    };
    const table = await game.open(restored, held, { store: await deps.store, nowMs, sleep, saved: listChanged, left });
    open.set(id, table);
    listChanged();
    return attach(table);
  }

  async function remove(id: string): Promise<void> {
    open.get(id)?.fail({ code: 'no-such-game' });
    open.delete(id);
    const held = await deps.locks.hold(`${game.name}/${id}`, true, () => undefined);
    await (await deps.store).remove(id);
    held?.release();
    listChanged();
  }

  async function load(text: string): Answer<LocalOf<K, Client>['summary']> {
    const read = await game.read(deps.chance(10), text);
    if (!read.ok) return read;
    const ms = nowMs();
    const kept = game.keptOf(read.value, { startedMs: ms, changedMs: ms }, 1);
    const saved = await save(kept);
    if (!saved.ok) return saved;
    listChanged();
    return ok({ ...kept.summary, isKept: (await deps.store).isKept });
  }

  async function text(id: string): Answer<string> {
    const kept = await (await deps.store).load(id);
    if (kept === undefined) return err({ code: 'no-such-game' });
    const restored = await game.restore(kept);
    return ok(restored.ok ? await game.notationOf(restored.value.table) : JSON.stringify(kept, undefined, 2));
  }

  return {
    create: (setup) => orCrash(inTurn(() => create(setup))),
    open: (id, { takeOver } = { takeOver: false }) => orCrash(inTurn(() => reopen(id, takeOver))),
    remove: (id) => inTurn(() => remove(id)),
    load: (text) => orCrash(load(text)),
    text: (id) => orCrash(text(id)),
    subscribe,

    /** Most recently changed first; unreadable games are omitted. */
    async list() {
      const { isKept, ...store } = await deps.store;
      const summaries = (await store.list()).map(game.summaryOf).filter((summary) => summary !== undefined);
      return summaries
        .map((summary) => ({ ...summary, isKept }))
        .toSorted((a, b) => b.changedMs - a.changedMs || b.startedMs - a.startedMs);
    },
  };
}

/** Turns a rejection into a `crashed` error. */
export async function orCrash<T, E>(asked: Promise<T>): Promise<T | Extract<Result<never, E>, { readonly ok: false }>> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AskError && error.code === 'no-such-game') return err({ code: error.code } as E);
    return err({ code: 'crashed', detail: error instanceof AskError ? error.detail : String(error) } as E);
  }
}
