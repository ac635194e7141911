import type { MatchId } from '@caravanserai/contract';
import type { MatchRow, MatchStore } from '../storage/matchStore.ts';
import type { Matches } from './matches.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;
const LOOK_EVERY_MS = 5000;
const MOST_AT_ONCE = 200;
const AFTER_MS = 20; // a timer may fire slightly early

export interface FlagsDeps {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

interface Running {
  readonly timer: NodeJS.Timeout;
  readonly ringsMs: number; // the deadline that the timer was set for
  deadlineMs: number; // the current deadline
}

/**
 * Ends games on time. Every node that knows a match sets a timer, and all nodes poll for overdue matches that none has in memory; the end
 * is written once, so further attempts are no-ops.
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

  /** Called for every match that is read or written. The deadline moves with every turn, so the timer is only reset when it fires. */
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

  /** Ends overdue matches that no node has in memory. */
  async look(): Promise<void> {
    try {
      const overdue = await this.#deps.store.overdue(this.#deps.now() - AFTER_MS, MOST_AT_ONCE);
      await Promise.all(overdue.map((id) => this.#fall(id)));
    } catch (error) {
      this.#deps.report(error); // for example a database restart: retried by the next poll
    }
  }

  async #fall(id: MatchId): Promise<void> {
    try {
      await this.#deps.matches.fall(id); // refused if another node was quicker, or time was given back
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
