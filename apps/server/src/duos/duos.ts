import { createHash } from 'node:crypto';
import {
  at,
  type DeviceGame,
  type Duo,
  type DuoCards,
  type DuoGame,
  type DuoId,
  type DuoListed,
  type DuoScore,
  type DuoShown,
  err,
  type FavouriteCard,
  known,
  type MatchId,
  ok,
  type OnlineError,
  type Outcome,
  type Person,
  type Terms,
  type UserId,
} from '@caravanserai/contract';
import { hostOf } from '../games.ts';
import { malformed } from '../http/wire/fault.ts';
import { CHAIRS_OPEN_MS, DUO_GAMES, DUOS } from '../limits/limits.ts';
import { newMatchId } from '../matches/ids.ts';
import { isWritten } from '../matches/ledger.ts';
import type { Matches } from '../matches/matches.ts';
import type { Pictures } from '../matches/pictures.ts';
import type { Tables } from '../matches/tables.ts';
import { type Done, RefusedError } from '../matches/types.ts';
import { type DuoResult, type DuoRow, type DuoStore, noteNext } from '../storage/duoStore.ts';
import type { MatchRow, MatchStore } from '../storage/matchStore.ts';
import { ConflictError } from '../storage/sql.ts';
import { hostFor, isByKnownRules, type TableEngine } from '../matches/table.ts';
import { rememberUpTo } from '../youngest.ts';
import type { UserStore } from '../storage/userStore.ts';

const MOST_COUNTED = 1000; // the latest games
const GAMES_SHOWN = 30;
const GAMES_WITH_CARDS = 30; // whose cards are counted: the latest of each kind
const FAVOURITES = 5;
const MOST_REMEMBERED = 5000; // matches
const MOST_RUNNING = 20;
const CHAIRS_CLOCK: Terms['clock'] = { kind: 'days', days: 3 };
const MOST_LOOKS = 5; // attempts at a table that others keep changing

const TOO_MANY: OnlineError = { code: 'too-many-games', detail: `${DUOS} lasting tables of two` };
const TAKEN: OnlineError = { code: 'seat-taken' };
const CHANGED: OnlineError = { code: 'not-now', detail: 'the table changed at the same moment: look at it again' };

export interface DuosDeps {
  readonly store: DuoStore;
  readonly games: MatchStore;
  readonly users: UserStore;
  readonly matches: Matches;
  readonly tables: Pick<Tables, 'reserve'>;
  readonly pictures: Pictures;
  readonly engine: TableEngine;
  readonly now: () => number;
}

type Cards = Readonly<Record<string, readonly string[]>>; // by seat

/**
 * A lasting table of two players, with the score of all their games and a button for the next. The list of games is a query on the matches
 * of both: it includes those from before the table, and nothing is copied.
 */
export class Duos {
  readonly #deps: DuosDeps;
  readonly #cardsOf = new Map<MatchId, Cards>(); // at the end of a match

  constructor(deps: DuosDeps) {
    this.#deps = deps;
  }

  /** A table with a free chair. */
  async create(host: Person): Promise<Done<DuoId>> {
    return this.#create(host);
  }

  /** The table with the opponent of this match: a new one is offered to the opponent, and an offered one is accepted. */
  async createFor(user: Person, match: MatchId): Promise<Done<DuoId>> {
    const other = opponentOf(await this.#deps.matches.get(match), user.id);
    if (!other) return err({ code: 'not-seated', detail: 'a match of you and one other person' });
    return this.#again(async () => {
      const duo = await this.#deps.store.ofPair(user.id, other);
      if (!duo) return this.#create(user, other);
      const entered = await this.#enter(duo, user.id);
      return entered.ok || chairOf(duo, user.id) !== undefined ? ok(duo.link) : entered;
    });
  }

  async #create(host: Person, guest?: UserId): Promise<Done<DuoId>> {
    const link = newMatchId();
    const isMade = await this.#deps.store.create(
      {
        id: newMatchId(),
        link,
        host: host.id,
        ...(guest === undefined ? { status: 'free' } : { status: 'offered', guest }),
        createdMs: this.#deps.now(),
      },
      DUOS,
    );
    return isMade ? ok(link) : err(TOO_MANY);
  }

  /** Returns the link of the table: another one, if the two have a table already. */
  async join(link: DuoId, user: Person): Promise<Done<DuoId>> {
    return this.#again(async () => {
      const duo = await this.#deps.store.byLink(link);
      if (!duo) return err({ code: 'not-found' });
      if (chairOf(duo, user.id) !== undefined) return ok(duo.link);
      if (duo.status !== 'free') return this.#enter(duo, user.id);
      const joined = await this.#deps.store.join(duo, user.id, DUOS);
      return joined === undefined ? err(TOO_MANY) : ok(joined);
    });
  }

  /** For players who have been here, and for the one to whom the table is offered. */
  async #enter(duo: DuoRow, user: UserId): Promise<Done<DuoId>> {
    const isExpected =
      (duo.guest === user && (duo.status === 'offered' || duo.status === 'left-by-guest')) ||
      (duo.host === user && duo.status === 'left-by-host');
    if (!isExpected) return err(TAKEN);
    return (await this.#deps.store.enter(duo, user, DUOS)) ? ok(duo.link) : err(TOO_MANY);
  }

  /** Also declines an offer. The other player keeps the table and the score. */
  async leave(link: DuoId, user: UserId): Promise<Done<undefined>> {
    return this.#again(async () => {
      const duo = await this.#deps.store.byLink(link);
      if (!duo || (chairOf(duo, user) === undefined && !isOffered(duo, user))) return err({ code: 'not-found' });
      await this.#deps.store.leave(duo, user);
      return ok(undefined);
    });
  }

  /** The old link no longer leads anywhere. */
  async renew(link: DuoId, user: UserId): Promise<Done<DuoId>> {
    const duo = await this.#deps.store.byLink(link);
    if (!duo || chairOf(duo, user) === undefined) return err({ code: 'not-found' });
    const next = newMatchId();
    const isRenewed = duo.status === 'free' && (await isWritten(() => this.#deps.store.renew(duo, next)));
    return isRenewed ? ok(next) : err({ code: 'wrong-status', detail: 'another player has joined' });
  }

  /** The table, or for others an invitation to it. A visitor learns nothing about a table whose chair is taken. */
  async show(link: DuoId, user: UserId | undefined): Promise<Done<DuoShown>> {
    const duo = await this.#deps.store.byLink(link);
    if (!duo) return err({ code: 'not-found' });
    const chair = user === undefined ? undefined : chairOf(duo, user);
    if (chair === undefined && duo.status !== 'free' && !isExpected(duo, user)) return err(TAKEN);
    const host = known(await this.#person(duo.host), 'the host');
    if (user === undefined || chair === undefined) return ok({ id: duo.link, host });
    return ok({ id: duo.link, host, table: await this.#table(duo, user, chair) });
  }

  async #table(duo: DuoRow, user: UserId, chair: Duo['chair']): Promise<Duo> {
    const { games, pictures } = this.#deps;
    const other = otherOf(duo, user);
    const results = await this.#games(duo, user);
    const running = other === undefined ? [] : await games.between(user, other, MOST_RUNNING);
    return {
      chair,
      isHost: duo.host === user,
      ...(await this.#other(duo, user)),
      createdMs: duo.createdMs,
      scores: scoresOf(results),
      games: results.slice(0, GAMES_SHOWN),
      hasMore: results.length > GAMES_SHOWN,
      running: await pictures.summaries(
        running.filter(({ terms }) => terms.seats === 2),
        user,
      ),
    };
  }

  /** The finished games before a time, the newest first. */
  async games(link: DuoId, user: UserId, beforeMs: number): Promise<Done<{ games: DuoGame[]; hasMore: boolean }>> {
    const duo = await this.#deps.store.byLink(link);
    if (!duo || chairOf(duo, user) === undefined) return err({ code: 'not-found' });
    const results = await this.#games(duo, user);
    const older = results.filter(({ atMs }) => atMs < beforeMs);
    return ok({ games: older.slice(0, GAMES_SHOWN), hasMore: older.length > GAMES_SHOWN });
  }

  async #games(duo: DuoRow, user: UserId): Promise<DuoGame[]> {
    return (await this.#results(duo, user)).map(gameOf);
  }

  /** Matches and games of one device, the newest first. */
  async #results(duo: DuoRow, user: UserId): Promise<DuoResult[]> {
    const { store } = this.#deps;
    const other = otherOf(duo, user);
    const matches = other === undefined ? [] : await store.results(user, other, MOST_COUNTED);
    return [...matches, ...(await store.added(duo, user))].toSorted((a, b) => b.atMs - a.atMs);
  }

  /** Adds a game that the two have played on one device. The engine replays it, and each game counts once. */
  async add(
    link: DuoId,
    user: UserId,
    { game, text, seat, playedMs }: DeviceGame,
  ): Promise<Done<{ readonly key: string }>> {
    const host = hostOf(game);
    const duo = await this.#deps.store.byLink(link);
    if (!duo || chairOf(duo, user) === undefined) return err({ code: 'not-found' });
    const read = host?.read ? await this.#deps.engine.read(game, text) : undefined;
    if (!host || !read) {
      return err(malformed('request', { path: '/text', expected: 'must be a finished game of two people' }));
    }
    if (!host.seats(2).includes(seat)) {
      return err(malformed('request', { path: '/seat', expected: `must be one of ${host.seats(2).join(', ')}` }));
    }
    const key = createHash('sha256').update(`${game} ${read.text}`).digest('base64url').slice(0, 22);
    return this.#again(async () => {
      const isThere = await this.#deps.store.add(
        duo,
        {
          key,
          game,
          addedBy: user,
          seat,
          result: { winners: read.winners, scores: read.scores, by: 'play' },
          cards: read.cards,
          text: read.text,
          playedMs: Math.min(playedMs, this.#deps.now()),
        },
        DUO_GAMES,
      );
      return isThere ? ok({ key }) : err({ code: 'too-many-games', detail: `${DUO_GAMES} games of one device` });
    });
  }

  /** Either player may remove a game of one device. */
  async remove(link: DuoId, user: UserId, key: string): Promise<Done<undefined>> {
    const duo = await this.#deps.store.byLink(link);
    const isAllowed = duo && chairOf(duo, user) !== undefined;
    return isAllowed && (await this.#deps.store.remove(duo, key)) ? ok(undefined) : err({ code: 'not-found' });
  }

  async text(link: DuoId, user: UserId, key: string): Promise<Done<{ readonly text: string }>> {
    const duo = await this.#deps.store.byLink(link);
    const text = duo && chairOf(duo, user) !== undefined ? await this.#deps.store.text(duo, key) : undefined;
    return text === undefined ? err({ code: 'not-found' }) : ok({ text });
  }

  /** The favourite cards of both, from the latest games of each kind that has cards. */
  async cards(link: DuoId, user: UserId): Promise<Done<DuoCards[]>> {
    const duo = await this.#deps.store.byLink(link);
    if (!duo || chairOf(duo, user) === undefined) return err({ code: 'not-found' });
    const results = (await this.#results(duo, user)).filter(({ result }) => result.by === 'play');
    const games = [...new Set(results.map(({ game }) => game))].filter((game) => hostOf(game)?.cardsOf);
    const cards = games.map(async (game): Promise<DuoCards> => {
      const latest = results.filter((one) => one.game === game).slice(0, GAMES_WITH_CARDS);
      const ends = await Promise.all(latest.map(async (one) => ({ one, cards: await this.#cardsIn(one) })));
      const favourites = (seat: 'seat' | 'other') => mostOften(ends.map(({ one, cards: had }) => had[one[seat]] ?? []));
      return { game, games: latest.length, own: favourites('seat'), other: favourites('other') };
    });
    return ok(await Promise.all(cards));
  }

  async #cardsIn({ match, cards }: DuoResult): Promise<Cards> {
    if (match === undefined) return cards ?? {};
    const known = this.#cardsOf.get(match) ?? (await this.#cardsAtEnd(match));
    rememberUpTo(MOST_REMEMBERED, this.#cardsOf, match, known);
    return known;
  }

  async #cardsAtEnd(id: MatchId): Promise<Cards> {
    const match = await this.#deps.matches.get(id);
    if (!match || !isByKnownRules(match)) return {};
    const { sights } = await this.#deps.engine.look(match, ['spectator']);
    return hostFor(match).cardsOf?.(sights['spectator']?.view) ?? {};
  }

  async list(user: UserId): Promise<DuoListed[]> {
    const duos = await this.#deps.store.ofUser(user);
    return Promise.all(
      duos.map(async (duo) => ({
        id: duo.link,
        chair: chairOf(duo, user) ?? 'offered',
        ...(await this.#other(duo, user)),
        isInvitation: isOffered(duo, user),
      })),
    );
  }

  /**
   * The next game: a private table with a seat for each, on the terms of their last one. They change seats with every game, and the first
   * seat starts. If one of them has opened it already, returns that table.
   */
  async next(link: DuoId, user: Person, game: string, bothChairs = false): Promise<Done<MatchId>> {
    const host = hostOf(game);
    if (!host?.seatCounts.includes(2)) {
      return err(malformed('request', { path: '/game', expected: 'must be a game for two' }));
    }
    return this.#again(async () => {
      const duo = await this.#deps.store.byLink(link);
      if (!duo || chairOf(duo, user.id) === undefined) return err({ code: 'not-found' });
      const other = await this.#person(otherOf(duo, user.id));
      if (duo.status !== 'both' || !other) return err({ code: 'wrong-status', detail: 'nobody else is at the table' });
      const open = duo.nextMatch === undefined ? undefined : await this.#deps.matches.get(duo.nextMatch);
      if (open && isWaiting(open, this.#deps.now()) && open.terms.game === game && isSame(open.terms, bothChairs))
        return ok(open.id);
      const last = (await this.#deps.store.results(user.id, other.id, MOST_COUNTED)).find((one) => one.game === game);
      const seats = host.seats(2);
      const own = last ? last.other : at(seats, 0);
      const places = Object.fromEntries(seats.map((seat) => [seat, seat === own ? user.id : other.id]));
      const common = await this.#terms(game, last?.match, at(seats, 0));
      const terms: Terms = bothChairs ? { ...common, rated: false, clock: CHAIRS_CLOCK, bothChairs } : common;
      return this.#deps.tables.reserve(user, terms, other, { places, also: (sql, id) => noteNext(sql, duo, id) });
    });
  }

  async #terms(game: string, last: MatchId | undefined, first: string): Promise<Terms> {
    const host = known(hostOf(game));
    const before = last && (await this.#deps.matches.get(last))?.terms;
    const options = before?.options ?? host.parseOptions({}, 2);
    return {
      game,
      options: host.startedBy?.(options, first) ?? options,
      seats: 2,
      clock: before?.clock ?? { kind: 'none' },
      rated: before?.rated ?? false,
      visibility: 'private',
      chat: before?.chat ?? true,
    };
  }

  /** Repeats an attempt that conflicts with another request. */
  async #again<T>(attempt: () => Promise<Done<T>>): Promise<Done<T>> {
    for (let looks = 1; looks <= MOST_LOOKS; looks++) {
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof RefusedError) return err(error.error);
        if (!(error instanceof ConflictError)) throw error;
      }
    }
    return err(CHANGED);
  }

  async #other(duo: DuoRow, user: UserId): Promise<{ readonly other?: Person }> {
    const other = await this.#person(otherOf(duo, user));
    return other ? { other } : {};
  }

  /** A deleted user is a guest without a name. */
  async #person(id: UserId | undefined): Promise<Person | undefined> {
    if (id === undefined) return undefined;
    const { kind, name } = (await this.#deps.users.get(id)) ?? { kind: 'guest', name: '' };
    return { id, kind, name };
  }
}

/** What a player of this table sees of the other chair; undefined for other users. */
function chairOf({ host, guest, status }: DuoRow, user: UserId): Duo['chair'] | undefined {
  if (user === host && status !== 'left-by-host') {
    return status === 'both' ? 'taken' : status === 'left-by-guest' ? 'left' : status;
  }
  if (user !== guest || status === 'offered' || status === 'left-by-guest') return undefined;
  return status === 'left-by-host' ? 'left' : 'taken';
}

function isOffered({ guest, status }: DuoRow, user: UserId): boolean {
  return status === 'offered' && guest === user;
}

/** Someone who has left may look at the invitation again. */
function isExpected(duo: DuoRow, user: UserId | undefined): boolean {
  return user !== undefined && (duo.host === user || duo.guest === user);
}

function otherOf({ host, guest }: DuoRow, user: UserId): UserId | undefined {
  return user === host ? guest : host;
}

function isWaiting({ status, terms, createdMs }: MatchRow, nowMs: number): boolean {
  return status === 'open' && !(terms.bothChairs && nowMs > createdMs + CHAIRS_OPEN_MS);
}

function isSame(terms: Terms, bothChairs: boolean): boolean {
  return (terms.bothChairs ?? false) === bothChairs;
}

/** The one other person at a match of two. */
function opponentOf(match: MatchRow | undefined, user: UserId): UserId | undefined {
  if (match?.terms.seats !== 2 || !match.seats.some(({ person }) => person.id === user)) return undefined;
  const other = match.seats.find(({ person }) => person.id !== user)?.person;
  return other && (other.kind === 'guest' || other.kind === 'account') ? other.id : undefined;
}

function gameOf({ match, key, game, seat, other, result, atMs, twin }: DuoResult): DuoGame {
  const outcome: Outcome = result.winners.includes(seat) ? 'won' : result.winners.includes(other) ? 'lost' : 'drawn';
  const [own, theirs] = [result.scores?.[seat], result.scores?.[other]];
  const points = result.by === 'play' && own !== undefined && theirs !== undefined ? { own, other: theirs } : undefined;
  return {
    ...(match === undefined ? {} : { match }),
    ...(key === undefined ? {} : { key }),
    game,
    atMs,
    outcome,
    by: result.by,
    ...(points ? { points } : {}),
    ...(twin === undefined ? {} : { twin }),
  };
}

function scoresOf(games: readonly DuoGame[]): DuoScore[] {
  return [...new Set(games.map(({ game }) => game))].toSorted().map((game) => {
    const own = games.filter((one) => one.game === game);
    const count = (outcome: Outcome) => own.filter((one) => one.outcome === outcome).length;
    const sum = (side: 'own' | 'other') => own.reduce((points, one) => points + (one.points?.[side] ?? 0), 0);
    return {
      game,
      won: count('won'),
      drawn: count('drawn'),
      lost: count('lost'),
      points: { own: sum('own'), other: sum('other') },
    };
  });
}

/** Cards in two games or more, the most frequent first. */
function mostOften(games: readonly (readonly string[])[]): FavouriteCard[] {
  const counts = new Map<string, number>();
  for (const card of games.flat()) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, FAVOURITES)
    .map(([card, count]) => ({ card, games: count }));
}
