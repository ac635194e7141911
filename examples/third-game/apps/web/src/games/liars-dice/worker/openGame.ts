import { err, ok, quickRng, type Result } from '@caravanserai/contract';
import { choose, legalMoves, liarsDice, type Move } from '@caravanserai/liars-dice';
import { OpenTable, type TableSurroundings } from '../../../keeper/openTable.ts';
import type { Restored, Times } from '../../../keeper/keptForm.ts';
import type { Hold } from '../../../keeper/locks.ts';
import type { Snapshot, TableError } from '../client.ts';
import { type Kept, keptOf } from './kept.ts';
import { personOf, play, snapshotOf, type Table } from './table.ts';

const THINKING_MS = 900; // so that one can see that something was done, and what

export interface Types {
  table: Table;
  kept: Kept;
  snapshot: Snapshot;
  error: TableError;
}
export type Surroundings = TableSurroundings<Types>;

export class OpenGame extends OpenTable<Types> {
  readonly #sleep: Surroundings['sleep'];

  constructor(restored: Restored<Table>, hold: Hold, around: Surroundings) {
    super(restored, hold, around);
    this.#sleep = around.sleep;
  }

  protected keep(next: Table, times: Times, revision: number): Kept {
    return keptOf(next, times, revision);
  }

  snapshot(): Snapshot {
    return snapshotOf(this.table);
  }

  protected turned(): void {
    // nothing hangs on a moment of this game
  }

  act(move: Move): Promise<Result<undefined, TableError>> {
    return this.change((table) => {
      const own = personOf(table);
      const next = own ? play(table, own, move) : err('nobody here plays');
      return next.ok ? next : err({ code: 'refused', detail: next.error });
    }) as Promise<Result<undefined, TableError>>;
  }

  /** The bot sees what a player in its seat would see. */
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
