import type { MatchId, UserId } from '@caravanserai/contract';
import type { MatchRow, MatchStore } from '../storage/matchStore.ts';
import { HOST_RELOAD_MS } from '../limits/limits.ts';
import { rememberUpTo } from '../youngest.ts';
import type { Presence } from './presence.ts';

const LONG_MS = 3 * 60_000; // a player absent for this long may lose the game to a claim
const NOTE_EVERY_MS = 20_000; // precision of the stored last-seen time
const MOST_NOTED = 50_000;

export interface AttendanceDeps {
  readonly store: MatchStore;
  readonly presence: Presence;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** When players were last seen at their table, through any request or socket on any node: stored with their seats. */
export class Attendance {
  readonly #deps: AttendanceDeps;
  readonly #noted = new Map<string, number>();

  constructor(deps: AttendanceDeps) {
    this.#deps = deps;
  }

  /** A user reads a match or acts in it; ignored for users without a seat. */
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

  /** The player closed their last socket longer ago than a reload takes, and has sent no request since. */
  async hasLeft({ id }: MatchRow, seat: string): Promise<boolean> {
    const leftMs = this.#deps.presence.leftMs(id, seat);
    if (leftMs === undefined || this.#deps.now() - leftMs < HOST_RELOAD_MS) return false;
    return (await this.#deps.store.lastSeen(id, seat)) <= leftMs;
  }

  /** The seat has no open connection, and has been silent for `LONG_MS`. */
  async isLongGone({ id, createdMs }: MatchRow, seat: string): Promise<boolean> {
    if (this.#deps.presence.isHere(id, seat)) return false;
    const seenMs = Math.max(createdMs, await this.#deps.store.lastSeen(id, seat));
    return this.#deps.now() - seenMs >= LONG_MS + NOTE_EVERY_MS;
  }
}
