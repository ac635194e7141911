import {
  assert,
  at,
  commitmentOf,
  type Fairness,
  known,
  type LogPage,
  type MatchId,
  type MatchPicture,
  type MatchSummary,
  type MatchUpdate,
  type SeatState,
  type UserId,
  type Version,
  type WireEntry,
} from '@caravanserai/contract';
import type { Moment } from '../engine/protocol.ts';
import { hostOf } from '../games.ts';
import { LOG_PAGE } from '../limits/limits.ts';
import type { Entry, MatchRow, MatchStore } from '../storage/matchStore.ts';
import type { RatingRow, RatingStore } from '../storage/ratingStore.ts';
import { shown } from '../ratings/ratings.ts';
import type { Daily } from '../daily/daily.ts';
import { isSecret, withoutNames } from '../daily/secrecy.ts';
import type { Matches } from './matches.ts';
import { seatOf } from './entries.ts';
import { seatsOf, seedFor, type TableEngine } from './table.ts';

export interface PicturesDeps {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly ratings: RatingStore;
  readonly engine: TableEngine;
  readonly now: () => number;
  readonly mayWatch: Daily['mayWatch'];
  readonly logPage?: number; // for tests; default: `LOG_PAGE`
}

/** Builds everything that the server sends about a match, limited to what the viewer may see. */
export class Pictures {
  readonly #deps: PicturesDeps;
  #frame: { readonly match: MatchRow; readonly text: string } | undefined; // reused for all followers of a version
  readonly #seated = new WeakMap<MatchRow['seats'], readonly SeatState[]>(); // successive rows share their seats
  readonly #updates = new WeakMap<MatchRow, Map<string, Promise<UpdateText>>>(); // by viewer and first version

  constructor(deps: PicturesDeps) {
    this.#deps = deps;
  }

  async picture(id: MatchId, user: UserId | undefined): Promise<MatchPicture | undefined> {
    const match = await this.#shown(id, user);
    if (!match) return undefined;
    const viewer = viewerOf(match, user);
    const seats = await this.#seats(match);
    const base = frameOf(match, viewer, seats, this.#deps.now());
    const picture = {
      ...base,
      terms: match.terms,
      rulesVersion: match.rulesVersion,
      createdMs: match.createdMs,
      host: match.host,
      ...(match.twin && viewer !== 'spectator' ? { twin: match.twin.id } : {}),
    };
    if (!hasBegun(match)) return { ...picture, log: [], logFrom: 0 as Version };
    const page = this.#pageStart(match.version);
    const logFrom = Math.max(0, page - this.#pageLines) as Version; // the page before the last is always complete
    const moment = await this.#deps.engine.look(match, [viewer]);
    return { ...picture, play: playOf(moment, viewer), logFrom, log: await this.#lines(match, logFrom, viewer) };
  }

  /** The match as far as this viewer may see it; nothing if it is unknown or hidden. */
  async #shown(id: MatchId, user: UserId | undefined): Promise<MatchRow | undefined> {
    const match = await this.#deps.matches.get(id);
    return match && (await this.#deps.mayWatch(match, user)) ? withoutNames(match, user) : undefined;
  }

  /** The page of the log that ends with entry `before`; nothing for an unknown match. */
  async logPage(id: MatchId, user: UserId | undefined, before: Version): Promise<LogPage | undefined> {
    const match = await this.#shown(id, user);
    if (!match) return undefined;
    const version = Math.min(before, match.version) as Version;
    if (!hasBegun(match) || version === 0) return { logFrom: 0 as Version, log: [] };
    const logFrom = this.#pageStart(version);
    return { logFrom, log: await this.#lines({ ...match, version }, logFrom, viewerOf(match, user)) };
  }

  get #pageLines(): number {
    return this.#deps.logPage ?? LOG_PAGE;
  }

  /** Pages begin at fixed entries, so that snapshots made for one viewer serve all. */
  #pageStart(version: Version): Version {
    return (Math.floor(Math.max(0, version - 1) / this.#pageLines) * this.#pageLines) as Version;
  }

  async #lines(match: MatchRow, from: Version, viewer: string): Promise<readonly WireEntry[]> {
    const { entries, events } = await this.#deps.engine.tell(match, from, viewer);
    const sees = movesSeen(match, viewer);
    return entries.map((entry) => wireEntry(entry, sees, events[entry.version]));
  }

  /** The table after that many log entries; nothing if the log is shorter. */
  async moment(id: MatchId, user: UserId | undefined, version: Version): Promise<MomentShown | undefined> {
    const match = await this.#shown(id, user);
    if (!match || !hasBegun(match) || version > match.version) return undefined;
    const viewer = viewerOf(match, user);
    const { sights, score } = await this.#deps.engine.look({ ...match, version }, [viewer]);
    const { view, toAct } = known(sights[viewer]);
    return { version, viewer, view, toAct, score };
  }

  /** Changes since `from`, as JSON; nothing if the client must request the whole picture. Computed once for all spectators. */
  async update(id: MatchId, user: UserId | undefined, from: Version): Promise<UpdateText | undefined> {
    const match = await this.#shown(id, user);
    if (!match || from > match.version) return undefined;
    const seats = await this.#seats(match);
    const next = this.nextMove(id, user, from);
    if (next) return next;
    const viewer = viewerOf(match, user);
    const updates = this.#updates.get(match) ?? new Map<string, Promise<UpdateText>>();
    this.#updates.set(match, updates);
    const key = `${viewer} ${from}`;
    const update = updates.get(key) ?? this.#updateOf(match, seats, viewer, from);
    updates.set(key, update);
    update.catch(() => updates.delete(key));
    return update;
  }

  async #updateOf(match: MatchRow, seats: readonly SeatState[], viewer: string, from: Version): Promise<UpdateText> {
    const update: MatchUpdate = {
      ...frameOf(match, viewer, seats, this.#deps.now()),
      from,
      ...(await this.#newsSince(match, viewer, from)),
    };
    return { version: match.version, json: JSON.stringify(update) };
  }

  /**
   * The common case of `update`, without awaiting: the next move of a followed match, mostly serialised by the engine already. Nothing in
   * any other case.
   */
  nextMove(id: MatchId, user: UserId | undefined, from: Version): UpdateText | undefined {
    const match = this.#deps.matches.known(id);
    const step = this.#deps.matches.lastStep(id);
    if (!match || step?.from !== from || step.version !== match.version) return undefined;
    const viewer = viewerOf(match, user);
    if (match.daily !== undefined && viewer === 'spectator') return undefined; // `update` decides who may watch
    const play = step.plays[viewer];
    const frame = this.#frameText(match);
    if (play === undefined || frame === undefined) return undefined;
    const sees = movesSeen(match, viewer);
    const log = step.entries.map((entry, i) =>
      spliced(wireEntry(entry, sees), 'events', known(at(step.events, i)[viewer])),
    );
    const own = `"viewer":"${viewer}","from":${from},"play":${play},"log":[${log.join()}]`;
    return { version: match.version, json: `${frame.slice(0, -1)},${own}}` };
  }

  /** The part that is the same for all viewers of this version, serialised once. */
  #frameText(match: MatchRow): string | undefined {
    if (this.#frame?.match === match) return this.#frame.text;
    const seats = match.status === 'running' ? this.#seated.get(match.seats) : undefined;
    if (!seats) return undefined;
    const { viewer: _, ...shared } = frameOf(match, 'spectator', seats, this.#deps.now());
    const text = JSON.stringify(shared);
    this.#frame = { match, text };
    return text;
  }

  async #newsSince(match: MatchRow, viewer: string, from: Version): Promise<Pick<MatchUpdate, 'play' | 'log'>> {
    const { id } = match;
    if (!hasBegun(match)) return { log: [] };
    const latest = await this.#deps.store.entries(id, from, match.version);
    const followed = latest.length > 0 ? await this.#deps.engine.follow(match, from, latest, viewer) : undefined;
    if (followed) {
      return {
        play: playOf(followed.moment, viewer),
        log: latest.map((entry) => wireEntry(entry, movesSeen(match, viewer), followed.events[entry.version])),
      };
    }
    const moment = await this.#deps.engine.look(match, [viewer]);
    return { play: playOf(moment, viewer), log: await this.#lines(match, from, viewer) };
  }

  /** For a list; the number of SQL statements does not depend on its length. */
  async summaries(matches: readonly MatchRow[], user?: UserId): Promise<MatchSummary[]> {
    const ratings = await this.#ratings(matches);
    return matches.map((match) => summaryOf(match, seatStates(match, ratings), user));
  }

  /** Ratings are read once during a game, and again when it is over. */
  async #seats(match: MatchRow): Promise<readonly SeatState[]> {
    const known = match.status === 'running' ? this.#seated.get(match.seats) : undefined;
    if (known) return known;
    const seats = seatStates(match, await this.#ratings([match]));
    if (match.status === 'running') this.#seated.set(match.seats, seats);
    return seats;
  }

  /** Ratings of all players at rated tables, by game: one statement per game. */
  async #ratings(matches: readonly MatchRow[]): Promise<Ratings> {
    const players = new Map<string, Set<UserId>>();
    for (const { terms, seats } of matches) {
      if (!terms.rated || seats.length === 0) continue;
      const users = players.get(terms.game) ?? new Set();
      players.set(terms.game, users);
      for (const { person } of seats) users.add(person.id);
    }
    const read = async ([game, users]: [string, Set<UserId>]) =>
      [game, await this.#deps.ratings.of([...users], game)] as const;
    return new Map(await Promise.all([...players].map(read)));
  }
}

type Ratings = ReadonlyMap<string, ReadonlyMap<UserId, RatingRow>>;

function seatStates(match: MatchRow, ratings: Ratings): SeatState[] {
  return seatsOf(match).map((seat) => {
    const row = match.seats.find((taken) => taken.seat === seat);
    const keptFor = match.status === 'open' ? match.reserved?.[seat] : undefined;
    if (!row) return { seat, ...(keptFor ? { keptFor } : {}) };
    const rating = match.terms.rated ? ratings.get(match.terms.game)?.get(row.person.id) : undefined;
    return { seat, person: row.person, ...(rating ? { rating: shown(rating) } : {}) };
  });
}

function summaryOf(match: MatchRow, seats: readonly SeatState[], user: UserId | undefined): MatchSummary {
  const { id, terms, status, createdMs, changedMs, version, deadlineMs, result } = match;
  const viewer = viewerOf(match, user);
  // The first seat to act is public. Whether others may act is known only to that player.
  const toAct = match.toAct.filter((seat, i) => i === 0 || seat === viewer);
  return {
    id,
    terms,
    status,
    seats,
    createdMs,
    changedMs,
    version,
    toAct,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    ...(result ? { result } : {}),
  };
}

/** One moment of the past as one viewer sees it. */
export interface MomentShown {
  readonly version: Version;
  readonly viewer: string;
  readonly view: unknown;
  readonly toAct: readonly string[];
  readonly score: unknown;
}

/** Serialised, ready to send. */
export interface UpdateText {
  readonly version: Version;
  readonly json: string; // a MatchUpdate
}

/** JSON of an object with one more field, whose value is already serialised. */
function spliced(object: object, field: string, json: string): string {
  const { [field as keyof object]: _, ...rest } = object;
  return `${JSON.stringify(rest).slice(0, -1)},"${field}":${json}}`;
}

export function viewerOf(match: MatchRow, user: UserId | undefined): string {
  return (user === undefined ? undefined : seatOf(match, user)) ?? 'spectator';
}

/** A cancelled table has no seed. */
function hasBegun(match: MatchRow): boolean {
  return match.status === 'running' || match.status === 'over' || (match.status === 'aborted' && match.version > 0);
}

type Frame = Omit<MatchPicture, 'terms' | 'rulesVersion' | 'createdMs' | 'host' | 'log' | 'logFrom' | 'play'>;

/** Lists every field explicitly, so that none is exposed by accident. */
function frameOf(match: MatchRow, viewer: string, seats: readonly SeatState[], nowMs: number): Frame {
  const { id, status, version, clock, rest, result, undoAsked, rematch } = match;
  return {
    id,
    status,
    version,
    viewer,
    seats,
    fairness: fairnessOf(match, nowMs),
    ...(clock ? { clock } : {}),
    ...(rest ? { rest } : {}),
    ...(result ? { result } : {}),
    ...(undoAsked ? { undoAsked } : {}),
    ...(rematch ? { rematch } : {}),
  };
}

const commitments = new WeakMap<MatchRow['seats'], string>(); // successive rows share their seats

function commitmentFor({ seats, secret }: MatchRow): string {
  const known = commitments.get(seats) ?? commitmentOf(secret);
  commitments.set(seats, known);
  return known;
}

/** The secret is revealed once the game is over; that of a daily game, when its date closes. */
export function fairnessOf(match: MatchRow, nowMs: number): Fairness {
  const isOver = (match.status === 'over' || match.status === 'aborted') && !isSecret(match, nowMs);
  return {
    commitment: commitmentFor(match),
    nonces: Object.fromEntries(match.seats.map(({ seat, nonce }) => [seat, nonce])),
    ...(match.daily === undefined ? {} : { daily: match.daily }),
    ...(match.twin ? { deal: match.twin.deal } : {}),
    ...(isOver ? { secret: match.secret } : {}),
    ...(isOver && match.seats.length === seatsOf(match).length ? { seed: seedFor(match) } : {}),
  };
}

function playOf(moment: Moment, viewer: string): NonNullable<MatchPicture['play']> {
  const sight = moment.sights[viewer];
  assert(sight !== undefined, 'the viewer was asked for');
  return { view: sight.view, toAct: sight.toAct, moves: sight.moves, score: moment.score };
}

type MoveSeen = (move: unknown, seat: string) => unknown;

/** Moves as this viewer may see them; secret ones are shown once the game is over. */
function movesSeen({ terms, rulesVersion, status }: MatchRow, viewer: string): MoveSeen {
  const { seenMove } = hostOf(terms.game, rulesVersion) ?? {};
  const isOver = status === 'over' || status === 'aborted';
  return (move, seat) => (seenMove && !isOver ? seenMove(move, seat, viewer) : move);
}

function wireEntry(entry: Entry, sees: MoveSeen, events: readonly unknown[] = []): WireEntry {
  const { version, atMs } = entry;
  switch (entry.kind) {
    case 'move':
      return { version, atMs, kind: 'move', seat: entry.seat, move: sees(entry.body, entry.seat), events };
    case 'undo':
      return { version, atMs, kind: 'undo', seat: entry.seat, to: entry.body.to };
    case 'end':
      return {
        version,
        atMs,
        kind: 'end',
        ...(entry.seat === undefined ? {} : { seat: entry.seat }),
        result: entry.body,
      };
  }
}
