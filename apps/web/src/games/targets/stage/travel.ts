import type { Vector } from './view.ts';

const TRAVEL_MS = 700;
const RISE_MM = 60;

/** Movement of a disc through the air: maps time to position. It never reads a clock. */
export class Travel {
  readonly ended: Promise<void>;
  isOver = false;
  readonly #from: Vector;
  readonly #to: Vector;
  #startMs: number | undefined;
  #resolve: () => void = () => {};

  constructor(from: Vector, to: Vector) {
    this.#from = from;
    this.#to = to;
    this.ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** The first call starts the movement. */
  at(nowMs: number): Vector {
    this.#startMs ??= nowMs;
    const share = Math.min((nowMs - this.#startMs) / TRAVEL_MS, 1);
    this.isOver = share === 1;
    const eased = share * share * (3 - 2 * share);
    const mix = (i: 0 | 1 | 2) => this.#from[i] + (this.#to[i] - this.#from[i]) * eased;
    return [mix(0), mix(1) + RISE_MM * 4 * eased * (1 - eased), mix(2)];
  }

  /** Resolves the promise of the movement. */
  end(): void {
    this.#resolve();
  }
}
