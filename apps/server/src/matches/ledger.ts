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
const MOST_LOOKS = 20; // at a match that others change all the while

/** What follows from the row of a match: not believed before the database was asked. */
const BY_THE_ROW: ReadonlySet<OnlineCode> = new Set([
  'already-seated',
  'forbidden',
  'not-now',
  'not-seated',
  'seat-taken',
  'stale-version',
  'wrong-status',
]);
/** What is remembered is shown for so long without asking; so nothing older is shown, whatever words between nodes are lost. */
const FRESH_MS = 4000;

export interface LedgerDeps {
  readonly store: MatchStore;
  readonly bus: Bus;
  readonly engine: TableEngine;
  readonly now: () => number;
  /** When it is sure that no time must be given back. */
  readonly awake: () => Promise<void>;
  readonly origins: Origins;
  /** A match was read or written here. */
  readonly onKnown?: (match: MatchRow) => void;
  /** Whether somebody looks on who has no seat, as far as it is known here. */
  readonly isWatched: (match: MatchId) => boolean;
  /** Games of one person at once. */
  readonly mostGames: number;
  /** Writes what the end of a match means for ratings, in the same transaction: why nothing, if it means nothing. */
  readonly onEnd: (sql: Sql, match: MatchRow, result: MatchResult) => Promise<Uncounted | undefined>;
}

/** The last step of a match on this node: what those who follow it are told, by viewer. */
export interface LastStep extends Step {
  readonly from: Version;
  readonly entries: readonly Entry[];
}

/**
 * The matches as this node knows them, and the only way in which transitions (`seating.ts`, `playing.ts`, `endings.ts`, `undo.ts`)
 * write them. Nodes keep no truth: what is remembered here is checked by the database with every write.
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
  readonly #confirmedMs = new WeakMap<MatchRow, number>(); // by the clock that only goes forward
  readonly #overtaken = new Map<MatchId, number>(); // while it is being written here, another node wrote this version
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

  /** As it is in memory, if it is; the truth is in the database. */
  async get(id: MatchId): Promise<MatchRow | undefined> {
    return this.known(id) ?? (await (this.#reading.get(id) ?? this.reload(id))); // many ask at once when a word is heard
  }

  /** As `get`, if it need not be read. */
  known(id: MatchId): MatchRow | undefined {
    const match = this.#cache.get(id);
    if (!match || this.#deps.bus.isAlone) return match;
    const isOld = performance.now() - (this.#confirmedMs.get(match) ?? 0) > FRESH_MS;
    return isOld || this.#deps.bus.isDeaf ? undefined : match;
  }

  /** Of these, those that other nodes have changed without our hearing of it are looked at again by those who follow. */
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
   * One after the other for each match; a match that is not there is told so. Nobody is refused for what another node has changed:
   * then the row is read again, and `act` looks at that.
   */
  async alone<T>(id: MatchId, act: (match: MatchRow) => Promise<Done<T>>): Promise<Done<T>> {
    return this.#lock.run(id, async () => {
      try {
        let match = await this.get(id);
        for (let looks = 1; match; looks++) {
          const done = await act(match);
          if (done.ok || !BY_THE_ROW.has(done.error.code) || looks >= MOST_LOOKS) return done;
          const now = await this.reload(id);
          if (isDeepStrictEqual(now, match)) return done;
          match = now;
        }
        return err({ code: 'not-found' });
      } catch (error) {
        this.#forget(id);
        await this.engine.forget(id).catch(() => undefined); // it may know a move that was never written
        if (error instanceof RefusedError) return err(error.error);
        if (error instanceof EngineTimeoutError) return err({ code: 'engine-timeout' });
        if (error instanceof OtherRulesError) return err({ code: 'other-rules' });
        throw error;
      }
    });
  }

  /** Lines of the log and what follows from them: the match as it is then. Nothing: somebody else wrote first. */
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
    // Ratings are written in line: those who wait for each other wait here, and not with a connection in hand.
    const people = result && match.terms.rated ? match.seats.map(({ person }) => person.id) : [];
    if (!(await isWritten(() => this.#people.runAll(people, write)))) return undefined;
    const after = applied(match, last.version, full);
    this.#remember(after);
    return after;
  }

  /** The answer to those who came second. */
  stale({ version }: MatchRow): Done<never> {
    return err({ code: 'stale-version', current: version });
  }

  /** What was written or read while this was on its way is newer: then it is an answer, and not remembered. */
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

  /** After a write of ours. */
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

  /** After the commit, never before. */
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

  /** Other nodes may have said something that nobody heard here. */
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

/** False: the match is not any more as it was looked at. */
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
