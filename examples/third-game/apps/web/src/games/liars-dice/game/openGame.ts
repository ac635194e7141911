import { err, ok, quickRng, type Result } from '@caravanserai/contract';
import { choose, legalMoves, liarsDice, type Move } from '@caravanserai/liars-dice';
import { OpenTable, type TableDeps } from '../../../keeper/openTable.ts';
import type { Restored, Times } from '../../../keeper/keptForm.ts';
import type { Hold } from '../../../keeper/locks.ts';
import type { Setup, Snapshot, TableError } from '../client.ts';
import { type Kept, keptOf } from './kept.ts';
import { personOf, play, snapshotOf, type Table } from './table.ts';

const THINKING_MS = 900; // so that players notice that the bot moved

/** Type parameters of the keeper. */
export interface Types {
  setup: Setup;
  table: Table;
  kept: Kept;
  snapshot: Snapshot;
  error: TableError;
}

export class OpenGame extends OpenTable<Types> {
  readonly #sleep: TableDeps<Types>['sleep'];

  constructor(restored: Restored<Table>, hold: Hold, deps: TableDeps<Types>) {
    super(restored, hold, deps);
    this.#sleep = deps.sleep;
  }

  protected keep(next: Table, times: Times, revision: number): Kept {
    return keptOf(next, times, revision);
  }

  snapshot(): Snapshot {
    return snapshotOf(this.table);
  }

  protected turned(): void {
    // no pending work depends on the position
  }

  act(move: Move): Promise<Result<undefined, TableError>> {
    return this.change((table) => {
      const own = personOf(table);
      const next = own ? play(table, own, move) : err('nobody here plays');
      return next.ok ? next : err({ code: 'refused', detail: next.error });
    }) as Promise<Result<undefined, TableError>>;
  }

  /** The bot receives the view of its own seat only. */
  protected async moveBot(): Promise<boolean> {
    const { state, setup, moves } = this.table;
    const [seat] = liarsDice.toAct(state);
    const player = seat && setup.players[seat];
    if (!seat || player?.kind !== 'bot') return false;
    await this.#sleep(THINKING_MS, this.ended);
    const view = liarsDice.view(state, seat);
    const rng = quickRng(`${setup.seed} ${moves.length}`);
    const move = choose(view, seat, legalMoves(state, seat), player.level, rng);
    const done = await this.change((table) => {
      const next = play(table, seat, move);
      return next.ok ? ok(next.value) : err({ code: 'crashed', detail: next.error });
    });
    if (!done.ok && !this.ended.aborted) this.fail(done.error);
    return true;
  }
}
