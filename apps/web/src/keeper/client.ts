import {
  AskError,
  type AskOptions,
  openRemote,
  type Port,
  type PortListener,
  type Remote,
  type Result,
} from '@caravanserai/contract';
import { listeners } from '../app/cells/cell.ts';
import type { KeeperAnswers, KeeperTypes, PageAnswers } from './keeper.ts';
import { type Shown, shownFrom, type Watched } from './watched.ts';

type Refused<E> = Extract<Result<never, E>, { readonly ok: false }>;
type ArgsOf<F> = F extends (game: never, ...args: infer A) => unknown ? A : never;
type ValueOf<F> = F extends (...args: never) => infer A ? Awaited<A> : never;
type WithoutAsker<A> = A extends [...infer Rest, { readonly signal: AbortSignal }] ? Rest : A;
type Crash = { readonly code: 'crashed'; readonly detail: string } | { readonly code: 'aborted' | 'no-such-game' };

/** Somebody at a table: what they see now, and what they can wish for. */
export interface Sitting<K extends KeeperTypes, At> extends Watched<K['snapshot'], K['error']> {
  /** A wish of this table; what has stopped it stops the wish. */
  ask<N extends keyof At & string>(
    name: N,
    args: WithoutAsker<ArgsOf<At[N]>>,
    options?: AskOptions,
  ): Promise<ValueOf<At[N]> | Refused<K['error']>>;
  tell<N extends keyof At & string>(name: N, args: WithoutAsker<ArgsOf<At[N]>>): void;
  close(): void;
}

/** All games of one kind on this device; `client` is a table of it. */
export interface LocalGames<L extends Record<'setup' | 'client' | 'summary' | 'error', unknown>> {
  create(setup: L['setup']): Promise<Result<L['client'], L['error']>>;
  open(id: string, options?: { readonly takeOver: boolean }): Promise<Result<L['client'], L['error']>>;
  list(): Promise<readonly L['summary'][]>;
  remove(id: string): Promise<void>;
  /** A kept game in notation without opening it; one that is broken, just as it was kept. */
  text(id: string): Promise<Result<string, L['error']>>;
  /** Reads a game in notation and keeps it. Names that are levels are bots, others people; a game that is not over can be played on. */
  load(text: string): Promise<Result<L['summary'], L['error']>>;
  /** Hears of every change, other tabs' too. */
  subscribe(changed: () => void): () => void;
}

interface LocalOf<K extends KeeperTypes, Client> {
  setup: K['setup'];
  client: Client;
  summary: K['kept']['summary'] & { readonly isKept: boolean };
  error: K['error'];
}

/** A page's side of a worker that keeps games: tables that are looked at, and what a crash means. */
export interface KeeperClient<K extends KeeperTypes, At, More extends object> {
  readonly remote: Remote<KeeperAnswers<K> & More>;
  games<Client>(seat: (sitting: Sitting<K, At>) => Client): LocalGames<LocalOf<K, Client>>;
}

export function openKeeper<
  K extends KeeperTypes & { snapshot: { readonly gameId: string } },
  At,
  More extends object = object,
>(
  start: (listener: PortListener) => Port,
  greet?: (remote: Pick<Remote<KeeperAnswers<K> & More>, 'tell'>) => void,
): KeeperClient<K, At, More> {
  const tables = new Map<string, Set<Shown<K['snapshot'], K['error']>>>();
  const { subscribe: hearChanges, tell } = listeners();
  const ours: PageAnswers<K> = {
    snapshot: (game, snapshot) => tables.get(game)?.forEach((shown) => shown.show(snapshot)),
    fault: breakTable,
    changed: tell,
  };
  const remote = openRemote<KeeperAnswers<K> & More>(start, {
    ours,
    ...(greet ? { greet } : {}),
    crashed: (detail) => {
      for (const game of tables.keys()) breakTable(game, { code: 'crashed', detail });
    },
  });
  const ask = remote.ask as unknown as (name: string, args: readonly unknown[], options?: AskOptions) => Promise<never>;

  function breakTable(game: string, error: K['error'] | Crash): void {
    const sitting = tables.get(game);
    tables.delete(game);
    sitting?.forEach((shown) => shown.fail(error as K['error']));
  }

  function sittingAt(first: K['snapshot']): Sitting<K, At> {
    const { gameId: game } = first;
    const shown = shownFrom<K['snapshot'], K['error']>(first);
    tables.set(game, (tables.get(game) ?? new Set()).add(shown));
    const { snapshot, fault, subscribe } = shown;
    return {
      snapshot,
      fault,
      subscribe,
      ask: (name, args, options) => {
        const error = fault();
        if (error !== undefined) return Promise.resolve({ ok: false, error });
        return orCrash(ask('at', [game, name, args], options), options?.signal);
      },
      tell: (name, args) => (remote.tell as (name: string, args: unknown) => void)('at', [game, name, args]),
      close() {
        if (!tables.get(game)?.delete(shown)) return; // closed, or broken: the keeper knows
        void ask('close', [game]).catch(() => undefined);
      },
    };
  }

  /** A question that is answered with a table. */
  async function sit<Client>(
    opening: Promise<Result<K['snapshot'], K['error']>>,
    seat: (sitting: Sitting<K, At>) => Client,
  ): Promise<Result<Client, K['error']>> {
    const opened = await orCrash<Result<K['snapshot'], K['error']>, K['error']>(opening);
    return opened.ok ? { ok: true, value: seat(sittingAt(opened.value)) } : opened;
  }

  return {
    remote,
    games: (seat) => ({
      create: (setup) => sit(ask('create', [setup]), seat),
      open: (game, { takeOver } = { takeOver: false }) => sit(ask('open', [game, takeOver]), seat),
      list: () => ask('list', []),
      remove: (game) => ask('remove', [game]),
      text: (game) => orCrash(ask('text', [game])),
      load: (text) => orCrash(ask('load', [text])),
      subscribe: hearChanges,
    }),
  };
}

/** Where a crash is an answer. */
export async function orCrash<T, E>(asked: Promise<T>, signal?: AbortSignal): Promise<T | Refused<E>> {
  try {
    return await asked;
  } catch (error) {
    const crash: Crash = signal?.aborted
      ? { code: 'aborted' }
      : error instanceof AskError && error.code === 'no-such-game'
        ? { code: 'no-such-game' }
        : { code: 'crashed', detail: error instanceof AskError ? error.detail : String(error) };
    return { ok: false, error: crash as E };
  }
}
