import type { MatchId } from '@caravanserai/contract';
import { HOST_GONE_MS } from '../limits/limits.ts';

const STALE_MS = 75_000; // a node silent for this long counts as gone, with all its connections
export const ANNOUNCE_EVERY_MS = 30_000;

/** Seats with the round trip of their slowest connection in ms, where it was measured and matters. */
export type SeatsHere = ReadonlyMap<string, number | undefined>;

/** In the form that clients receive. */
export interface PresenceShown {
  readonly seats: readonly string[];
  readonly watchers: number;
  readonly roundTripMs?: Readonly<Record<string, number>>;
}

interface Here {
  readonly seats: SeatsHere;
  readonly watchers: number;
  readonly atMs: number;
}

/** Who is at which table: on this node, and on other nodes as they announce it. */
export class Presence {
  readonly #now: () => number;
  readonly #byMatch = new Map<MatchId, Map<string, Here>>(); // then by node
  readonly #leftMs = new Map<string, number>(); // by match and seat, the earliest departure first

  constructor(now: () => number) {
    this.#now = now;
  }

  /** True if something changed. */
  put(match: MatchId, node: string, seats: SeatsHere, watchers: number): boolean {
    const before = this.of(match);
    const nodes = this.#byMatch.get(match) ?? new Map<string, Here>();
    for (const [other, { atMs }] of nodes) if (this.#now() - atMs >= STALE_MS) nodes.delete(other); // silent nodes have stopped
    if (seats.size === 0 && watchers === 0) nodes.delete(node);
    else nodes.set(node, { seats, watchers, atMs: this.#now() });
    if (nodes.size > 0) this.#byMatch.set(match, nodes);
    else this.#byMatch.delete(match);
    const after = this.of(match);
    for (const seat of before.seats) if (!after.seats.includes(seat)) this.#noteLeft(match, seat);
    return JSON.stringify(after) !== JSON.stringify(before);
  }

  /** Drops departures older than `HOST_GONE_MS`: by then the seat counts as gone anyway. */
  #noteLeft(match: MatchId, seat: string): void {
    const nowMs = this.#now();
    this.#leftMs.delete(`${match} ${seat}`);
    this.#leftMs.set(`${match} ${seat}`, nowMs);
    for (const [key, leftMs] of this.#leftMs) {
      if (nowMs - leftMs <= HOST_GONE_MS) return;
      this.#leftMs.delete(key);
    }
  }

  /** When the last socket of a seat closed; nothing if one is open, or none closed recently. */
  leftMs(match: MatchId, seat: string): number | undefined {
    return this.isHere(match, seat) ? undefined : this.#leftMs.get(`${match} ${seat}`);
  }

  of(match: MatchId): PresenceShown {
    const fresh = this.#fresh(match);
    const seats = [...new Set(fresh.flatMap((here) => [...here.seats.keys()]))].toSorted();
    const isMeasured = (seat: string) => fresh.some((here) => here.seats.get(seat) !== undefined);
    const measured = seats.filter(isMeasured).map((seat) => [seat, this.roundTripMs(match, seat)]);
    return {
      seats,
      watchers: fresh.reduce((sum, { watchers }) => sum + watchers, 0),
      ...(measured.length > 0 ? { roundTripMs: Object.fromEntries(measured) as Record<string, number> } : {}),
    };
  }

  isWatched(match: MatchId): boolean {
    return this.#isAny(match, ({ watchers }) => watchers > 0);
  }

  isHere(match: MatchId, seat: string): boolean {
    return this.#isAny(match, ({ seats }) => seats.has(seat));
  }

  /** Called for every move, so it copies nothing. */
  #isAny(match: MatchId, isSo: (here: Here) => boolean): boolean {
    const nodes = this.#byMatch.get(match);
    if (!nodes) return false;
    const nowMs = this.#now();
    for (const here of nodes.values()) if (nowMs - here.atMs < STALE_MS && isSo(here)) return true;
    return false;
  }

  /** 0 if unknown. */
  roundTripMs(match: MatchId, seat: string): number {
    return Math.max(0, ...this.#fresh(match).map((here) => here.seats.get(seat) ?? 0));
  }

  #fresh(match: MatchId): Here[] {
    return [...(this.#byMatch.get(match)?.values() ?? [])].filter(({ atMs }) => this.#now() - atMs < STALE_MS);
  }
}
