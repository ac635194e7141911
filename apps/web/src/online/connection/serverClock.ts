const SAMPLES = 4; // most recent ones; a ping every 15 s

/** A measurement from one ping and its answer. */
interface Sample {
  readonly offsetMs: number; // the server's clock minus ours
  readonly delayMs: number; // round trip; the error of the offset is at most half of it
}

/**
 * Estimates the server's clock from pings. Of the latest samples the one with the shortest round trip counts, as it has the smallest error bound.
 * Deadlines of real-time calls use this clock.
 */
export class ServerClock {
  #samples: readonly Sample[] = [];
  #offsetMs = 0;

  /** A rough estimate, until the first ping is answered. */
  set(serverMs: number, ownMs: number): void {
    this.#samples = [];
    this.#offsetMs = serverMs - ownMs;
  }

  note(serverMs: number, sentMs: number, ownMs: number): void {
    const delayMs = ownMs - sentMs;
    const latest: Sample = { offsetMs: serverMs + delayMs / 2 - ownMs, delayMs };
    // Samples that contradict each other mean that our own clock was set: the older one is dropped.
    const fits = ({ offsetMs, delayMs: otherMs }: Sample) =>
      Math.abs(offsetMs - latest.offsetMs) <= (delayMs + otherMs) / 2;
    this.#samples = [...this.#samples.filter(fits), latest].slice(-SAMPLES);
    this.#offsetMs = this.#samples.reduce((best, next) => (next.delayMs < best.delayMs ? next : best), latest).offsetMs;
  }

  nowMs(ownMs: number): number {
    return ownMs + this.#offsetMs;
  }
}
