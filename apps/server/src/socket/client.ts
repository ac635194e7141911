import type { MatchId, Version } from '@caravanserai/contract';
import type { Asker } from '../limits/budgets.ts';
import type { UserRow } from '../storage/userStore.ts';
import type { Lag } from './lag.ts';
import type { Outlet } from './outlet.ts';

/** A client's progress in a match it follows. */
export interface Following {
  version: Version;
  isBusy: boolean;
  isStale: boolean; // something changed while an update was being built
  chatSaid: number; // number of the last chat message sent
}

/** One open connection: a socket or a stream. */
export interface Client {
  readonly outlet: Outlet;
  /** Both are missing for an anonymous stream, which shows only public data. */
  readonly session?: string; // hash of its token
  readonly user?: UserRow;
  readonly asker: Asker;
  readonly follows: Map<MatchId, Following>;
  readonly lag: Lag;
  wantsLobby: boolean;
  wantsNotices: boolean; // of waiting games
  isAlive: boolean; // something was received since the last heartbeat
  underway: number; // messages being processed
  flood: { readonly sinceMs: number; count: number };
}

/** Clients by a key, such as the match they follow. */
export class ClientIndex<Key> {
  readonly #byKey = new Map<Key, Set<Client>>();

  add(key: Key, client: Client): void {
    const set = this.#byKey.get(key) ?? new Set();
    this.#byKey.set(key, set.add(client));
  }

  delete(key: Key, client: Client): void {
    const set = this.#byKey.get(key);
    set?.delete(client);
    if (set?.size === 0) this.#byKey.delete(key);
  }

  has(key: Key): boolean {
    return this.#byKey.has(key);
  }

  of(key: Key): Iterable<Client> {
    return this.#byKey.get(key) ?? [];
  }

  keys(): Key[] {
    return [...this.#byKey.keys()];
  }
}
