/** So many a second, and as many at once after a pause. */
export class Meter {
  readonly #perSecond: number;
  readonly #now: () => number;
  #left: number;
  #atMs: number;

  constructor(perSecond: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#now = now;
    this.#left = perSecond;
    this.#atMs = now();
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const nowMs = this.#now();
    this.#left = Math.min(this.#perSecond, this.#left + ((nowMs - this.#atMs) / 1000) * this.#perSecond);
    this.#atMs = nowMs;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
