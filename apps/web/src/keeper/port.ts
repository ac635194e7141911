import {
  AskError,
  connect,
  err,
  known,
  ok,
  openRemote,
  type Port,
  type PortListener,
  type Remote,
  type Result,
} from '@caravanserai/contract';
import { listeners } from '../app/signals/signal.ts';
import { type Changes, changesBetween, withChanges } from './changes.ts';
import { type LocalGames, orCrash } from './keeper.ts';
import { type Shown, shownFrom, type Watched } from './watched.ts';

/** A keeper's games in a worker, with the same interface to the page as those of a keeper in the page. Each client of a table has a number here. */

interface Stop {
  readonly code: string;
  readonly detail?: string;
}

/** A client whose methods can cross a port: results are promises. */
interface Client extends Watched<object, Stop> {
  close(): void;
}
type Games = LocalGames<{ setup: unknown; client: Client; summary: unknown; error: Stop }>;

interface Opened {
  readonly handle: number;
  readonly snapshot: object;
}

/** Requests of the page. */
interface KeeperAnswers extends Pick<Games, 'remove' | 'list' | 'load' | 'text'> {
  create(setup: unknown): Promise<Result<Opened, Stop>>;
  open(game: string, takeOver: boolean): Promise<Result<Opened, Stop>>;
  at(handle: number, method: string, args: readonly unknown[]): unknown;
}

/** Messages of the worker. A change of a table is sent after it was saved and before the answer to the request that caused it. */
interface PageAnswers {
  shown(handle: number, changes: Changes): void;
  fault(handle: number, error: Stop): void;
  changed(): void; // of the list of games
}

/** Runs in the worker; pass every message of the page to the returned function. */
export function serveGames<G extends object>(
  post: (message: unknown) => void,
  keeper: G,
  more: object = {},
): (message: unknown) => void {
  const { create, open, remove, list, load, text, subscribe } = keeper as unknown as Games;
  const clients = new Map<number, Client>();
  let lastHandle = 0;

  function openedAs(opened: Result<Client, Stop>): Result<Opened, Stop> {
    if (!opened.ok) return opened;
    const client = opened.value;
    const handle = ++lastHandle;
    clients.set(handle, client);
    let sent = client.snapshot();
    client.subscribe(() => {
      const fault = client.fault();
      if (fault !== undefined) return page.tell('fault', [handle, fault]);
      const now = client.snapshot();
      page.tell('shown', [handle, changesBetween(sent, now)]);
      sent = now;
    });
    return ok({ handle, snapshot: sent });
  }

  const answers: KeeperAnswers = {
    create: async (setup) => openedAs(await create(setup)),
    open: async (game, takeOver) => openedAs(await open(game, { takeOver })),
    remove,
    list,
    load,
    text,
    at(handle, method, args) {
      const client = clients.get(handle) as unknown as Readonly<Record<string, (...args: unknown[]) => unknown>>;
      if (!client) throw new AskError('no-such-game', `handle ${handle}`);
      if (method === 'close') clients.delete(handle);
      return known(client[method], method)(...args);
    },
  };
  const page = connect<PageAnswers>(post, { ...answers, ...more });
  subscribe(() => page.tell('changed', []));
  return page.hear;
}

interface GamesOptions<C, More extends object> {
  start(listener: PortListener): Port;
  /** Methods of the client with a result, and those without. */
  readonly asked: readonly string[];
  readonly told: readonly string[];
  /** Adds the client's other members. */
  complete(client: C): C;
  greet?(remote: Pick<Remote<More>, 'tell'>): void;
}

/** Runs in the page. */
export function openGames<L extends object, C, More extends object>(
  options: GamesOptions<C, More>,
): { readonly games: L; readonly remote: Remote<More> } {
  const { start, asked, told, complete, greet } = options;
  const handles = new Map<number, Shown<object, Stop>>();
  const { subscribe: hearChanges, tell } = listeners();
  const ours: PageAnswers = {
    shown(handle, changes) {
      const shown = handles.get(handle);
      shown?.show(withChanges(shown.snapshot(), changes));
    },
    fault: stop,
    changed: tell,
  };
  const crashed = (detail: string) => handles.forEach((_, handle) => stop(handle, { code: 'crashed', detail }));
  const remote = openRemote<KeeperAnswers & More>(start, { ours, crashed, ...(greet ? { greet } : {}) });
  const keeper = remote as unknown as Remote<KeeperAnswers>;

  function stop(handle: number, error: Stop): void {
    const shown = handles.get(handle);
    handles.delete(handle);
    shown?.fail(error);
  }

  function clientAt({ handle, snapshot: first }: Opened): Client {
    const shown = shownFrom<object, Stop>(first);
    handles.set(handle, shown);
    const { snapshot, fault, subscribe } = shown;
    const isOpen = () => handles.get(handle) === shown;
    const ask =
      (method: string) =>
      async (...args: readonly unknown[]) =>
        isOpen() ? orCrash(keeper.ask('at', [handle, method, args])) : err(fault() ?? { code: 'no-such-game' });
    const tellIt =
      (method: string) =>
      (...args: readonly unknown[]) => {
        if (isOpen()) keeper.tell('at', [handle, method, args]);
      };
    const close = () => {
      tellIt('close')();
      if (isOpen()) handles.delete(handle);
    };
    const methods = [...asked.map((name) => [name, ask(name)]), ...told.map((name) => [name, tellIt(name)])];
    const client: Client = { snapshot, fault, subscribe, close, ...Object.fromEntries(methods) };
    return complete(client as C) as Client;
  }

  async function clientOf(opening: Promise<Result<Opened, Stop>>): Promise<Result<Client, Stop>> {
    const opened = await orCrash<Result<Opened, Stop>, Stop>(opening);
    return opened.ok ? ok(clientAt(opened.value)) : opened;
  }

  const games: Games = {
    create: (setup) => clientOf(keeper.ask('create', [setup])),
    open: (game, { takeOver } = { takeOver: false }) => clientOf(keeper.ask('open', [game, takeOver])),
    list: () => keeper.ask('list', []),
    remove: (game) => keeper.ask('remove', [game]),
    text: (game) => orCrash(keeper.ask('text', [game])),
    load: (text) => orCrash(keeper.ask('load', [text])),
    subscribe: hearChanges,
  };
  return { games: games as unknown as L, remote };
}
