import { type Thinker, ThinkingError } from '@caravanserai/bots';
import { err, ok } from '@caravanserai/contract';
import type { Move } from '@caravanserai/targi';
import type { Snapshot, TableError, TableResult } from '../../games/targi/table.ts';
import { questionOf } from '../table/bots.ts';
import { snapshotOf } from '../table/snapshot.ts';
import { actForBot, type Table } from '../table/table.ts';
import { keptOf, type Restored } from './kept.ts';
import type { Hold } from './locks.ts';
import type { Store } from './store.ts';

export interface Surroundings {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly paceMs: number; // how long a bot's move takes at least
  nowMs(): number; // since 1970
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  changed(game: string, snapshot: Snapshot): void;
  failed(game: string, error: TableError): void;
}

type Change = (table: Table) => TableResult<Table>;

/** A game that somebody plays or watches. It saves, then tells; bots move by themselves; one thing happens at a time. */
export class OpenGame {
  clients = 1;
  #table: Table;
  #revision: number;
  #fault: TableError | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #isDriving = false;
  readonly #startedMs: number;
  readonly #hold: Hold;
  readonly #around: Surroundings;
  readonly #ended = new AbortController();
  readonly #advice = new Set<AbortController>();

  constructor({ table, startedMs, revision }: Restored, hold: Hold, around: Surroundings) {
    this.#table = table;
    this.#startedMs = startedMs;
    this.#revision = revision;
    this.#hold = hold;
    this.#around = around;
  }

  get table(): Table {
    return this.#table;
  }

  /** Nothing can be done here any more; whoever wants to go on opens the game again. */
  get fault(): TableError | undefined {
    return this.#fault;
  }

  change(change: Change): Promise<TableResult> {
    const done = this.#queue.then(async (): Promise<TableResult> => {
      if (this.#ended.signal.aborted) return err(this.#fault ?? { code: 'no-such-game' });
      const next = change(this.#table);
      if (!next.ok) return next;
      return this.#commit(next.value);
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #commit(next: Table): Promise<TableResult> {
    const { store, nowMs, changed } = this.#around;
    if (isWorthSaving(this.#table, next)) {
      const times = { startedMs: this.#startedMs, changedMs: nowMs() };
      try {
        const saved = await store.save(keptOf(next, times, this.#revision + 1));
        if (saved === 'outdated') return err(this.fail({ code: 'open-elsewhere' }));
      } catch (error) {
        return err({ code: 'not-saved', detail: String(error) });
      }
      this.#revision++;
    }
    this.#table = next;
    for (const stop of this.#advice) stop.abort();
    changed(next.id, snapshotOf(next));
    void this.drive();
    return ok(undefined);
  }

  /** Lets bots move as long as it is their turn. */
  async drive(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      while (!this.#ended.signal.aborted && questionOf(this.#table)) await this.#moveBot();
    } catch (error) {
      if (!this.#ended.signal.aborted) this.fail({ code: 'crashed', detail: String(error) });
    } finally {
      this.#isDriving = false;
    }
  }

  async #moveBot(): Promise<void> {
    const { sleep, paceMs } = this.#around;
    const table = this.#table;
    const { signal } = this.#ended;
    const [move] = await Promise.all([this.#think(table), sleep(paceMs, signal)]);
    const done = await this.change((now) => ok(now.steps === table.steps ? actForBot(now, move) : now));
    if (!done.ok && !signal.aborted) this.fail(done.error);
  }

  /** A worker that broke is asked once more: the thinker starts a new one. */
  async #think(table: Table): Promise<Move> {
    const question = questionOf(table);
    if (!question) throw new Error('no bot is to act');
    const { thinker } = this.#around;
    const { signal } = this.#ended;
    try {
      return (await thinker.think(question, { signal })).move;
    } catch (error) {
      if (!(error instanceof ThinkingError) || error.code !== 'crashed') throw error;
      return (await thinker.think(question, { signal })).move;
    }
  }

  /** Advice on the table as it is: it is not waited for any more when that changes. */
  async advise<T>(signal: AbortSignal, ask: (signal: AbortSignal) => Promise<T>): Promise<TableResult<T>> {
    const stop = new AbortController();
    this.#advice.add(stop);
    try {
      return ok(await ask(AbortSignal.any([signal, stop.signal, this.#ended.signal])));
    } catch (error) {
      const isAborted = signal.aborted || stop.signal.aborted || this.#ended.signal.aborted;
      return err(isAborted ? { code: 'aborted' } : { code: 'crashed', detail: String(error) });
    } finally {
      this.#advice.delete(stop);
    }
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

/** Who has the device is not: whoever comes back is asked. */
function isWorthSaving(before: Table, after: Table): boolean {
  return before.steps !== after.steps || before.settled !== after.settled || before.setup !== after.setup;
}
