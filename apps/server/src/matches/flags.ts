import type { MatchId } from '@caravanserai/contract';
import type { MatchRow, MatchStore } from '../storage/matchStore.ts';
import type { Matches } from './matches.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;
const LOOK_EVERY_MS = 5000;
const MOST_AT_ONCE = 200;
const AFTER_MS = 20; // a timer may be early by a little

export interface FlagsDeps {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/**
 * Flags fall by themselves. Every node that knows a match sees to it, and all of them look now and then for matches that none knew
 * when it was time; the log has one line for the end, so the others find it done.
 */
export class Flags {
  readonly #deps: FlagsDeps;
  readonly #timers = new Map<MatchId, NodeJS.Timeout>();
  #looking: NodeJS.Timeout | undefined;

  constructor(deps: FlagsDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#looking = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  /** Of every match that was read or written. */
  note({ id, status, deadlineMs }: MatchRow): void {
    const timer = this.#timers.get(id);
    if (timer) {
      clearTimeout(timer);
      this.#timers.delete(id);
    }
    if (status !== 'running' || deadlineMs === undefined) return;
    const leftMs = Math.min(LONGEST_TIMER_MS, Math.max(0, deadlineMs - this.#deps.now()) + AFTER_MS);
    this.#timers.set(id, setTimeout(() => void this.#fall(id), leftMs).unref());
  }

  /** Matches whose time is up though no node had them in mind. */
  async look(): Promise<void> {
    try {
      const overdue = await this.#deps.store.overdue(this.#deps.now() - AFTER_MS, MOST_AT_ONCE);
      await Promise.all(overdue.map((id) => this.#fall(id)));
    } catch (error) {
      this.#deps.report(error); // such as a database that restarts: the next time then
    }
  }

  async #fall(id: MatchId): Promise<void> {
    this.#timers.delete(id);
    try {
      await this.#deps.matches.fall(id); // refused where somebody was quicker, or time was given back
    } catch (error) {
      this.#deps.report(error);
    }
  }

  stop(): void {
    clearInterval(this.#looking);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
