import { KEPT, TABLE_LISTED_MS } from './limits/limits.ts';
import type { SweepStore, Swept } from './storage/sweepStore.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

export interface SweepDeps {
  readonly store: SweepStore;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Deletes expired data once an hour, on every node; a repetition finds nothing to do. */
export class Sweep {
  readonly #deps: SweepDeps;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: SweepDeps) {
    this.#deps = deps;
  }

  start(): void {
    const again = () => void this.now().catch(this.#deps.report); // for example a database restart: retried the next time
    this.#timer = setInterval(again, EVERY_MS * (0.9 + Math.random() * 0.2)).unref();
  }

  async now(): Promise<Swept> {
    const daysAgo = (days: number) => this.#deps.now() - days * DAY_MS;
    return this.#deps.store.sweep({
      guestSession: daysAgo(KEPT.guestSession.days),
      accountSession: daysAgo(KEPT.accountSession.days),
      listedTable: this.#deps.now() - TABLE_LISTED_MS,
      emptyTable: daysAgo(KEPT.emptyTable.days),
      lonelyTable: daysAgo(KEPT.lonelyTable.days),
      emptyDuo: daysAgo(KEPT.emptyDuo.days),
      guest: daysAgo(KEPT.guest.days),
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
