/** One game of the load: two clients in this process, so one clock sees a move leave and arrive. */
export interface LoadGame {
  sentMs: number | undefined; // a move is on its way to the opponent
  lastMs: number; // when the last one was sent
}

export interface Report {
  readonly moves: number; // that arrived while it was measured
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly mostMs: number;
  readonly errors: number; // refusals, lines that broke, moves that never arrived
}

const LOST_MS = 10_000; // a move that has not arrived by then never will

/** When each game's next move leaves, and how long moves take to the opponent. `gapMs` 0: as soon as it can. */
export class Pace {
  readonly #gapMs: number;
  readonly #games: LoadGame[] = [];
  #latencies: number[] = [];
  #isMeasuring = false;
  #isOver = false;
  #errors = 0;

  constructor(gapMs: number) {
    this.#gapMs = gapMs;
  }

  add(): LoadGame {
    // The first moves are spread over one gap, so that the games do not march in step.
    const game: LoadGame = { sentMs: undefined, lastMs: performance.now() - Math.random() * this.#gapMs };
    this.#games.push(game);
    return game;
  }

  /** It is somebody's turn: `send` is called when it is time for it. */
  turn(game: LoadGame, send: () => void): void {
    if (this.#isOver) return;
    const leave = () => {
      if (this.#isOver) return;
      game.sentMs = performance.now();
      game.lastMs = game.sentMs;
      send();
    };
    const waitMs = game.lastMs + this.#gapMs - performance.now();
    if (waitMs <= 0) leave();
    else setTimeout(leave, waitMs);
  }

  /** The opponent has it. */
  arrived(game: LoadGame): void {
    if (game.sentMs === undefined) return;
    const tookMs = performance.now() - game.sentMs;
    game.sentMs = undefined;
    if (this.#isMeasuring) this.#latencies.push(tookMs);
  }

  failed(): void {
    if (!this.#isOver) this.#errors++;
  }

  async measure(warmUpS: number, seconds: number, onStart: () => void): Promise<Report> {
    await new Promise((done) => setTimeout(done, warmUpS * 1000));
    this.#isMeasuring = true;
    onStart();
    const startMs = performance.now();
    await new Promise((done) => setTimeout(done, seconds * 1000));
    const tookS = (performance.now() - startMs) / 1000;
    this.#isMeasuring = false;
    const nowMs = performance.now();
    this.#errors += this.#games.filter(({ sentMs }) => sentMs !== undefined && nowMs - sentMs > LOST_MS).length;
    this.#isOver = true;
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
    return {
      moves: sorted.length,
      seconds: tookS,
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      p99Ms: at(0.99),
      mostMs: at(1),
      errors: this.#errors,
    };
  }
}
