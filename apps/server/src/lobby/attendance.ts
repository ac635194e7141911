import type { MatchId, UserId } from '@caravanserai/contract';
import type { MatchRow, MatchStore } from '../storage/matchStore.ts';
import { HOST_RELOAD_MS } from '../limits/limits.ts';
import { rememberUpTo } from '../youngest.ts';
import type { Presence } from './presence.ts';

const LONG_MS = 3 * 60_000; // gone for so long, a player may be claimed against
const NOTE_EVERY_MS = 20_000; // how exactly it is known when somebody was seen
const MOST_NOTED = 50_000;

export interface AttendanceDeps {
  readonly store: MatchStore;
  readonly presence: Presence;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** When players were last seen at their table, by whatever way and on whatever node: kept with their seats. */
export class Attendance {
  readonly #deps: AttendanceDeps;
  readonly #noted = new Map<string, number>();

  constructor(deps: AttendanceDeps) {
    this.#deps = deps;
  }

  /** Somebody looks at a match or does something there; nothing is noted of those who have no seat. */
  seen(match: MatchId, user: UserId): void {
    const key = `${match} ${user}`;
    const nowMs = this.#deps.now();
    if (nowMs - (this.#noted.get(key) ?? -Infinity) < NOTE_EVERY_MS) return;
    rememberUpTo(MOST_NOTED, this.#noted, key, nowMs);
    void this.#deps.store.noteSeen(match, user, nowMs).catch((error: unknown) => {
      this.#noted.delete(key);
      this.#deps.report(error);
    });
  }

  /** The player at that seat closed their last socket, longer ago than a reload takes, and sent no request since then. */
  async hasLeft({ id }: MatchRow, seat: string): Promise<boolean> {
    const leftMs = this.#deps.presence.leftMs(id, seat);
    if (leftMs === undefined || this.#deps.now() - leftMs < HOST_RELOAD_MS) return false;
    return (await this.#deps.store.lastSeen(id, seat)) <= leftMs;
  }

  /** Nobody has a line open from that seat, and nothing was heard from it for long. */
  async isLongGone({ id, createdMs }: MatchRow, seat: string): Promise<boolean> {
    if (this.#deps.presence.isHere(id, seat)) return false;
    const seenMs = Math.max(createdMs, await this.#deps.store.lastSeen(id, seat));
    return this.#deps.now() - seenMs >= LONG_MS + NOTE_EVERY_MS;
  }
}
