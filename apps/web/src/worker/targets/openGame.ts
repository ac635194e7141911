import { err, ok } from '@caravanserai/contract';
import type { Move, Seat } from '@caravanserai/targets';
import type { Pace, Snapshot, TableError, TableResult } from '../../games/targets/table.ts';
import type { Hold } from '../keeper/locks.ts';
import type { Store } from '../keeper/store.ts';
import { chooseForBots, delayOf } from './bots.ts';
import { type Kept, keptOf, type Restored } from './kept.ts';
import { snapshotOf } from './snapshot.ts';
import * as T from './table.ts';

export interface Surroundings {
  readonly store: Store<Kept>;
  readonly simulator: T.Simulator;
  pace(): Pace;
  nowMs(): number; // since 1970
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  breathe(): Promise<void>;
  changed(game: string, snapshot: Snapshot): void;
  failed(game: string, error: TableError): void;
}

type Change = (table: T.Table) => TableResult<T.Table>;

/** A game that somebody plays. It saves, then tells; bots move by themselves, once the last flick has been seen. */
export class OpenGame {
  clients = 1;
  #table: T.Table;
  #revision: number;
  #fault: TableError | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #isDriving = false;
  #turn = new AbortController(); // until the next change
  #seen = -1; // the version that the page has shown to the end
  #restMs: number | undefined; // when the dice came to rest before somebody's eyes
  #isWaiting = false;
  #wake: () => void = () => undefined;
  readonly #startedMs: number;
  readonly #hold: Hold;
  readonly #around: Surroundings;
  readonly #ended = new AbortController();

  constructor({ table, startedMs, revision }: Restored, hold: Hold, around: Surroundings) {
    this.#table = table;
    this.#startedMs = startedMs;
    this.#revision = revision;
    this.#hold = hold;
    this.#around = around;
  }

  get table(): T.Table {
    return this.#table;
  }

  get fault(): TableError | undefined {
    return this.#fault;
  }

  act(seat: Seat, move: Move): Promise<TableResult> {
    return this.#change((table) => {
      if (T.playerOf(table, seat).kind !== 'person') return err({ code: 'not-now' });
      return this.#played(table, seat, inOrder(table, move));
    });
  }

  undo(): Promise<TableResult> {
    return this.#change((table) => {
      const back = T.undo(table);
      return back ? ok(back) : err({ code: 'not-now' });
    });
  }

  rested(version: number): void {
    if (version !== this.#table.steps.length) return;
    this.#seen = version;
    if (this.#restMs === undefined || startsClock(this.#table)) this.#restMs = this.#around.nowMs();
    this.#wake();
  }

  wait(isOn: boolean): void {
    this.#isWaiting = isOn;
    this.#wake();
  }

  #played(table: T.Table, seat: Seat, move: Move): TableResult<T.Table> {
    const next = T.play(table, seat, move, this.#around.simulator);
    return next.ok ? next : err({ code: 'refused', refusal: next.error });
  }

  #change(change: Change): Promise<TableResult> {
    const done = this.#queue.then(async (): Promise<TableResult> => {
      if (this.#ended.signal.aborted) return err(this.#fault ?? { code: 'no-such-game' });
      const next = change(this.#table);
      return next.ok ? this.#commit(next.value) : next;
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #commit(next: T.Table): Promise<TableResult> {
    const { store, nowMs, changed } = this.#around;
    if (next.setup.kind === 'game') {
      try {
        const times = { startedMs: this.#startedMs, changedMs: nowMs() };
        const saved = await store.save(keptOf(next, times, this.#revision + 1));
        if (saved === 'outdated') return err(this.fail({ code: 'open-elsewhere' }));
      } catch (error) {
        return err({ code: 'not-saved', detail: String(error) });
      }
      this.#revision++;
    }
    this.#table = next;
    this.#turn.abort();
    this.#turn = new AbortController();
    changed(next.id, snapshotOf(next));
    this.#wake();
    void this.drive();
    return ok(undefined);
  }

  /** Bots think while the dice still roll, and act when it has been seen and their time has come. */
  async drive(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      while (!this.#ended.signal.aborted && (await this.#moveBot(this.#turn.signal))) continue;
    } catch (error) {
      if (!this.#ended.signal.aborted) this.fail({ code: 'crashed', detail: String(error) });
    } finally {
      this.#isDriving = false;
    }
  }

  /** False: it is not a bot's to go on. */
  async #moveBot(turn: AbortSignal): Promise<boolean> {
    const { simulator, breathe, sleep, nowMs, pace } = this.#around;
    const signal = AbortSignal.any([turn, this.#ended.signal]);
    const chosen = await chooseForBots(this.#table, simulator, async () => {
      await breathe();
      return !signal.aborted;
    });
    if (!chosen) return signal.aborted;
    await this.#untilSeen(signal);
    const fromMs = this.#restMs ?? nowMs();
    while (!signal.aborted) {
      const leftMs = fromMs + delayOf(chosen, pace()) - nowMs();
      if (leftMs <= 0 && !this.#isWaiting) break;
      await (this.#isWaiting ? this.#woken(signal) : sleep(leftMs, signal));
    }
    if (signal.aborted) return true;
    const done = await this.#change((table) =>
      turn.aborted ? ok(table) : this.#played(table, chosen.seat, inOrder(table, chosen.move)),
    );
    if (!done.ok && !this.#ended.signal.aborted) this.fail(done.error);
    return true;
  }

  async #untilSeen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.#seen !== this.#table.steps.length) await this.#woken(signal);
  }

  #woken(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  fail(error: TableError): TableError {
    if (this.#fault) return this.#fault;
    this.#fault = error;
    this.end();
    this.#around.failed(this.#table.id, error);
    return error;
  }

  /** What was wished for before is still done; then another tab may have the game. */
  end(): void {
    this.#ended.abort();
    void this.#queue.finally(() => this.#hold.release());
  }
}

/** A new rest of the dice, or a new table: the clock of the calls begins again. */
function startsClock({ steps }: T.Table): boolean {
  const last = steps.at(-1);
  return last === undefined || T.isFlick(last) || last.events.some(({ type }) => type === 'roundEnded');
}

/** At one table the clock is one: who comes second was second. */
function inOrder(table: T.Table, move: Move): Move {
  if (!('atMs' in move)) return move;
  return { ...move, atMs: Math.max(move.atMs, T.stateOf(table).calls.lastMs) };
}
