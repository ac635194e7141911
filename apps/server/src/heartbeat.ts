import { BEAT_EVERY_MS, type ServerStore } from './storage/serverStore.ts';

/** If the last heartbeat is older than this, the node first checks whether players must get time back. */
const FRESH_MS = 2000;

export interface HeartbeatDeps {
  readonly store: ServerStore;
  /** Deadlines were moved: cached matches are outdated, here and on all nodes. */
  readonly onGivenBack: () => void;
  readonly report: (error: unknown) => void;
}

/** Records every second that the server is up. Decisions that depend on clocks wait until that is confirmed. */
export class Heartbeat {
  readonly #deps: HeartbeatDeps;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #beatMs = -Infinity; // monotonic clock

  constructor(deps: HeartbeatDeps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#timer = setInterval(() => void this.#beat().catch(() => undefined), BEAT_EVERY_MS).unref(); // retried by the next heartbeat
  }

  /** Resolves immediately while the server is up; after an outage, once players have the lost time back. */
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
