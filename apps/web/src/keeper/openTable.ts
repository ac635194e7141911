import { err, ok, type Result } from '@caravanserai/contract';
import type { Restored, Times } from './keptForm.ts';
import type { Hold } from './locks.ts';
import type { Store, Stored } from './store.ts';
import { type Shown, shownFrom, type Watched } from './watched.ts';

/** The types of the tables of one game. */
export interface TableTypes {
  table: { readonly id: string };
  kept: Stored;
  snapshot: unknown;
  error: { readonly code: string };
}

/** Errors that a table of any game can have. */
export type TableFault =
  | { readonly code: 'no-such-game' }
  | { readonly code: 'open-elsewhere' } // another tab has this game; `takeOver` moves it here
  | { readonly code: 'not-saved'; readonly detail: string } // storage failed: the move was not made
  | { readonly code: 'broken-game'; readonly detail: string } // the stored moves do not replay
  | { readonly code: 'crashed'; readonly detail: string };

type Done<Of extends TableTypes> = Result<undefined, Of['error'] | TableFault>;

export interface TableDeps<Of extends TableTypes> {
  readonly store: Store<Of['kept']>;
  nowMs(): number; // Unix time
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Called after a save: the list of games has changed. */
  saved(): void;
  /** Called when the last client has left. */
  left(): void;
}

/** A client’s view of an open table, until it is closed. */
export interface Handle<Of extends TableTypes> extends Watched<Of['snapshot'], Of['error'] | TableFault> {
  close(): void;
}

/** A game being played or watched. It saves each change before it notifies clients, moves the bots, and serialises changes. */
export abstract class OpenTable<Of extends TableTypes> {
  #table: Of['table'];
  #revision: number;
  #fault: Of['error'] | TableFault | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #isDriving = false;
  readonly #startedMs: number;
  readonly #hold: Hold;
  readonly #deps: TableDeps<Of>;
  readonly #ended = new AbortController();
  readonly #handles = new Set<Shown<Of['snapshot'], Of['error'] | TableFault>>();

  constructor({ table, startedMs, revision }: Restored<Of['table']>, hold: Hold, deps: TableDeps<Of>) {
    this.#table = table;
    this.#startedMs = startedMs;
    this.#revision = revision;
    this.#hold = hold;
    this.#deps = deps;
  }

  /** What to store for the next table; undefined if it need not be stored. */
  protected abstract keep(next: Of['table'], times: Times, revision: number): Of['kept'] | undefined;

  protected abstract snapshot(): Of['snapshot'];

  /** Called after a change: cancels work that depended on the previous table. */
  protected abstract turned(): void;

  /** False if no bot is to move. */
  protected abstract moveBot(): Promise<boolean>;

  get table(): Of['table'] {
    return this.#table;
  }

  /** Set when the table has stopped for good; the game must be reopened. */
  get fault(): Of['error'] | TableFault | undefined {
    return this.#fault;
  }

  get isEnded(): boolean {
    return this.#ended.signal.aborted;
  }

  protected get ended(): AbortSignal {
    return this.#ended.signal;
  }

  openHandle(): Handle<Of> {
    const shown = shownFrom<Of['snapshot'], Of['error'] | TableFault>(this.snapshot());
    this.#handles.add(shown);
    const { snapshot, fault, subscribe } = shown;
    const close = () => {
      if (this.#handles.delete(shown) && this.#handles.size === 0) this.#deps.left();
    };
    return { snapshot, fault, subscribe, close };
  }

  change(change: (table: Of['table']) => Result<Of['table'], Of['error']>): Promise<Done<Of>> {
    const done = this.#queue.then(async (): Promise<Done<Of>> => {
      if (this.isEnded) return err(this.#fault ?? { code: 'no-such-game' });
      try {
        const next = change(this.#table);
        return next.ok ? await this.#commit(next.value) : next;
      } catch (error) {
        return err({ code: 'crashed', detail: String(error) });
      }
    });
    this.#queue = done;
    return done;
  }

  async #commit(next: Of['table']): Promise<Done<Of>> {
    const { store, nowMs, saved } = this.#deps;
    const times = { startedMs: this.#startedMs, changedMs: nowMs() };
    const kept = this.keep(next, times, this.#revision + 1);
    if (kept) {
      try {
        if ((await store.save(kept)) === 'outdated') return err(this.fail({ code: 'open-elsewhere' }));
      } catch (error) {
        return err({ code: 'not-saved', detail: String(error) });
      }
      this.#revision++;
    }
    this.#table = next;
    this.turned();
    const snapshot = this.snapshot();
    for (const handle of this.#handles) handle.show(snapshot);
    saved();
    void this.drive();
    return ok(undefined);
  }

  /** Lets bots move as long as it is their turn. */
  async drive(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      while (!this.isEnded && (await this.moveBot())) continue;
    } catch (error) {
      if (!this.isEnded) this.fail({ code: 'crashed', detail: String(error) });
    } finally {
      this.#isDriving = false;
    }
  }

  fail(error: Of['error'] | TableFault): Of['error'] | TableFault {
    if (this.#fault) return this.#fault;
    this.#fault = error;
    this.end();
    const handles = [...this.#handles];
    this.#handles.clear();
    for (const handle of handles) handle.fail(error);
    return error;
  }

  /** Changes in progress complete before another tab can open the game. */
  end(): void {
    this.#ended.abort();
    void this.#queue.then(() => this.#hold.release());
  }
}
