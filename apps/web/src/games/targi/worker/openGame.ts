import { type Thinker, ThinkingError } from '@caravanserai/bots';
import { err, ok } from '@caravanserai/contract';
import type { Move } from '@caravanserai/targi';
import type { Snapshot, TableError, TableResult } from '../client.ts';
import { questionOf } from './bots.ts';
import { snapshotOf } from './snapshot.ts';
import { actForBot, type Table } from './table.ts';
import { type Kept, keptOf } from './kept.ts';
import { anySignal } from '../../../keeper/anySignal.ts';
import type { Restored, Times } from '../../../keeper/keptForm.ts';
import type { Hold } from '../../../keeper/locks.ts';
import { OpenTable, type TableSurroundings } from '../../../keeper/openTable.ts';

export interface Types {
  table: Table;
  kept: Kept;
  snapshot: Snapshot;
  error: TableError;
}

export interface Surroundings extends TableSurroundings<Types> {
  readonly thinker: Thinker;
}

export class OpenGame extends OpenTable<Types> {
  readonly #around: Surroundings;
  readonly #advice = new Set<AbortController>();

  constructor(restored: Restored<Table>, hold: Hold, around: Surroundings) {
    super(restored, hold, around);
    this.#around = around;
  }

  protected keep(next: Table, times: Times, revision: number): Kept | undefined {
    return isWorthSaving(this.table, next) ? keptOf(next, times, revision) : undefined;
  }

  protected snapshot(): Snapshot {
    return snapshotOf(this.table);
  }

  protected turned(): void {
    for (const stop of this.#advice) stop.abort();
  }

  protected async moveBot(): Promise<boolean> {
    const { table, ended } = this;
    const question = questionOf(table);
    if (!question) return false;
    const move = await this.#think(question);
    const done = await this.change((now) => ok(now.steps === table.steps ? actForBot(now, move) : now));
    if (!done.ok && !ended.aborted) this.fail(done.error);
    return true;
  }

  /** A worker that broke is asked once more: the thinker starts a new one. */
  async #think(question: NonNullable<ReturnType<typeof questionOf>>): Promise<Move> {
    const { thinker } = this.#around;
    const signal = this.ended;
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
      return ok(await ask(anySignal(signal, stop.signal, this.ended)));
    } catch (error) {
      const isAborted = signal.aborted || stop.signal.aborted || this.ended.aborted;
      return err(isAborted ? { code: 'aborted' } : { code: 'crashed', detail: String(error) });
    } finally {
      this.#advice.delete(stop);
    }
  }
}

/** Who has the device is not: anyone who comes back is asked. */
function isWorthSaving(before: Table, after: Table): boolean {
  return before.steps !== after.steps || before.settled !== after.settled || before.setup !== after.setup;
}
