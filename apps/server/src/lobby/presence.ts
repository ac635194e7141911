import type { MatchId } from '@caravanserai/contract';

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

  constructor(now: () => number) {
    this.#now = now;
  }

  /** True if it is news. Seats come with the round trip of their slowest line, in ms. */
  put(match: MatchId, node: string, seats: ReadonlyMap<string, number>, watchers: number): boolean {
    const before = JSON.stringify(this.of(match));
    const nodes = this.#byMatch.get(match) ?? new Map<string, Here>();
    for (const [other, { atMs }] of nodes) if (this.#now() - atMs >= STALE_MS) nodes.delete(other); // it died
    if (seats.size === 0 && watchers === 0) nodes.delete(node);
    else nodes.set(node, { seats, watchers, atMs: this.#now() });
    if (nodes.size > 0) this.#byMatch.set(match, nodes);
    else this.#byMatch.delete(match);
    return JSON.stringify(this.of(match)) !== before;
  }

  of(match: MatchId): { readonly seats: readonly string[]; readonly watchers: number } {
    const fresh = this.#fresh(match);
    const seats = new Set(fresh.flatMap((here) => [...here.seats.keys()]));
    return { seats: [...seats].toSorted(), watchers: fresh.reduce((sum, { watchers }) => sum + watchers, 0) };
  }

  isWatched(match: MatchId): boolean {
    return this.#isAny(match, ({ watchers }) => watchers > 0);
  }

  isHere(match: MatchId, seat: string): boolean {
    return this.#isAny(match, ({ seats }) => seats.has(seat));
  }

  /** Asked for every move: nothing is copied for it. */
  #isAny(match: MatchId, isSo: (here: Here) => boolean): boolean {
    const nodes = this.#byMatch.get(match);
    if (!nodes) return false;
    const nowMs = this.#now();
    for (const here of nodes.values()) if (nowMs - here.atMs < STALE_MS && isSo(here)) return true;
    return false;
  }

  /** 0 where it is not known. */
  roundTripMs(match: MatchId, seat: string): number {
    return Math.max(0, ...this.#fresh(match).map((here) => here.seats.get(seat) ?? 0));
  }

  #fresh(match: MatchId): Here[] {
    return [...(this.#byMatch.get(match)?.values() ?? [])].filter(({ atMs }) => this.#now() - atMs < STALE_MS);
  }
}
