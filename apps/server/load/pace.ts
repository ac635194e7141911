/** One game of the load: both clients are in this process, so a single clock times each move. */
export interface LoadGame {
  next: (() => void) | undefined; // sends the next move, once its player is to move
  dueMs: number; // scheduled time of the last move
  sentMs: number | undefined; // send time of a move in transit to the opponent
}

export interface Report {
  readonly moves: number; // arrived during the measurement
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly mostMs: number;
  readonly errors: number; // refusals, broken connections, lost moves
  readonly clientCpuS: number; // CPU time of the clients during the measurement
}

const LOST_MS = 10_000; // after this time a move counts as lost
const LOOK_MS = 50;

/**
 * Schedules the moves of each game, and measures the latency to the opponent. Latency counts from the scheduled time: otherwise a server
 * that delays the clients would hide it (coordinated omission). All games rest between two measurements.
 */
export class Pace {
  readonly #games: LoadGame[] = [];
  #latencies: number[] = [];
  #gapMs: number | undefined; // undefined: at rest
  #run = 0;
  #isMeasuring = false;
  #errors = 0;

  add(): LoadGame {
    const game: LoadGame = { next: undefined, dueMs: 0, sentMs: undefined };
    this.#games.push(game);
    return game;
  }

  /** A player is to move: `send` is called at the scheduled time. */
  turn(game: LoadGame, send: () => void): void {
    game.next = send;
    if (this.#gapMs !== undefined) this.#leaveAt(game, Math.max(game.dueMs + this.#gapMs, performance.now()));
  }

  #leaveAt(game: LoadGame, dueMs: number): void {
    const run = this.#run;
    const leave = () => {
      if (run !== this.#run || !game.next) return;
      const send = game.next;
      game.next = undefined;
      game.dueMs = dueMs;
      game.sentMs = Math.min(dueMs, performance.now()); // timers may fire a fraction of a millisecond early
      send();
    };
    const waitMs = dueMs - performance.now();
    if (waitMs <= 0) leave();
    else setTimeout(leave, waitMs);
  }

  /** The opponent has received the move. */
  arrived(game: LoadGame): void {
    if (game.sentMs === undefined) return;
    if (this.#isMeasuring) this.#latencies.push(performance.now() - game.sentMs);
    game.sentMs = undefined;
  }

  failed(): void {
    this.#errors++;
  }

  /** `gapMs` between two moves of one game; 0: without pause. */
  async measure(
    gapMs: number,
    warmUpS: number,
    seconds: number,
    say: (now: 'measuring' | 'measured') => void,
  ): Promise<Report> {
    this.#errors = 0;
    this.#latencies = [];
    this.#run++;
    this.#gapMs = gapMs;
    const nowMs = performance.now();
    // The first moves are spread over one gap, so that the games are not synchronised.
    for (const game of this.#games) this.#leaveAt(game, nowMs + Math.random() * gapMs);
    await wait(warmUpS * 1000);
    this.#isMeasuring = true;
    say('measuring');
    const cpu = process.cpuUsage();
    const startMs = performance.now();
    await wait(seconds * 1000);
    const tookS = (performance.now() - startMs) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    this.#isMeasuring = false;
    say('measured');
    await this.#rest();
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
      clientCpuS: (user + system) / 1e6,
    };
  }

  /** Waits until all moves in transit have arrived. */
  async #rest(): Promise<void> {
    this.#gapMs = undefined;
    this.#run++;
    const onTheWay = () => this.#games.filter(({ sentMs }) => sentMs !== undefined);
    for (let waitedMs = 0; waitedMs < LOST_MS && onTheWay().length > 0; waitedMs += LOOK_MS) await wait(LOOK_MS);
    for (const game of onTheWay()) {
      game.sentMs = undefined;
      this.failed();
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms));
}
