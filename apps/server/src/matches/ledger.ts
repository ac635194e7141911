import { isDeepStrictEqual } from 'node:util';
import {
  assert,
  err,
  type MatchId,
  type MatchResult,
  type OnlineCode,
  type Uncounted,
  type Version,
} from '@caravanserai/contract';
import type { Bus } from '../bus.ts';
import { EngineTimeoutError } from '../engine/pool.ts';
import type { Step } from '../engine/protocol.ts';
import {
  type AppendGuard,
  type Entry,
  markOf,
  type MatchChange,
  type MatchRow,
  type MatchStore,
} from '../storage/matchStore.ts';
import { setResult } from '../storage/matchRows.ts';
import type { Origins } from './origins.ts';
import { ConflictError, type Sql } from '../storage/sql.ts';
import { applied } from './entries.ts';
import { KeyedLock } from './keyedLock.ts';
import { OtherRulesError, type TableEngine } from './table.ts';
import { type Change, type Done, RefusedError } from './types.ts';

const MOST_CACHED = 20_000;
const MOST_LOOKS = 20; // attempts at a match that other nodes keep changing

/** Refusals that depend on a cached row: confirmed with the database before they are sent. */
const BY_THE_ROW: ReadonlySet<OnlineCode> = new Set([
  'already-seated',
  'forbidden',
  'not-now',
  'not-seated',
  'seat-taken',
  'stale-version',
  'wrong-status',
]);
/** A cached match is shown for this long without a check, so lost messages between nodes never cause older data to be shown. */
const FRESH_MS = 4000;

export interface LedgerDeps {
  readonly store: MatchStore;
  readonly bus: Bus;
  readonly engine: TableEngine;
  readonly now: () => number;
  /** Resolves once it is certain that no time must be given back. */
  readonly awake: () => Promise<void>;
  readonly origins: Origins;
  /** A match was read or written here. */
  readonly onKnown?: (match: MatchRow) => void;
  /** Whether spectators follow the match, as far as this node knows. */
  readonly isWatched: (match: MatchId) => boolean;
  /** Limit of concurrent games of one person. */
  readonly mostGames: number;
  /** Records the rating changes of a finished match in the same transaction; returns the reason if it does not count. */
  readonly onEnd: (sql: Sql, match: MatchRow, result: MatchResult) => Promise<Uncounted | undefined>;
}

/** The last step of a match on this node: what its followers receive, by viewer. */
export interface LastStep extends Step {
  readonly from: Version;
  readonly entries: readonly Entry[];
}

/**
 * This node's cache of matches, and the only writer of transitions (`seating.ts`, `playing.ts`, `endings.ts`, `undo.ts`). Nodes are
 * stateless: every write checks the cached row in the database.
 */
export class Ledger {
  readonly store: MatchStore;
  readonly engine: TableEngine;
  readonly now: () => number;
  readonly awake: () => Promise<void>;
  readonly origins: Origins;
  readonly isWatched: (match: MatchId) => boolean;
  readonly mostGames: number;
  readonly #deps: LedgerDeps;
  readonly #lock = new KeyedLock();
  readonly #people = new KeyedLock();
  readonly #cache = new Map<MatchId, MatchRow>();
  readonly #reading = new Map<MatchId, Promise<MatchRow | undefined>>();
  readonly #lastSteps = new Map<MatchId, LastStep>();
  readonly #confirmedMs = new WeakMap<MatchRow, number>(); // monotonic clock
  readonly #overtaken = new Map<MatchId, number>(); // version that another node wrote during a write of this node
  readonly #listeners = new Set<(change: Change) => void>();

  constructor(deps: LedgerDeps) {
    this.#deps = deps;
    this.store = deps.store;
    this.engine = deps.engine;
    this.now = deps.now;
    this.awake = deps.awake;
    this.origins = deps.origins;
    this.isWatched = deps.isWatched;
    this.mostGames = deps.mostGames;
    deps.bus.on('match', (node, words) => this.#hear(node, words));
  }

  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The cached row, or else the one in the database. */
  async get(id: MatchId): Promise<MatchRow | undefined> {
    return this.known(id) ?? (await (this.#reading.get(id) ?? this.reload(id))); // a message between nodes causes many concurrent requests
  }

  /** Like `get`, but only from the cache. */
  known(id: MatchId): MatchRow | undefined {
    const match = this.#cache.get(id);
    if (!match || this.#deps.bus.isAlone) return match;
    const isOld = performance.now() - (this.#confirmedMs.get(match) ?? 0) > FRESH_MS;
    return isOld || this.#deps.bus.isDeaf ? undefined : match;
  }

  /** Compares these with the database; followers of changed matches are updated, even if a message was lost. */
  async confirm(ids: readonly MatchId[]): Promise<void> {
    const marks = await this.store.marks(ids);
    for (const id of ids) {
      const known = this.#cache.get(id);
      if (known && markOf(known) === marks.get(id)) this.#confirmedMs.set(known, performance.now());
      else this.#changedElsewhere(id, known?.version ?? (0 as Version));
    }
  }

  lastStep(id: MatchId): LastStep | undefined {
    return this.#lastSteps.get(id);
  }

  keepStep(id: MatchId, step: LastStep): void {
    this.#lastSteps.set(id, step);
  }

  /**
   * Serialises actions on a match; an unknown match is refused. A refusal is never based on an outdated row: the row is read again, and
   * `act` is repeated with it. That read does not hold the lock: refused requests of strangers do not delay the players.
   */
  async alone<T>(id: MatchId, act: (match: MatchRow) => Promise<Done<T>>): Promise<Done<T>> {
    for (let looks = 1; ; looks++) {
      const { match, done } = await this.#lock.run(id, () => this.#attempt(id, act));
      if (!match || done.ok || !BY_THE_ROW.has(done.error.code) || looks >= MOST_LOOKS) return done;
      if (isDeepStrictEqual(await this.reload(id), match)) return done;
    }
  }

  async #attempt<T>(
    id: MatchId,
    act: (match: MatchRow) => Promise<Done<T>>,
  ): Promise<{ readonly match?: MatchRow; readonly done: Done<T> }> {
    try {
      const match = await this.get(id);
      return match ? { match, done: await act(match) } : { done: err({ code: 'not-found' }) };
    } catch (error) {
      this.#forget(id);
      await this.engine.forget(id).catch(() => undefined); // it may have cached a move that was never written
      if (error instanceof RefusedError) return { done: err(error.error) };
      if (error instanceof EngineTimeoutError) return { done: err({ code: 'engine-timeout' }) };
      if (error instanceof OtherRulesError) return { done: err({ code: 'other-rules' }) };
      throw error;
    }
  }

  /** Appends log entries and updates the row; returns the new match. Nothing if the row had changed. */
  async append(
    match: MatchRow,
    entries: readonly [Entry, ...Entry[]],
    change: MatchChange,
    { also, ...guard }: AppendGuard = {},
  ): Promise<MatchRow | undefined> {
    const last = entries.at(-1) ?? entries[0];
    const result = last.kind === 'end' ? last.body : undefined;
    let full = result ? { ...change, status: statusAfter(result), result } : change;
    const write = () =>
      this.store.append(match.id, entries, full, {
        ...guard,
        ...((also ?? result) && {
          also: async (sql) => {
            await also?.(sql);
            const uncounted = result && (await this.#deps.onEnd(sql, match, result));
            if (!result || !uncounted) return;
            full = { ...full, result: { ...result, uncounted } };
            await setResult(sql, match.id, { ...result, uncounted });
          },
        }),
      });
    // Rating updates are serialised here, so that none waits while it holds a database connection.
    const people = result && match.terms.rated ? match.seats.map(({ person }) => person.id) : [];
    if (!(await isWritten(() => this.#people.runAll(people, write)))) return undefined;
    const after = applied(match, last.version, full);
    this.#remember(after);
    return after;
  }

  /** The refusal of a request on an outdated version. */
  stale({ version }: MatchRow): Done<never> {
    return err({ code: 'stale-version', current: version });
  }

  /** Reads the row. If a newer one was cached meanwhile, the result is returned but not cached. */
  async reload(id: MatchId): Promise<MatchRow | undefined> {
    const reading = this.store.get(id);
    this.#reading.set(id, reading);
    const isLatest = () => this.#reading.get(id) === reading;
    try {
      const match = await reading;
      if (match && isLatest()) this.#remember(match);
      return match;
    } finally {
      if (isLatest()) this.#reading.delete(id);
    }
  }

  /** The row after our own write. */
  async reloaded(id: MatchId): Promise<MatchRow> {
    const match = await this.reload(id);
    assert(match !== undefined, 'a match that was written is there');
    return match;
  }

  #remember(match: MatchRow): void {
    this.#forget(match.id);
    const overtakenBy = this.#overtaken.get(match.id) ?? 0;
    this.#overtaken.delete(match.id);
    if (overtakenBy > match.version) return;
    this.#cache.set(match.id, match);
    if (!this.#deps.bus.isAlone) this.#confirmedMs.set(match, performance.now());
    this.#deps.onKnown?.(match);
    if (this.#cache.size <= MOST_CACHED) return;
    const [oldest = match.id] = this.#cache.keys();
    this.#forget(oldest);
    this.#lastSteps.delete(oldest);
  }

  #forget(id: MatchId): void {
    this.#cache.delete(id);
    this.#reading.delete(id);
  }

  /** The row was changed by the transaction of another match, which is committed. */
  async touched(id: MatchId): Promise<void> {
    const version = this.#cache.get(id)?.version ?? (0 as Version);
    this.#changedElsewhere(id, version);
    await this.#deps.bus.send('match', id, version);
  }

  /** Notifies followers; called only after the commit. */
  async tell(before: MatchRow, after: MatchRow, moves = 0): Promise<void> {
    const { id, version } = after;
    const change = { match: id, from: before.version, version, moves, isOwn: true, made: { before, after } };
    for (const listener of this.#listeners) listener(change);
    await this.#deps.bus.send('match', id, version);
  }

  #hear(node: string, [id, version]: readonly string[]): void {
    if (node === this.#deps.bus.nodeId) return;
    const match = id as MatchId;
    const written = Number(version) as Version;
    if (this.#lock.isHeld(match)) this.#overtaken.set(match, written);
    this.#changedElsewhere(match, this.#cache.get(match)?.version ?? (0 as Version), written);
  }

  #changedElsewhere(match: MatchId, from: Version, version = from): void {
    this.#forget(match);
    this.#lastSteps.delete(match);
    for (const listener of this.#listeners) listener({ match, from, version, moves: 0, isOwn: false });
  }

  /** Messages of other nodes may have been lost. */
  missed(): void {
    const known = [...this.#cache.values()];
    this.#cache.clear();
    this.#reading.clear();
    this.#lastSteps.clear();
    for (const { id, version } of known) {
      for (const listener of this.#listeners) listener({ match: id, from: version, version, moves: 0, isOwn: false });
    }
  }
}

/** False: the match has changed since it was read. */
export async function isWritten(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

function statusAfter({ by }: MatchResult): 'over' | 'aborted' {
  return by === 'abort' ? 'aborted' : 'over';
}
