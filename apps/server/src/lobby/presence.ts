import type { MatchId } from '@caravanserai/contract';

const LONG_MS = 3 * 60_000; // gone for so long, a player may be claimed against
const FORGET_MS = 7 * 86_400_000;
const STALE_MS = 75_000; // a node that has not spoken for so long is gone, with everybody who was there
export const ANNOUNCE_EVERY_MS = 30_000;

interface Here {
  readonly seats: ReadonlyMap<string, number>; // with the round trip of their slowest line, in ms
  readonly watchers: number;
  readonly atMs: number;
}

/** Who is at which table, on this node and, by what the others say, on theirs. */
export class Presence {
  readonly #now: () => number;
  readonly #byMatch = new Map<MatchId, Map<string, Here>>(); // then by node
  readonly #goneSince = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** True if it is news. Seats come with the round trip of their slowest line, in ms. */
  put(match: MatchId, node: string, seats: ReadonlyMap<string, number>, watchers: number): boolean {
    const before = JSON.stringify(this.of(match));
    const nodes = this.#byMatch.get(match) ?? new Map<string, Here>();
    const present = new Set([...nodes.values()].flatMap((here) => [...here.seats.keys()]));
    for (const [other, { atMs }] of nodes) if (this.#now() - atMs >= STALE_MS) nodes.delete(other); // it died
    if (seats.size === 0 && watchers === 0) nodes.delete(node);
    else nodes.set(node, { seats, watchers, atMs: this.#now() });
    if (nodes.size > 0) this.#byMatch.set(match, nodes);
    else this.#byMatch.delete(match);
    const after = this.of(match);
    for (const seat of present) {
      if (after.seats.includes(seat)) continue;
      this.#goneSince.delete(`${match} ${seat}`); // to the end of the row
      this.#goneSince.set(`${match} ${seat}`, this.#now());
    }
    for (const seat of after.seats) this.#goneSince.delete(`${match} ${seat}`);
    this.#forgetOld();
    return JSON.stringify(after) !== before;
  }

  /** The oldest come first, and nobody claims against them any more. */
  #forgetOld(): void {
    for (const [key, sinceMs] of this.#goneSince) {
      if (this.#now() - sinceMs < FORGET_MS) return;
      this.#goneSince.delete(key);
    }
  }

  of(match: MatchId): { readonly seats: readonly string[]; readonly watchers: number } {
    const fresh = this.#fresh(match);
    const seats = new Set(fresh.flatMap((here) => [...here.seats.keys()]));
    return { seats: [...seats].toSorted(), watchers: fresh.reduce((sum, { watchers }) => sum + watchers, 0) };
  }

  isWatched(match: MatchId): boolean {
    return this.#fresh(match).some(({ watchers }) => watchers > 0);
  }

  /** 0 where it is not known. */
  roundTripMs(match: MatchId, seat: string): number {
    return Math.max(0, ...this.#fresh(match).map((here) => here.seats.get(seat) ?? 0));
  }

  #fresh(match: MatchId): Here[] {
    return [...(this.#byMatch.get(match)?.values() ?? [])].filter(({ atMs }) => this.#now() - atMs < STALE_MS);
  }

  /** Of somebody who was here, left, and has not been seen on any node for long. */
  isLongGone(match: MatchId, seat: string): boolean {
    const sinceMs = this.#goneSince.get(`${match} ${seat}`);
    return sinceMs !== undefined && this.#now() - sinceMs >= LONG_MS;
  }
}
