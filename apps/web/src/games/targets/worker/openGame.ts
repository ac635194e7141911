import { err, ok } from '@caravanserai/contract';
import type { Move, Seat } from '@caravanserai/targets';
import type { Drill, Pace, Setup, Snapshot, TableError, TableResult } from '../client.ts';
import { anySignal } from '../../../keeper/anySignal.ts';
import type { Restored, Times } from '../../../keeper/keptForm.ts';
import type { Hold } from '../../../keeper/locks.ts';
import { OpenTable, type TableDeps } from '../../../keeper/openTable.ts';
import { chooseForBots, delayOf } from './bots.ts';
import { type Kept, keptOf } from './kept.ts';
import { snapshotOf } from './snapshot.ts';
import * as T from './table.ts';

/** The types of Targets' keeper, on both sides of the port. */
export interface Types {
  setup: Setup;
  table: T.Table;
  kept: Kept;
  snapshot: Snapshot;
  error: TableError;
}

export interface Deps extends TableDeps<Types> {
  pace(): Pace;
  yieldToEventLoop(): Promise<void>;
}

/** Bots continue once the last flick has been shown. */
export class OpenGame extends OpenTable<Types> {
  #turn = new AbortController(); // aborted by the next change
  #seen = -1; // the last version that the page has shown to its end
  #restMs: number | undefined; // when the dice came to rest on the screen
  #isWaiting = false;
  #wake: () => void = () => undefined;
  readonly #deps: Deps;

  constructor(restored: Restored<T.Table>, hold: Hold, deps: Deps) {
    super(restored, hold, deps);
    this.#deps = deps;
  }

  protected keep(next: T.Table, times: Times, revision: number): Kept | undefined {
    return next.setup.kind === 'game' ? keptOf(next, times, revision) : undefined;
  }

  protected snapshot(): Snapshot {
    return snapshotOf(this.table);
  }

  protected turned(): void {
    this.#turn.abort();
    this.#turn = new AbortController();
    this.#wake();
  }

  act(seat: Seat, move: Move): Promise<TableResult> {
    return this.change((table) => {
      if (T.playerOf(table, seat).kind !== 'person') return err({ code: 'not-now' });
      return this.#played(table, seat, inOrder(table, move));
    });
  }

  undo(): Promise<TableResult> {
    return this.change((table) => {
      const back = T.undo(table);
      return back ? ok(back) : err({ code: 'not-now' });
    });
  }

  lay(drill: Drill | undefined): Promise<TableResult> {
    return this.change((table) => {
      const laid = T.lay(table, drill);
      return laid ? ok(laid) : err({ code: 'not-now' });
    });
  }

  rested(version: number): void {
    if (version !== this.table.steps.length) return;
    this.#seen = version;
    if (this.#restMs === undefined || startsClock(this.table)) this.#restMs = this.#deps.nowMs();
    this.#wake();
  }

  wait(isOn: boolean): void {
    this.#isWaiting = isOn;
    this.#wake();
  }

  #played(table: T.Table, seat: Seat, move: Move): TableResult<T.Table> {
    const next = T.play(table, seat, move);
    return next.ok ? next : err({ code: 'refused', refusal: next.error });
  }

  /** Bots think while the dice still roll. They act after the film has been shown and their delay is over. */
  protected async moveBot(): Promise<boolean> {
    const turn = this.#turn.signal;
    const { yieldToEventLoop, sleep, nowMs, pace } = this.#deps;
    const signal = anySignal(turn, this.ended);
    const chosen = await chooseForBots(this.table, async () => {
      await yieldToEventLoop();
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
    const done = await this.change((table) =>
      turn.aborted ? ok(table) : this.#played(table, chosen.seat, inOrder(table, chosen.move)),
    );
    if (!done.ok && !this.ended.aborted) this.fail(done.error);
    return true;
  }

  async #untilSeen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.#seen !== this.table.steps.length) await this.#woken(signal);
  }

  #woken(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

/** Whether the time limit for calls restarts: at a new rest of the dice, or at a new table. */
function startsClock({ steps }: T.Table): boolean {
  const last = steps.at(-1);
  return last === undefined || T.isFlick(last) || last.events.some(({ type }) => type === 'roundEnded');
}

/** Times at one table are monotonic: the later call comes second. */
function inOrder(table: T.Table, move: Move): Move {
  if (!('atMs' in move)) return move;
  return { ...move, atMs: Math.max(move.atMs, T.stateOf(table).calls.lastMs) };
}
