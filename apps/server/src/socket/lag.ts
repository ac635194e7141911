const KEPT = 5; // measurements; the middle one counts, so that a single hiccup does not
const AT_FIRST = 3; // measured one after the other when a line is new

/** How long a line takes there and back, measured by pings of ours that the browser answers by itself. */
export class Lag {
  readonly #now: () => number;
  readonly #ping: (id: string) => void;
  readonly #samples: number[] = [];
  #sent: { readonly id: string; readonly atMs: number } | undefined;
  #count = 0;

  constructor(now: () => number, ping: (id: string) => void) {
    this.#now = now;
    this.#ping = ping;
  }

  measure(): void {
    const id = `${this.#count++}`;
    this.#sent = { id, atMs: this.#now() };
    this.#ping(id);
  }

  /** An answer; one to an older ping says nothing. */
  heard(id: string): void {
    if (this.#sent?.id !== id) return;
    this.#samples.push(Math.max(0, this.#now() - this.#sent.atMs));
    this.#sent = undefined;
    if (this.#samples.length > KEPT) this.#samples.shift();
    if (this.#count < AT_FIRST) this.measure();
  }

  /** 0 until it was measured. */
  get roundTripMs(): number {
    const sorted = this.#samples.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }
}
