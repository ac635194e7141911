import type { Snapshot } from '../client.ts';

const MOST_WAITING = 4; // viewers who are further behind skip films

/** Queue of the moments of an online game: the next is shown when the viewer has finished the previous one. */
export class OnlineMoments {
  readonly #changed: () => void;
  readonly #waiters = new Set<{ readonly version: number; resolve(): void }>();
  #shown: Snapshot | undefined;
  #seen = -1; // the last version shown to its end
  #waiting: Snapshot[] = [];

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get shown(): Snapshot | undefined {
    return this.#shown;
  }

  get hasNews(): boolean {
    return this.#waiting.length > 0;
  }

  add(snapshot: Snapshot): void {
    this.#waiting.push(snapshot);
    if (this.#waiting.length > MOST_WAITING) this.#waiting = [snapshot];
    if (!this.#goOn()) this.#changed();
  }

  seen(version: number): void {
    this.#seen = version;
    for (const waiter of this.#waiters) if (waiter.version <= version) this.#release(waiter);
    this.#goOn();
  }

  /** Resolves when this version has been shown to its end. */
  untilSeen(version: number): Promise<void> {
    if (this.#seen >= version) return Promise.resolve();
    return new Promise((resolve) => this.#waiters.add({ version, resolve }));
  }

  stop(): void {
    for (const waiter of this.#waiters) this.#release(waiter);
  }

  #release(waiter: { resolve(): void; readonly version: number }): void {
    this.#waiters.delete(waiter);
    waiter.resolve();
  }

  #goOn(): boolean {
    const isFree = this.#shown === undefined || this.#seen >= this.#shown.version;
    const next = isFree ? this.#waiting.shift() : undefined;
    if (!next) return false;
    this.#shown = next;
    this.#changed();
    return true;
  }
}
