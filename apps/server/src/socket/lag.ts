const AT_FIRST = 3; // measured one after the other when a line is new

/**
 * How long a line takes there and back, measured by pings of ours that the browser answers by itself. The quickest answer counts: a line
 * can pretend to be slower than it is, by answering late, and not quicker.
 */
export class Lag {
  readonly #now: () => number;
  readonly #ping: (id: string) => void;
  #leastMs: number | undefined;
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
    this.#leastMs = Math.min(this.#leastMs ?? Infinity, Math.max(0, this.#now() - this.#sent.atMs));
    this.#sent = undefined;
    if (this.#count < AT_FIRST) this.measure();
  }

  /** 0 until it was measured. */
  get roundTripMs(): number {
    return this.#leastMs ?? 0;
  }
}
