import { BEAT_EVERY_MS, type HouseStore } from './storage/houseStore.ts';

/** A node that has not been able to say for so long that it is alive looks first whether time must be given back. */
const FRESH_MS = 2000;

export interface PulseDeps {
  readonly store: HouseStore;
  /** Clocks were put back: what is remembered of matches is old, here and on all nodes. */
  readonly onGivenBack: () => void;
  readonly report: (error: unknown) => void;
}

/** Says every second that the house is alive. Whatever is decided by the clock waits until that is known. */
export class Pulse {
  readonly #deps: PulseDeps;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #beatMs = -Infinity; // by the clock that only goes forward

  constructor(deps: PulseDeps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#timer = setInterval(() => void this.#beat().catch(() => undefined), BEAT_EVERY_MS).unref(); // the next one then
  }

  /** At once while the house is up; after an outage when the lost time has been given back. */
  async awake(): Promise<void> {
    if (this.#timer && performance.now() - this.#beatMs > FRESH_MS) await this.#beat();
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#beatOnce().finally(() => (this.#beating = undefined));
    return this.#beating;
  }

  async #beatOnce(): Promise<void> {
    const startMs = performance.now();
    if ((await this.#deps.store.beat()) > 0) this.#deps.onGivenBack();
    this.#beatMs = startMs;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
