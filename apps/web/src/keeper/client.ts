import {
  AskError,
  type AskOptions,
  openRemote,
  type Port,
  type PortListener,
  type Remote,
} from '@caravanserai/contract';
import type { KeeperAnswers, KeeperTypes, PageAnswers } from './keeper.ts';

interface Refused<E> {
  readonly ok: false;
  readonly error: E;
}
type Answer<T, E> = { readonly ok: true; readonly value: T } | Refused<E>;
type ArgsOf<F> = F extends (game: never, ...args: infer A) => unknown ? A : never;
type ValueOf<F> = F extends (...args: never) => infer A ? Awaited<A> : never;
type WithoutAsker<A> = A extends [...infer Rest, { readonly signal: AbortSignal }] ? Rest : A;
type Crash = { readonly code: 'crashed'; readonly detail: string } | { readonly code: 'aborted' | 'no-such-game' };

/** Somebody at a table: what they see now, and who wants to hear of changes. */
export interface Place<K extends KeeperTypes, At> {
  readonly snapshot: () => K['snapshot'];
  readonly fault: () => K['error'] | undefined;
  readonly subscribe: (changed: () => void) => () => void;
  /** A wish of this table; what has stopped it stops the wish. */
  ask<N extends keyof At & string>(
    name: N,
    args: WithoutAsker<ArgsOf<At[N]>>,
    options?: AskOptions,
  ): Promise<ValueOf<At[N]> | Refused<K['error']>>;
  tell<N extends keyof At & string>(name: N, args: WithoutAsker<ArgsOf<At[N]>>): void;
  close(): void;
}

/** What every game of this device can be asked for; `Client` is its own table. */
export interface KeptGames<K extends KeeperTypes, Client> {
  create(setup: K['setup']): Promise<Answer<Client, K['error']>>;
  open(game: string, options?: { readonly takeOver: boolean }): Promise<Answer<Client, K['error']>>;
  list(): ReturnType<KeeperAnswers<K>['list']>;
  remove(game: string): Promise<void>;
  text(game: string): Promise<Answer<string, K['error']>>;
  load(text: string): Promise<Answer<K['kept']['summary'] & { readonly isKept: boolean }, K['error']>>;
  subscribe(changed: () => void): () => void;
}

/** A page's side of a worker that keeps games: tables that are looked at, and what a crash means. */
export interface KeeperClient<K extends KeeperTypes, At, More extends object> {
  readonly remote: Remote<KeeperAnswers<K> & More>;
  games<Client>(seat: (place: Place<K, At>) => Client): KeptGames<K, Client>;
}

export function openKeeper<
  K extends KeeperTypes & { snapshot: { readonly gameId: string } },
  At,
  More extends object = object,
>(
  start: (listener: PortListener) => Port,
  greet?: (remote: Pick<Remote<KeeperAnswers<K> & More>, 'tell'>) => void,
): KeeperClient<K, At, More> {
  const tables = new Map<string, Set<Seen<K>>>();
  const listeners = new Set<() => void>();
  const ours: PageAnswers<K> = {
    snapshot: (game, snapshot) => tables.get(game)?.forEach((seen) => seen.show(snapshot)),
    fault: breakTable,
    changed: () => listeners.forEach((listener) => listener()),
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
    const places = tables.get(game);
    tables.delete(game);
    places?.forEach((seen) => seen.fail(error as K['error']));
  }

  function placeOf(first: K['snapshot']): Place<K, At> {
    const { gameId: game } = first;
    const seen = seenFrom<K>(first);
    tables.set(game, (tables.get(game) ?? new Set()).add(seen));
    const { snapshot, fault, subscribe } = seen;
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
        if (!tables.get(game)?.delete(seen)) return; // closed, or broken: the keeper knows
        void ask('close', [game]).catch(() => undefined);
      },
    };
  }

  /** A question that is answered with a table. */
  async function sit<Client>(
    opening: Promise<Answer<K['snapshot'], K['error']>>,
    seat: (place: Place<K, At>) => Client,
  ): Promise<Answer<Client, K['error']>> {
    const opened = await orCrash<Answer<K['snapshot'], K['error']>, K['error']>(opening);
    return opened.ok ? { ok: true, value: seat(placeOf(opened.value)) } : opened;
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
      subscribe(changed) {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
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

interface Seen<K extends KeeperTypes> extends Pick<Place<K, never>, 'snapshot' | 'fault' | 'subscribe'> {
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
