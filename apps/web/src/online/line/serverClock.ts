const SAMPLES = 4; // the latest ones: a ping every 15 s

/** What one ping and its answer tell. */
interface Sample {
  readonly offsetMs: number; // the server's clock less ours
  readonly delayMs: number; // there and back; the offset is wrong by half of it at most
}

/**
 * The server's clock, as far as pings tell. Of the latest answers the quickest counts, since it is the least wrong. Times of races are
 * counted by this clock.
 */
export class ServerClock {
  #samples: readonly Sample[] = [];
  #offsetMs = 0;

  /** A rough start, until the first ping is answered. */
  set(serverMs: number, ownMs: number): void {
    this.#samples = [];
    this.#offsetMs = serverMs - ownMs;
  }

  note(serverMs: number, sentMs: number, ownMs: number): void {
    const delayMs = ownMs - sentMs;
    const latest: Sample = { offsetMs: serverMs + delayMs / 2 - ownMs, delayMs };
    // Where two cannot both be right, our own clock was set meanwhile: the older one is dropped.
    const fits = ({ offsetMs, delayMs: otherMs }: Sample) =>
      Math.abs(offsetMs - latest.offsetMs) <= (delayMs + otherMs) / 2;
    this.#samples = [...this.#samples.filter(fits), latest].slice(-SAMPLES);
    this.#offsetMs = this.#samples.reduce((best, next) => (next.delayMs < best.delayMs ? next : best), latest).offsetMs;
  }

  nowMs(ownMs: number): number {
    return ownMs + this.#offsetMs;
  }
}
