interface Waiting {
  readonly person: string;
  readonly address: string;
  run(): Promise<void>;
}

const HALF_LIFE_MS = 60_000; // of what somebody has used

/**
 * One thing at a time, and next anyone who has used the least lately: by address first, then by person. So thirty games of one person
 * wait for each other, and somebody else's only game waits for one of them at most.
 */
export class FairQueue {
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  readonly #used = new Map<string, { ms: number; atMs: number }>();
  #isBusy = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  run<T>(person: string, address: string, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = () => work().then(resolve, reject);
      this.#waiting.push({ person: `person ${person}`, address: `address ${address}`, run });
      if (!this.#isBusy) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      const startMs = this.#now();
      await next.run();
      const tookMs = Math.max(1, this.#now() - startMs); // even the quickest thought counts
      for (const who of [next.address, next.person])
        this.#used.set(who, { ms: this.#usedBy(who) + tookMs, atMs: this.#now() });
    }
    this.#isBusy = false;
    for (const who of this.#used.keys()) if (this.#usedBy(who) < 1) this.#used.delete(who);
  }

  #takeNext(): Waiting | undefined {
    const [first, ...others] = this.#waiting;
    if (!first) return undefined;
    const next = others.reduce((best, other) => (this.#isBefore(other, best) ? other : best), first);
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    return next;
  }

  #isBefore(a: Waiting, b: Waiting): boolean {
    const [first, second] = [this.#usedBy(a.address), this.#usedBy(b.address)];
    return first === second ? this.#usedBy(a.person) < this.#usedBy(b.person) : first < second;
  }

  #usedBy(who: string): number {
    const used = this.#used.get(who);
    return used ? used.ms * 0.5 ** ((this.#now() - used.atMs) / HALF_LIFE_MS) : 0;
  }
}
