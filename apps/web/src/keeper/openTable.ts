import { err, ok, type Result } from '@caravanserai/contract';
import type { Restored, Times } from './keptForm.ts';
import type { Hold } from './locks.ts';
import type { Store, Stored } from './store.ts';

/** The types of the tables of one game. */
export interface TableTypes {
  table: { readonly id: string };
  kept: Stored;
  snapshot: unknown;
  error: { readonly code: string };
}

/** What can go wrong at a table of any game. */
export type TableFault =
  | { readonly code: 'no-such-game' }
  | { readonly code: 'open-elsewhere' } // another tab has this game; `takeOver` brings it here
  | { readonly code: 'not-saved'; readonly detail: string } // storage refused: the move was not made
  | { readonly code: 'broken-game'; readonly detail: string } // what was kept does not replay
  | { readonly code: 'crashed'; readonly detail: string };

type Done<Of extends TableTypes> = Result<undefined, Of['error'] | TableFault>;

export interface TableSurroundings<Of extends TableTypes> {
  readonly store: Store<Of['kept']>;
  nowMs(): number; // since 1970
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  changed(game: string, snapshot: Of['snapshot']): void;
  failed(game: string, error: Of['error'] | TableFault): void;
}

/** A game that somebody plays or watches. It saves, then tells; bots move by themselves; one thing happens at a time. */
export abstract class OpenTable<Of extends TableTypes> {
  clients = 1;
  #table: Of['table'];
  #revision: number;
  #fault: Of['error'] | TableFault | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #isDriving = false;
  readonly #startedMs: number;
  readonly #hold: Hold;
  readonly #around: TableSurroundings<Of>;
  readonly #ended = new AbortController();

  constructor({ table, startedMs, revision }: Restored<Of['table']>, hold: Hold, around: TableSurroundings<Of>) {
    this.#table = table;
    this.#startedMs = startedMs;
    this.#revision = revision;
    this.#hold = hold;
    this.#around = around;
  }

  /** What is to be kept of the next table; nothing where it need not be. */
  protected abstract keep(next: Of['table'], times: Times, revision: number): Of['kept'] | undefined;

  protected abstract snapshot(): Of['snapshot'];

  /** The table is another: what hung on the one before ends. */
  protected abstract turned(): void;

  /** False: it is not a bot's to go on. */
  protected abstract moveBot(): Promise<boolean>;

  get table(): Of['table'] {
    return this.#table;
  }

  /** Nothing can be done here any more; anyone who wants to go on opens the game again. */
  get fault(): Of['error'] | TableFault | undefined {
    return this.#fault;
  }

  protected get ended(): AbortSignal {
    return this.#ended.signal;
  }

  change(change: (table: Of['table']) => Result<Of['table'], Of['error']>): Promise<Done<Of>> {
    const done = this.#queue.then(async (): Promise<Done<Of>> => {
      if (this.ended.aborted) return err(this.#fault ?? { code: 'no-such-game' });
      const next = change(this.#table);
      return next.ok ? this.#commit(next.value) : next;
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #commit(next: Of['table']): Promise<Done<Of>> {
    const { store, nowMs, changed } = this.#around;
    const times = { startedMs: this.#startedMs, changedMs: nowMs() };
    const kept = this.keep(next, times, this.#revision + 1);
    if (kept) {
      try {
        const saved = await store.save(kept);
        if (saved === 'outdated') return err(this.fail({ code: 'open-elsewhere' }));
      } catch (error) {
        return err({ code: 'not-saved', detail: String(error) });
      }
      this.#revision++;
    }
    this.#table = next;
    this.turned();
    changed(next.id, this.snapshot());
    void this.drive();
    return ok(undefined);
  }

  /** Lets bots move as long as it is their turn. */
  async drive(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      while (!this.ended.aborted && (await this.moveBot())) continue;
    } catch (error) {
      if (!this.ended.aborted) this.fail({ code: 'crashed', detail: String(error) });
    } finally {
      this.#isDriving = false;
    }
  }

  fail(error: Of['error'] | TableFault): Of['error'] | TableFault {
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
