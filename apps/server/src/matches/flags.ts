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

interface Running {
  readonly timer: NodeJS.Timeout;
  readonly ringsMs: number; // the deadline that it was set for
  deadlineMs: number; // as it is by now
}

/**
 * Flags fall by themselves. Every node that knows a match sees to it, and all of them look now and then for matches that none knew
 * when it was time; the log has one line for the end, so the others find it done.
 */
export class Flags {
  readonly #deps: FlagsDeps;
  readonly #timers = new Map<MatchId, Running>();
  #looking: NodeJS.Timeout | undefined;

  constructor(deps: FlagsDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#looking = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  /** Of every match that was read or written. A deadline moves on with every turn: its timer is set again only when it rings. */
  note({ id, status, deadlineMs }: MatchRow): void {
    const known = this.#timers.get(id);
    if (status !== 'running' || deadlineMs === undefined) {
      clearTimeout(known?.timer);
      this.#timers.delete(id);
    } else if (known && known.ringsMs <= deadlineMs) known.deadlineMs = deadlineMs;
    else {
      clearTimeout(known?.timer);
      this.#set(id, deadlineMs);
    }
  }

  #set(id: MatchId, deadlineMs: number): void {
    const leftMs = Math.min(LONGEST_TIMER_MS, Math.max(0, deadlineMs - this.#deps.now()) + AFTER_MS);
    const timer = setTimeout(() => void this.#ring(id), leftMs).unref();
    this.#timers.set(id, { timer, ringsMs: deadlineMs, deadlineMs });
  }

  #ring(id: MatchId): void {
    const known = this.#timers.get(id);
    this.#timers.delete(id);
    if (known && known.deadlineMs > this.#deps.now()) this.#set(id, known.deadlineMs);
    else void this.#fall(id);
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
    try {
      await this.#deps.matches.fall(id); // refused where somebody was quicker, or time was given back
    } catch (error) {
      this.#deps.report(error);
    }
  }

  stop(): void {
    clearInterval(this.#looking);
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
