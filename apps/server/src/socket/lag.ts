import { randomBytes } from 'node:crypto';

const AT_FIRST = 3; // consecutive measurements of a new connection

/**
 * Round trip of a socket. Every measurement is an upper bound, since a client can answer late but not early: ping ids cannot be guessed.
 * The smallest value counts, even if the frame is not a pong: the first frame answers the opening of the socket.
 */
export class Lag {
  readonly #now: () => number;
  readonly #ping: (id: string) => void;
  readonly #openedMs: number;
  #hasReceived = false;
  #leastMs: number | undefined;
  #sent: { readonly id: string; readonly atMs: number } | undefined;
  #count = 0;

  constructor(now: () => number, ping: (id: string) => void) {
    this.#now = now;
    this.#ping = ping;
    this.#openedMs = now();
  }

  measure(): void {
    const id = randomBytes(6).toString('base64url');
    this.#count++;
    this.#sent = { id, atMs: this.#now() };
    this.#ping(id);
  }

  /** A frame of any kind has arrived. */
  received(): void {
    if (!this.#hasReceived) this.#tookMs(this.#now() - this.#openedMs);
    this.#hasReceived = true;
  }

  /** Whether a pong answers the latest ping; answers to older pings are ignored. */
  heard(id: string): boolean {
    this.received();
    if (this.#sent?.id !== id) return false;
    this.#tookMs(this.#now() - this.#sent.atMs);
    this.#sent = undefined;
    if (this.#count < AT_FIRST) this.measure();
    return true;
  }

  #tookMs(ms: number): void {
    this.#leastMs = Math.min(this.#leastMs ?? Infinity, Math.max(0, ms));
  }

  /** Nothing before the first measurement. */
  get roundTripMs(): number | undefined {
    return this.#leastMs;
  }
}
