import type { MatchId, Version } from '@caravanserai/contract';
import type { Asker } from '../limits/budgets.ts';
import type { UserRow } from '../storage/userStore.ts';
import type { Lag } from './lag.ts';
import type { Outlet } from './outlet.ts';

export interface Following {
  version: Version;
  isBusy: boolean;
  isStale: boolean; // something came while it was busy
  chatSaid: number; // the last line of the chat that it was sent
}

export interface Client {
  readonly outlet: Outlet;
  /** Nobody: who reads what everybody may. */
  readonly session?: string; // the hash of its token
  readonly user?: UserRow;
  readonly asker: Asker;
  readonly follows: Map<MatchId, Following>;
  readonly lag: Lag;
  wantsLobby: boolean;
  wantsNotices: boolean; // of games that wait
  isAlive: boolean;
  underway: number; // messages that are worked at
  flood: { readonly sinceMs: number; count: number };
}

/** Between nodes: a seat and the round trip of its line. */
export function makeSeats(seats: ReadonlyMap<string, number>): string[] {
  return [...seats].map(([seat, roundTripMs]) => `${seat}:${Math.round(roundTripMs)}`);
}

export function parseSeats(words: readonly string[]): Map<string, number> {
  return new Map(words.map((word) => [word.slice(0, word.indexOf(':')), Number(word.slice(word.indexOf(':') + 1))]));
}

export function addTo<Key>(map: Map<Key, Set<Client>>, key: Key, client: Client): void {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(client));
}

export function removeFrom<Key>(map: Map<Key, Set<Client>>, key: Key, client: Client): void {
  const set = map.get(key);
  set?.delete(client);
  if (set?.size === 0) map.delete(key);
}
