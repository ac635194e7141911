const SAMPLES = 5;

interface Sample {
  readonly offsetMs: number;
  readonly roundTripMs: number;
}

/**
 * The database server's clock is authoritative: nodes query it continuously and interpolate with their own monotonic clock. So a node with
 * a wrong system time is still accurate to half a round trip.
 */
export class ServerClock {
  static readonly QUERY = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms';
  readonly #monotonicMs: () => number;
  #samples: readonly Sample[] = [];
  #offsetMs = Date.now() - performance.now();

  constructor(monotonicMs: () => number = () => performance.now()) {
    this.#monotonicMs = monotonicMs;
  }

  /** The server's time was `serverMs` at some moment between `sentMs` and `heardMs`; the sample with the shortest round trip wins. */
  note(sentMs: number, serverMs: number, heardMs: number): void {
    const sample = { offsetMs: serverMs - (sentMs + heardMs) / 2, roundTripMs: heardMs - sentMs };
    this.#samples = [sample, ...this.#samples].slice(0, SAMPLES);
    this.#offsetMs = this.#samples.reduce((a, b) => (b.roundTripMs < a.roundTripMs ? b : a)).offsetMs;
  }

  now(): number {
    return Math.round(this.#monotonicMs() + this.#offsetMs);
  }
}
