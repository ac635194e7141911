import type { Thinker } from '@caravanserai/bots/targi';
import { err, ok } from '@caravanserai/contract';
import { anySignal } from '../../../keeper/anySignal.ts';
import type { Restored, Times } from '../../../keeper/keptForm.ts';
import type { Hold } from '../../../keeper/locks.ts';
import { OpenTable, type TableDeps } from '../../../keeper/openTable.ts';
import type { Setup, Snapshot, TableError, TableResult } from '../client.ts';
import { thinkOn } from '../worker/thinker.ts';
import { questionOf } from './bots.ts';
import { type Kept, keptOf } from './kept.ts';
import { snapshotOf } from './snapshot.ts';
import { actForBot, type Table } from './table.ts';

export interface Types {
  setup: Setup;
  table: Table;
  kept: Kept;
  snapshot: Snapshot;
  error: TableError;
}

export class OpenGame extends OpenTable<Types> {
  readonly #thinker: Thinker;
  readonly #advice = new Set<AbortController>();
  #snapshot: Snapshot | undefined;

  constructor(restored: Restored<Table>, hold: Hold, deps: TableDeps<Types>, thinker: Thinker) {
    super(restored, hold, deps);
    this.#thinker = thinker;
  }

  protected keep(next: Table, times: Times, revision: number): Kept | undefined {
    return isWorthSaving(this.table, next) ? keptOf(next, times, revision) : undefined;
  }

  protected snapshot(): Snapshot {
    return (this.#snapshot ??= snapshotOf(this.table));
  }

  protected turned(): void {
    this.#snapshot = snapshotOf(this.table, this.#snapshot);
    for (const stop of this.#advice) stop.abort();
  }

  protected async moveBot(): Promise<boolean> {
    const { table, ended } = this;
    const question = questionOf(table);
    if (!question) return false;
    const { move } = await thinkOn(this.#thinker, question, ended);
    const done = await this.change((now) => ok(now.steps === table.steps ? actForBot(now, move) : now));
    if (!done.ok && !ended.aborted) this.fail(done.error);
    return true;
  }

  /** Advice on the current table; aborted when the table changes. */
  async advise<T>(
    asked: AbortSignal | undefined,
    ask: (thinker: Thinker, signal: AbortSignal) => Promise<T>,
  ): Promise<TableResult<T>> {
    const stop = new AbortController();
    const signal = anySignal(stop.signal, this.ended, ...(asked ? [asked] : []));
    this.#advice.add(stop);
    try {
      return ok(await ask(this.#thinker, signal));
    } catch (error) {
      return err(signal.aborted ? { code: 'aborted' } : { code: 'crashed', detail: String(error) });
    } finally {
      this.#advice.delete(stop);
    }
  }
}

/** A change of the device's holder alone is not saved: the next visitor is asked again. */
function isWorthSaving(before: Table, after: Table): boolean {
  return before.steps !== after.steps || before.settled !== after.settled || before.setup !== after.setup;
}
