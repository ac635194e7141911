import { err, type Result, SHOT_TRIES, type ShotDay, type ShotTry } from '@caravanserai/contract';
import type { Seat, Stroke } from '@caravanserai/targets';
import { scattered } from '@caravanserai/targets/hands';
import { signal } from '../../../app/signals/signal.ts';
import { newNonce, type NetError } from '../../../online/connection/api.ts';
import { shotApi } from '../../../online/daily/shotApi.ts';
import type { TableClient, TableResult } from '../client.ts';

const SHOOTER: Seat = 'red';

/** What the last flick at the table was. */
export type Last = 'try' | 'practice' | 'watched';

/**
 * A player at the table of a date. The server makes the ranked flicks: the table shows what it has made of them. All others are practice,
 * with a scatter of the same size.
 */
export class ShotRun {
  readonly tries;
  readonly day;
  readonly last = signal<Last | undefined>(undefined);
  readonly #onProblem: (error: NetError) => void;
  #table: TableClient | undefined;
  #isAsking = false;

  /** `day`: what the server knows; undefined offline. */
  constructor(day: ShotDay | undefined, onProblem: (error: NetError) => void) {
    this.day = signal(day);
    this.tries = signal<readonly ShotTry[]>(day?.own ?? []);
    this.#onProblem = onProblem;
  }

  /** Whether the next flick counts. */
  isRanked(): boolean {
    const day = this.day.get();
    return day !== undefined && day.secret === undefined && this.tries.get().length < SHOT_TRIES;
  }

  /** The table whose flicks go through here. */
  at(table: TableClient): TableClient {
    this.#table = table;
    return { ...table, act: (seat, move) => (move.type === 'flick' ? this.#flick(move) : table.act(seat, move)) };
  }

  /** Shows a try of anybody, as it was made. */
  watch(made: unknown): void {
    void this.#show(made as Stroke, 'watched');
  }

  async #flick(stroke: Stroke): Promise<TableResult> {
    if (!this.isRanked()) return this.#show(scattered(stroke, newNonce()), 'practice');
    if (this.#isAsking) return err({ code: 'not-now' });
    this.#isAsking = true;
    try {
      const made = await this.#made(stroke);
      if (!made.ok) {
        this.#onProblem(made.error);
        return err({ code: 'not-now' });
      }
      const done = await this.#show(made.value.at(-1)?.made as Stroke, 'try');
      this.tries.set(made.value); // only now: the table shows the flick before the guide says what came of it
      if (made.value.length === SHOT_TRIES) await this.#reload();
      return done;
    } finally {
      this.#isAsking = false;
    }
  }

  /** All tries with the new one. If the answer was lost, the server knows whether the try was made. */
  async #made({ vxMmS, vzMmS, highPm, sidePm }: Stroke): Promise<Result<readonly ShotTry[], NetError>> {
    const day = this.day.get();
    if (!day) return err({ code: 'offline' });
    const n = this.tries.get().length + 1;
    const stroke = { vxMmS, vzMmS, highPm, sidePm };
    const answer = await shotApi.shoot(day, { n, stroke, key: newNonce() });
    if (answer.ok) return answer;
    const again = await this.#reload();
    return again && again.own.length >= n ? { ok: true, value: again.own } : answer;
  }

  async #reload(): Promise<ShotDay | undefined> {
    const day = this.day.get();
    const again = day && (await shotApi.day(day));
    if (!again?.ok) return undefined;
    this.day.set(again.value);
    return again.value;
  }

  async #show({ vxMmS, vzMmS, highPm, sidePm }: Stroke, last: Last): Promise<TableResult> {
    if (!this.#table) return err({ code: 'not-now' });
    const done = await this.#table.act(SHOOTER, { type: 'flick', vxMmS, vzMmS, highPm, sidePm });
    if (done.ok) this.last.set(last);
    return done;
  }
}
