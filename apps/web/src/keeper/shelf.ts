import { err, ok, type Result } from '@caravanserai/contract';
import type { Hold, Locks } from './locks.ts';
import type { Store, Stored } from './store.ts';

/** A game that somebody plays, as far as its keeper counts who has it open. */
interface Played {
  clients: number;
  readonly fault: unknown;
  fail(error: { readonly code: 'open-elsewhere' | 'no-such-game' }): unknown;
  end(): void;
}

interface Listed {
  readonly startedMs: number;
  readonly changedMs: number;
}

export interface ShelfDeps<K extends Stored> {
  readonly name: string; // the locks of a game of the house begin with it
  readonly locks: Locks;
  readonly store: Promise<Store<K>>;
  changed(): void; // the list
}

/** The games of one kind on this device: which are kept, which are open here, and that one tab at a time has each. */
export class Shelf<G extends Played, K extends Stored> {
  readonly #games = new Map<string, G>();
  readonly #deps: ShelfDeps<K>;
  #opening: Promise<unknown> = Promise.resolve(); // games are opened, closed and removed one after the other

  constructor(deps: ShelfDeps<K>) {
    this.#deps = deps;
  }

  inTurn<V>(task: () => Promise<V>): Promise<V> {
    const done = this.#opening.then(task);
    this.#opening = done.catch(() => undefined);
    return done;
  }

  get(id: string): G | undefined {
    return this.#games.get(id);
  }

  /** One more has it open, if it is open here and works. */
  join(id: string): G | undefined {
    const here = this.#games.get(id);
    if (!here || here.fault) return undefined;
    here.clients++;
    return here;
  }

  add(id: string, game: G): G {
    this.#games.set(id, game);
    this.#deps.changed();
    return game;
  }

  hold(id: string, takeOver: boolean): Promise<Hold | undefined> {
    const lost = () => void this.#games.get(id)?.fail({ code: 'open-elsewhere' });
    return this.#lock(id, takeOver, lost);
  }

  #lock(id: string, takeOver: boolean, lost: () => void): Promise<Hold | undefined> {
    return this.#deps.locks.hold(`${this.#deps.name}/${id}`, takeOver, lost);
  }

  async save(kept: K): Promise<Result<undefined, { readonly code: 'not-saved'; readonly detail: string }>> {
    const store = await this.#deps.store;
    try {
      await store.save(kept);
      return ok(undefined);
    } catch (error) {
      return err({ code: 'not-saved', detail: String(error) });
    }
  }

  close(id: string): Result<undefined, never> {
    const game = this.#games.get(id);
    if (game && --game.clients === 0) {
      this.#games.delete(id);
      game.end();
    }
    return ok(undefined);
  }

  async remove(id: string): Promise<undefined> {
    this.#games.get(id)?.fail({ code: 'no-such-game' });
    this.#games.delete(id);
    const hold = await this.#lock(id, true, () => undefined);
    await (await this.#deps.store).remove(id);
    hold?.release();
    this.#deps.changed();
  }

  /** The one that changed last comes first; what cannot be read is left out. */
  async list<S extends Listed>(
    summaryOf: (kept: unknown) => S | undefined,
  ): Promise<readonly (S & { readonly isKept: boolean })[]> {
    const { isKept, ...store } = await this.#deps.store;
    const summaries = (await store.list()).map(summaryOf).filter((summary) => summary !== undefined);
    return summaries
      .map((summary) => ({ ...summary, isKept }))
      .toSorted((a, b) => b.changedMs - a.changedMs || b.startedMs - a.startedMs);
  }
}
