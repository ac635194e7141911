import { type Asked, AskError, connect, err, known, ok, type Result } from '@caravanserai/contract';
import type { Restored, Times } from './keptForm.ts';
import type { Hold, Locks } from './locks.ts';
import type { TableFault, OpenTable, TableSurroundings, TableTypes } from './openTable.ts';
import { Shelf } from './shelf.ts';
import type { Store, Stored } from './store.ts';

/** The types of one game's keeper, under one name. */
export interface KeeperTypes extends TableTypes {
  setup: { readonly seed?: string };
  kept: Stored & { readonly summary: Listed };
}
interface Listed {
  readonly startedMs: number;
  readonly changedMs: number;
}

/** What the keeper has to be given: a browser's worker and a test differ in it. */
export interface House {
  post(message: unknown): void;
  readonly store: Promise<Store>;
  readonly locks: Locks;
  nowMs(): number; // since 1970
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** So many bytes of chance, in hexadecimal. */
  chance(bytes: number): string;
  /** Tells the other tabs that the list of games has changed. */
  announce(): void;
}

/** What the keeper asks of a game. What takes long to load is loaded when it is first asked for. */
export interface GameKeeper<K extends KeeperTypes, G extends OpenTable<K>> {
  readonly name: string; // its locks begin with it
  newTable(id: string, setup: K['setup'] & { readonly seed: string }): K['table'] | Promise<K['table']>;
  keptOf(table: K['table'], times: Times, revision: number): K['kept'];
  /** False: nothing of this table is kept. */
  isKept?(table: K['table']): boolean;
  restore(kept: unknown): Result<Restored<K['table']>, string> | Promise<Result<Restored<K['table']>, string>>;
  summaryOf(kept: unknown): K['kept']['summary'] | undefined;
  snapshotOf(table: K['table']): K['snapshot'];
  /** A game in notation; names that are levels are bots, others people. */
  read(id: string, text: string): Promise<Result<K['table'], K['error']>>;
  notationOf(table: K['table']): string | Promise<string>;
  open(restored: Restored<K['table']>, hold: Hold, around: TableSurroundings<K>): G | Promise<G>;
  /** What can be asked at an open table, by name. */
  readonly atTable: object;
  /** What else can be asked of the keeper. */
  readonly answers?: object;
}

/** What the page asks of any keeper. */
export interface KeeperAnswers<K extends KeeperTypes> {
  create(setup: K['setup']): Promise<Result<K['snapshot'], K['error'] | TableFault>>;
  open(game: string, takeOver: boolean): Promise<Result<K['snapshot'], K['error'] | TableFault>>;
  close(game: string): unknown;
  remove(game: string): Promise<undefined>;
  list(): Promise<readonly (K['kept']['summary'] & { readonly isKept: boolean })[]>;
  load(text: string): Promise<Result<K['kept']['summary'] & { readonly isKept: boolean }, K['error'] | TableFault>>;
  text(game: string): Promise<Result<string, K['error'] | TableFault>>;
  /** At an open table; fails with `no-such-game` where none is open. */
  at(game: string, name: string, args: readonly unknown[], asked: Asked): unknown;
}

/** What a keeper tells the page. A change of a table is told after it has been saved, and before the wish that caused it is answered. */
export interface PageAnswers<K extends KeeperTypes> {
  snapshot(game: string, snapshot: K['snapshot']): void;
  fault(game: string, error: K['error'] | TableFault): void;
  changed(): void; // the list of games
}

const NO_SUCH_GAME = err({ code: 'no-such-game' } as const);

/** The inside of the worker that keeps the games of a page: hand every message to the function that comes back. */
export function serveKeeper<K extends KeeperTypes, G extends OpenTable<K>>(
  house: House,
  game: GameKeeper<K, G>,
): (message: unknown) => void {
  const { store, locks, nowMs, sleep } = house;
  const games = new Shelf<G, K['kept']>({ name: game.name, locks, store, changed: listChanged });
  type Refused = Extract<Result<never, K['error'] | TableFault>, { readonly ok: false }>;

  const answers: KeeperAnswers<K> = {
    create: (setup) => games.inTurn(() => create(setup)).then(seated),
    open: (id, takeOver) => games.inTurn(() => open(id, takeOver)).then(seated),
    close: (id) => games.inTurn(async () => games.close(id)),
    remove: (id) => games.inTurn(() => games.remove(id)),
    list: () => games.list(game.summaryOf),
    load,
    text,
    at(id, name, args, asked) {
      const here = games.get(id);
      if (!here) throw new AskError('no-such-game', id);
      const answer = (game.atTable as Record<string, (game: G, ...args: unknown[]) => unknown>)[name];
      return known(answer, name)(here, ...args, asked);
    },
  };
  const page = connect<PageAnswers<KeeperTypes>>(house.post, { ...answers, ...game.answers });
  const tell: PageAnswers<K> = {
    snapshot: (id, snapshot) => page.tell('snapshot', [id, snapshot]),
    fault: (id, error) => page.tell('fault', [id, error]),
    changed: () => page.tell('changed', []),
  };

  /** What is seen when sitting down. Bots go on only now: nothing that they do is missed. */
  function seated(opened: G | Refused): Result<K['snapshot'], K['error'] | TableFault> {
    if ('ok' in opened) return opened;
    if (opened.fault) return err(opened.fault);
    void opened.drive();
    return ok(game.snapshotOf(opened.table));
  }

  function listChanged(): void {
    tell.changed();
    house.announce();
  }

  async function create(wished: K['setup']): Promise<G | Refused> {
    const table = await game.newTable(house.chance(10), { ...wished, seed: wished.seed ?? house.chance(16) });
    const startedMs = nowMs();
    if (game.isKept?.(table) ?? true) {
      const saved = await games.save(game.keptOf(table, { startedMs, changedMs: startedMs }, 1));
      if (!saved.ok) return saved;
    }
    const hold = await games.hold(table.id, false);
    return hold ? start({ table, startedMs, revision: 1 }, hold) : err({ code: 'open-elsewhere' });
  }

  async function open(id: string, takeOver: boolean): Promise<G | Refused> {
    const here = games.join(id);
    if (here) return here;
    const hold = await games.hold(id, takeOver);
    if (!hold) return err({ code: 'open-elsewhere' });
    const kept = await (await store).load(id);
    const restored = kept === undefined ? undefined : await game.restore(kept);
    if (restored?.ok) return start(restored.value, hold);
    hold.release();
    return restored ? err({ code: 'broken-game', detail: restored.error }) : NO_SUCH_GAME;
  }

  async function start(restored: Restored<K['table']>, hold: Hold): Promise<G> {
    const around: TableSurroundings<K> = {
      store: await store,
      nowMs,
      sleep,
      changed(id, snapshot) {
        tell.snapshot(id, snapshot);
        listChanged();
      },
      failed: (id, error) => tell.fault(id, error),
    };
    return games.add(restored.table.id, await game.open(restored, hold, around));
  }

  async function load(text: string): ReturnType<KeeperAnswers<K>['load']> {
    const read = await game.read(house.chance(10), text);
    if (!read.ok) return read;
    const ms = nowMs();
    const kept = game.keptOf(read.value, { startedMs: ms, changedMs: ms }, 1);
    const saved = await games.save(kept);
    if (!saved.ok) return saved;
    listChanged();
    return ok({ ...kept.summary, isKept: (await store).isKept });
  }

  /** One that is broken comes just as it was kept. */
  async function text(id: string): ReturnType<KeeperAnswers<K>['text']> {
    const kept = await (await store).load(id);
    if (kept === undefined) return NO_SUCH_GAME;
    const restored = await game.restore(kept);
    return ok(restored.ok ? await game.notationOf(restored.value.table) : JSON.stringify(kept, undefined, 2));
  }

  return page.hear;
}
