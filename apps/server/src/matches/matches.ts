import {
  assert,
  err,
  type MatchId,
  type MatchResult,
  type MatchStatus,
  ok,
  type Person,
  type PlayRequest,
  type Terms,
  type UserId,
  type Version,
} from '@caravanserai/contract';
import { EngineTimeoutError } from '../engine/pool.ts';
import type { Step } from '../engine/protocol.ts';
import { hostOf } from '../games.ts';
import type { Entry, MatchChange, MatchRow, MatchStore } from '../storage/matchStore.ts';
import { ConflictError, type Sql } from '../storage/sql.ts';
import type { Bus } from '../bus.ts';
import type { Calls } from './calls.ts';
import { deadlineOf, startClock, turnClock } from './clock.ts';
import { applied, entriesOf, errorOf, isPatient, isSameRest, restAfter, rivalsOf, seatOf } from './entries.ts';
import { newMatchId, newSecret } from './ids.ts';
import { KeyedLock } from './keyedLock.ts';
import { hostFor, OtherRulesError, seatsOf, type TableEngine } from './table.ts';
import type { Change, Done, Sitting } from './types.ts';

const SNAPSHOT_EVERY = 64; // moves
const MOST_CACHED = 20_000;
const TOO_LATE = 'too-late'; // with `stale-version`: somebody else was quicker
const ABORTABLE_MOVES = 2; // a game that hardly began can be called off

export interface MatchesDeps {
  readonly store: MatchStore;
  readonly bus: Bus;
  readonly engine: TableEngine;
  readonly calls: Calls;
  readonly now: () => number;
  /** A match was read or written here. */
  readonly onKnown?: (match: MatchRow) => void;
  /** Whether somebody looks on who has no seat, as far as it is known here. */
  readonly isWatched: (match: MatchId) => boolean;
  /** Writes what the end of a match means for ratings, in the same transaction. */
  readonly onEnd: (sql: Sql, match: MatchRow, result: MatchResult) => Promise<void>;
}

/** The last step of a match on this node: what those who follow it are told, by viewer. */
export interface LastStep extends Step {
  readonly from: Version;
  readonly entries: readonly Entry[];
}

/** Nodes keep no truth: what is remembered here is checked by the log's unique version with every write. */
export class Matches {
  readonly #deps: MatchesDeps;
  readonly #lock = new KeyedLock();
  readonly #cache = new Map<MatchId, MatchRow>();
  readonly #reading = new Map<MatchId, symbol>();
  readonly #lastSteps = new Map<MatchId, LastStep>();
  readonly #listeners = new Set<(change: Change) => void>();

  constructor(deps: MatchesDeps) {
    this.#deps = deps;
    deps.bus.on('match', (node, words) => this.#hear(node, words));
  }

  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** As it is in memory, if it is; the truth is in the database. */
  async get(id: MatchId): Promise<MatchRow | undefined> {
    const match = this.#cache.get(id) ?? (await this.#reload(id));
    if (match?.status !== 'open' || match.seats.length < seatsOf(match).length) return match;
    return this.#start(match); // whoever took the last seat could not finish: the server stopped in between
  }

  lastStep(id: MatchId): LastStep | undefined {
    return this.#lastSteps.get(id);
  }

  /** An empty table. The fingerprint of its secret can be seen before anybody sits down and brings a number. */
  async create(host: Person, terms: Terms): Promise<Done<MatchId>> {
    const game = hostOf(terms.game);
    if (!game) return err({ code: 'malformed', detail: `no game is called ${terms.game}` });
    if (!game.seatCounts.includes(terms.seats)) return err({ code: 'malformed', detail: 'not for so many players' });
    const options = game.parseOptions(terms.options, terms.seats);
    if (options === undefined) return err({ code: 'malformed', detail: 'no such options' });
    const id = newMatchId();
    const nowMs = this.#deps.now();
    await this.#deps.store.create({
      id,
      terms: { ...terms, options },
      rulesVersion: game.game.rulesVersion,
      status: 'open',
      host: host.id,
      secret: newSecret(),
      createdMs: nowMs,
      changedMs: nowMs,
    });
    return ok(id);
  }

  /** Whoever takes the last free seat starts the game. */
  async sit(id: MatchId, person: Person, { nonce, seat: wish }: Sitting): Promise<Done<string>> {
    return this.#alone(id, async (match) => {
      if (match.status !== 'open') return err({ code: 'wrong-status', detail: match.status });
      const seats = seatsOf(match);
      const own = match.seats.find((row) => row.person.id === person.id);
      if (own) return err({ code: 'already-seated', detail: own.seat });
      const seat = wish ?? seats.find((free) => !match.seats.some((row) => row.seat === free));
      if (seat === undefined || !seats.includes(seat)) return err({ code: wish ? 'malformed' : 'seat-taken' });
      try {
        await this.#deps.store.sit(id, seat, person.id, nonce);
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        const current = await this.#reload(id);
        // Written already, and the answer was lost on the way.
        if (!current?.seats.some((row) => row.seat === seat && row.nonce === nonce)) return err({ code: 'seat-taken' });
      }
      const seated = await this.#reload(id);
      assert(seated !== undefined, 'a match does not vanish');
      if (seated.seats.length === seats.length) await this.#start(seated);
      await this.#tell(id, match.version, match.version);
      return ok(seat);
    });
  }

  async leave(id: MatchId, user: UserId): Promise<Done<undefined>> {
    return this.#alone(id, async (match) => {
      if (!(await this.#deps.store.leave(id, user))) return err({ code: 'not-now' });
      const left = await this.#reload(id);
      if (left && left.seats.every(({ person }) => person.kind === 'house')) {
        await this.#deps.store.change(id, left.version, 'open', { status: 'aborted', changedMs: this.#deps.now() });
        await this.#reload(id);
      }
      await this.#tell(id, match.version, match.version);
      return ok(undefined);
    });
  }

  async #start(match: MatchRow): Promise<MatchRow | undefined> {
    const { toAct } = await this.#deps.engine.look(match, []);
    const nowMs = this.#deps.now();
    const clock = startClock(match.terms.clock, seatsOf(match), toAct[0], nowMs);
    const deadlineMs = deadlineOf(clock);
    await this.#deps.store.start(match.id, {
      toAct,
      changedMs: nowMs,
      ...(clock && deadlineMs !== undefined ? { clock, deadlineMs } : {}),
    });
    return this.#reload(match.id);
  }

  /** All moves of a batch are taken, or none. The same key again gets the same answer. `roundTripMs` is that of the line it came by. */
  async play(id: MatchId, user: UserId, request: PlayRequest, roundTripMs = 0): Promise<Done<Version>> {
    const act = (madeMs?: number) => this.#alone(id, (match) => this.#play(match, user, request, madeMs));
    const known = await this.get(id);
    if (!known || !hostFor(known).race) return act();
    const match = (known.version === request.onVersion ? known : await this.#reload(id)) ?? known;
    const seat = seatOf(match, user);
    if (seat === undefined || match.status !== 'running') return act();
    return this.#deps.calls.inTurn(match, seat, request.moves, roundTripMs, act);
  }

  async #play(known: MatchRow, user: UserId, request: PlayRequest, madeMs?: number): Promise<Done<Version>> {
    const { id } = known;
    const { onVersion, moves, key } = request;
    // Another node may have written, and its word not be here yet.
    const match = known.version === onVersion ? known : ((await this.#reload(id)) ?? known);
    const seat = seatOf(match, user);
    if (seat === undefined) return err({ code: 'not-seated' });
    if (match.version !== onVersion || match.status !== 'running') {
      const stale = await this.#stale(id, match, key);
      const isStillGood = madeMs !== undefined || isPatient(match, moves);
      const isStillRacing = isStillGood && isSameRest(match.rest, match.version, onVersion);
      if (stale.ok || match.status !== 'running') return stale;
      if (!isStillRacing) return madeMs === undefined ? stale : err({ ...stale.error, detail: TOO_LATE });
    }
    if (moves.length === 0) return err({ code: 'malformed', detail: 'no move' });
    const judged = await this.#deps.engine.play(match, seat, moves, this.#deps.isWatched(id), madeMs);
    if (judged.type === 'refused') {
      const error = errorOf(judged.refusal);
      const isLate = match.version !== onVersion && error.code !== 'malformed'; // somebody was quicker
      if (!isLate) return err({ ...error, at: judged.at });
      return err({ ...error, code: 'stale-version', current: match.version, detail: TOO_LATE });
    }
    const done = await this.#take(match, seat, judged.step, judged.moves, key);
    // Another node was quicker; a race is not lost by that, the rules decide.
    if (!done.ok && madeMs !== undefined) {
      const current = await this.get(id);
      if (current && current.version !== match.version) return this.#play(current, user, request, madeMs);
    }
    return done;
  }

  async #take(
    match: MatchRow,
    seat: string,
    step: Step,
    moves: readonly unknown[],
    key: string,
  ): Promise<Done<Version>> {
    const { id } = match;
    const atMs = this.#deps.now();
    const restMs = atMs + (step.film?.ms ?? 0);
    const entries = entriesOf(match, seat, moves, key, atMs);
    const isOver = step.toAct.length === 0;
    const next = step.isClosing ? undefined : step.toAct[0];
    const clock = turnClock(match.terms.clock, match.clock, next, atMs, restMs, isOver);
    const rest = restAfter(match, step, atMs);
    const change: MatchChange = {
      toAct: step.toAct,
      clock,
      deadlineMs: deadlineOf(clock),
      ...(rest ? { rest } : {}),
      undoAsked: undefined,
      changedMs: atMs,
    };
    const end = isOver ? [this.#endEntry(match, step, atMs)] : [];
    if (!(await this.#append(match, [...entries, ...end], change))) {
      await this.#deps.engine.forget(id);
      const current = await this.#reload(id);
      assert(current !== undefined, 'a match does not vanish');
      await this.#tell(id, match.version, current.version); // perhaps it was taken, and nobody told
      return this.#stale(id, current, key);
    }
    const version = (match.version + moves.length) as Version;
    this.#lastSteps.set(id, { ...step, from: match.version, entries });
    if (isOver || Math.floor(version / SNAPSHOT_EVERY) > Math.floor(match.version / SNAPSHOT_EVERY)) {
      void this.#snapshot({ ...match, version });
    }
    await this.#tell(id, match.version, this.#cache.get(id)?.version ?? version);
    return ok(version);
  }

  #endEntry(match: MatchRow, { version, score }: Step, atMs: number): Entry {
    const body = { ...hostFor(match).result(score), by: 'play' } as const;
    return { version: (version + 1) as Version, atMs, kind: 'end', body };
  }

  /** A snapshot saves work and nothing else: without it the next fold is longer. */
  async #snapshot(match: MatchRow): Promise<void> {
    await this.#deps.engine.keepSnapshot(match).catch(() => undefined);
  }

  /** Not on the version that was meant: perhaps because it was taken already, and the answer was lost on the way. */
  async #stale(id: MatchId, match: MatchRow, key: string): Promise<Done<Version>> {
    const taken = await this.#deps.store.byKey(id, key);
    if (taken) return ok(taken.version);
    if (match.status !== 'running') return err({ code: 'wrong-status', detail: match.status, current: match.version });
    return err({ code: 'stale-version', current: match.version });
  }

  async resign(id: MatchId, user: UserId): Promise<Done<Version>> {
    return this.#ending(id, user, (match, seat) => ok({ winners: rivalsOf(match, seat), by: 'resignation' }));
  }

  /** Of a player whose time is up, or who has been gone for long enough by the word of those who watch the lines. */
  async claim(id: MatchId, user: UserId, isGone: (seat: string) => boolean): Promise<Done<Version>> {
    return this.#ending(id, user, (match, seat) => {
      const [late] = match.toAct;
      if (late === undefined || late === seat) return err({ code: 'not-now', detail: 'it is your own turn' });
      const winners = rivalsOf(match, late);
      if (match.deadlineMs !== undefined && this.#deps.now() > match.deadlineMs) return ok({ winners, by: 'time' });
      const mayBeAway = match.terms.clock.kind === 'days'; // nobody sits and waits for a move that has days
      return !mayBeAway && isGone(late) ? ok({ winners, by: 'absence' }) : err({ code: 'not-now' });
    });
  }

  async abort(id: MatchId, user: UserId): Promise<Done<Version>> {
    return this.#ending(id, user, (match) =>
      match.version < ABORTABLE_MOVES ? ok({ winners: [], by: 'abort' }) : err({ code: 'not-now' }),
    );
  }

  async #ending(
    id: MatchId,
    user: UserId,
    decide: (match: MatchRow, seat: string) => Done<MatchResult>,
  ): Promise<Done<Version>> {
    return this.#alone(id, async (match) => {
      const seat = seatOf(match, user);
      if (seat === undefined) return err({ code: 'not-seated' });
      if (match.status !== 'running') return err({ code: 'wrong-status', detail: match.status });
      const decided = decide(match, seat);
      if (!decided.ok) return decided;
      const atMs = this.#deps.now();
      const version = (match.version + 1) as Version;
      const clock = turnClock(match.terms.clock, match.clock, undefined, atMs);
      const end: Entry = { version, atMs, kind: 'end', seat, body: decided.value };
      const change = { toAct: [], clock, deadlineMs: undefined, undoAsked: undefined, changedMs: atMs };
      if (!(await this.#append(match, [end], change))) return this.#conflict(id);
      await this.#tell(id, match.version, version);
      return ok(version);
    });
  }

  /** Takes everything after `to` back, if the others agree. Not past a moment at which somebody learned something. */
  async askUndo(id: MatchId, user: UserId, to: Version): Promise<Done<undefined>> {
    return this.#alone(id, async (match) => {
      const seat = seatOf(match, user);
      if (seat === undefined) return err({ code: 'not-seated' });
      if (match.status !== 'running') return err({ code: 'wrong-status', detail: match.status });
      if (to < 0 || to >= match.version) return err({ code: 'malformed', detail: 'nothing to take back there' });
      if (hostFor(match).race) return err({ code: 'not-now', detail: 'a race is not run again' });
      const entries = await this.#deps.store.entries(id, 0);
      const { reveals } = await this.#deps.engine.tell(match, entries, 'spectator');
      const isSeen =
        reveals.some((version) => version > to) || entries.some((e) => e.kind === 'undo' && e.version > to);
      if (isSeen) return err({ code: 'not-now', detail: 'revealed' });
      return this.#change(match, 'running', { undoAsked: { by: seat, to } });
    });
  }

  async answerUndo(id: MatchId, user: UserId, isGranted: boolean): Promise<Done<undefined>> {
    return this.#alone(id, async (match) => {
      const seat = seatOf(match, user);
      const asked = match.undoAsked;
      if (seat === undefined) return err({ code: 'not-seated' });
      if (!asked || match.status !== 'running') return err({ code: 'not-now' });
      if (!isGranted) return this.#change(match, 'running', { undoAsked: undefined });
      if (asked.by === seat) return err({ code: 'not-now', detail: 'the others decide' });
      const atMs = this.#deps.now();
      const version = (match.version + 1) as Version;
      const undo: Entry = { version, atMs, kind: 'undo', seat: asked.by, body: { to: asked.to } };
      const { toAct } = await this.#deps.engine.look({ ...match, version: asked.to }, []);
      await this.#deps.engine.forget(id); // it remembers the past now
      const clock = turnClock(match.terms.clock, match.clock, toAct[0], atMs);
      const change = { toAct, clock, deadlineMs: deadlineOf(clock), undoAsked: undefined, changedMs: atMs };
      if (!(await this.#append(match, [undo], change))) return this.#conflict(id);
      await this.#tell(id, match.version, version);
      return ok(undefined);
    });
  }

  /** The next game of the same people: made once. */
  async linkRematch(id: MatchId, next: MatchId): Promise<Done<undefined>> {
    return this.#alone(id, async (match) => {
      if (match.status !== 'over' && match.status !== 'aborted')
        return err({ code: 'wrong-status', detail: match.status });
      if (match.rematch) return err({ code: 'not-now', detail: 'there is one already' });
      return this.#change(match, match.status, { rematch: next });
    });
  }

  /** What is asked and offered: no line in the log, but those who follow hear of it. */
  async #change(
    match: MatchRow,
    status: MatchStatus,
    change: Omit<MatchChange, 'changedMs'>,
  ): Promise<Done<undefined>> {
    const full = { ...change, changedMs: this.#deps.now() };
    if (!(await this.#deps.store.change(match.id, match.version, status, full))) return this.#conflict(match.id);
    await this.#reload(match.id);
    await this.#tell(match.id, match.version, match.version);
    return ok(undefined);
  }

  async #conflict(id: MatchId): Promise<Done<never>> {
    const current = await this.#reload(id);
    return err({ code: 'stale-version', ...(current ? { current: current.version } : {}) });
  }

  /** False: somebody else wrote that version first. */
  async #append(match: MatchRow, entries: readonly Entry[], change: MatchChange): Promise<boolean> {
    const last = entries[entries.length - 1];
    const result = last.kind === 'end' ? last.body : undefined;
    const status: MatchStatus = result ? (result.by === 'abort' ? 'aborted' : 'over') : match.status;
    const full = result ? { ...change, status, result } : change;
    try {
      await this.#deps.store.append(match.id, entries, full, async (sql) => {
        if (result) await this.#deps.onEnd(sql, match, result);
      });
    } catch (error) {
      if (error instanceof ConflictError) return false;
      throw error;
    }
    this.#remember(applied(match, last.version, full));
    return true;
  }

  /** One after the other for each match; a match that is not there is told so. */
  async #alone<T>(id: MatchId, act: (match: MatchRow) => Promise<Done<T>>): Promise<Done<T>> {
    return this.#lock.run(id, async () => {
      const match = await this.get(id);
      if (!match) return err({ code: 'not-found' });
      try {
        return await act(match);
      } catch (error) {
        this.#forget(id);
        if (error instanceof EngineTimeoutError) return err({ code: 'engine-timeout' });
        if (error instanceof OtherRulesError) return err({ code: 'other-rules' });
        throw error;
      }
    });
  }

  /** What was written or read while this was on its way is newer: then it is an answer, and not remembered. */
  async #reload(id: MatchId): Promise<MatchRow | undefined> {
    const reading = Symbol(id);
    this.#reading.set(id, reading);
    const match = await this.#deps.store.get(id);
    if (this.#reading.get(id) !== reading) return match;
    this.#reading.delete(id);
    if (match) this.#remember(match);
    return match;
  }

  #remember(match: MatchRow): void {
    this.#forget(match.id);
    this.#cache.set(match.id, match);
    this.#deps.onKnown?.(match);
    if (this.#cache.size <= MOST_CACHED) return;
    const [oldest] = this.#cache.keys();
    this.#forget(oldest);
    this.#lastSteps.delete(oldest);
  }

  #forget(id: MatchId): void {
    this.#cache.delete(id);
    this.#reading.delete(id);
  }

  /** After the commit, never before. */
  async #tell(id: MatchId, from: Version, version: Version): Promise<void> {
    for (const listener of this.#listeners) listener({ match: id, from, version, isOwn: true });
    await this.#deps.bus.send('match', id, version);
  }

  #hear(node: string, [id, version]: readonly string[]): void {
    if (node === this.#deps.bus.nodeId) return;
    const match = id as MatchId;
    const from = this.#cache.get(match)?.version ?? (0 as Version);
    this.#forget(match);
    this.#lastSteps.delete(match);
    for (const listener of this.#listeners)
      listener({ match, from, version: Number(version) as Version, isOwn: false });
  }

  /** Other nodes may have said something that nobody heard here. */
  missed(): void {
    const known = [...this.#cache.values()];
    this.#cache.clear();
    this.#reading.clear();
    this.#lastSteps.clear();
    for (const { id, version } of known) {
      for (const listener of this.#listeners) listener({ match: id, from: version, version, isOwn: false });
    }
  }
}
