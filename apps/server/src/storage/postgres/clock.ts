const SAMPLES = 5;

interface Sample {
  readonly offsetMs: number;
  readonly roundTripMs: number;
}

/**
 * The clock of the database server, which is the one that counts: nodes ask for it all the time and run on from there by the clock of
 * theirs that only ever goes forward. So a node whose own time is wrong is right all the same, by half a round trip.
 */
export class ServerClock {
  static readonly QUERY = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms';
  readonly #monotonicMs: () => number;
  #samples: readonly Sample[] = [];
  #offsetMs = Date.now() - performance.now();

  constructor(monotonicMs: () => number = () => performance.now()) {
    this.#monotonicMs = monotonicMs;
  }

  /** The server said `serverMs` somewhere between the two moments of ours; the quickest of the last answers is the best. */
  note(sentMs: number, serverMs: number, heardMs: number): void {
    const sample = { offsetMs: serverMs - (sentMs + heardMs) / 2, roundTripMs: heardMs - sentMs };
    this.#samples = [sample, ...this.#samples].slice(0, SAMPLES);
    this.#offsetMs = this.#samples.reduce((a, b) => (b.roundTripMs < a.roundTripMs ? b : a)).offsetMs;
  }

  now(): number {
    return Math.round(this.#monotonicMs() + this.#offsetMs);
  }
}
