import { isDeepStrictEqual } from 'node:util';
import { err, type MatchId, ok, type OnlineError, type Person, type Terms } from '@caravanserai/contract';
import type { ServerBots } from '../bots/serverBots.ts';
import { nameKey } from '../accounts/names.ts';
import { hostOf } from '../games.ts';
import { malformed } from '../http/wire/fault.ts';
import {
  BOT_GAMES,
  HOST_GONE_MS,
  OPEN_TABLES,
  TABLE_LISTED_MS,
  TABLES_LISTED,
  TABLES_LISTED_OF_HOST,
} from '../limits/limits.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Attendance } from '../lobby/attendance.ts';
import { lockedBotGameCount } from '../storage/gameCount.ts';
import type { MatchRow, MatchStore, SqlGuard } from '../storage/matchStore.ts';
import type { UserStore } from '../storage/userStore.ts';
import type { Matches } from './matches.ts';
import type { Company, Rematch } from './seating.ts';
import { type Done, RefusedError } from './types.ts';

const TOO_MANY_BOT_GAMES: OnlineError = {
  code: 'too-many',
  detail: 'games against bots of the server',
  retryAfterS: 60,
};

export interface TablesDeps {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly users: UserStore;
  readonly serverBots: ServerBots;
  readonly attendance: Pick<Attendance, 'hasLeft'>;
  readonly budgets: Budgets;
  readonly now: () => number;
  readonly isLimited: boolean;
}

/** Creating and finding tables. */
export class Tables {
  readonly #deps: TablesDeps;

  constructor(deps: TablesDeps) {
    this.#deps = deps;
  }

  /** The host sits down in a later request, like every player; bots sit down at once, and invited players get reserved seats. */
  async create(
    host: Person,
    terms: Terms,
    bots: readonly string[],
    names: readonly string[] = [],
  ): Promise<Done<MatchId>> {
    const known = hostOf(terms.game)?.bots ?? [];
    const strange = bots.findIndex((bot) => !known.includes(bot));
    if (strange >= 0) {
      return err(malformed('request', { path: `/bots/${strange}`, expected: `must be one of ${known.join(', ')}` }));
    }
    if (bots.length + names.length >= terms.seats)
      return err(
        malformed('request', { path: '/bots', expected: 'and `invite` name more players than there are free seats' }),
      );
    if (bots.length > 0 && terms.bothChairs)
      return err(malformed('request', { path: '/bots', expected: 'must be empty with `bothChairs`' }));
    const tooMany = await this.#tooMany(host, bots.length > 0);
    if (tooMany) return err(tooMany);
    const invited = await this.#called(host, names);
    if (!invited.ok) return invited;
    const refused = terms.visibility === 'public' ? this.#notListed(host) : undefined;
    if (refused) return err(refused);
    const people = { bots: await this.#deps.serverBots.people(terms.game, bots), invited: invited.value };
    const address = this.#deps.budgets.addressOf(host.id);
    const guard = bots.length > 0 ? this.#roomForBots(host) : undefined;
    return this.#deps.matches.create(host, terms, { ...people, address, guard });
  }

  /** A table where the host and the other player have reserved seats. */
  async reserve(
    host: Person,
    terms: Terms,
    other: Person,
    company: Pick<Company, 'places' | 'also'>,
  ): Promise<Done<MatchId>> {
    const tooMany = await this.#tooMany(host, false);
    if (tooMany) return err(tooMany);
    const address = this.#deps.budgets.addressOf(host.id);
    return this.#deps.matches.create(host, terms, { ...company, invited: [other], address });
  }

  /** Resolves the names of accounts and bots. */
  async #called(host: Person, names: readonly string[]): Promise<Done<Person[]>> {
    const people: Person[] = [];
    for (const name of names) {
      const user = await this.#deps.users.byName(nameKey(name));
      if (!user) return err({ code: 'not-found', detail: name });
      if (user.id === host.id || people.some(({ id }) => id === user.id))
        return err(malformed('request', { path: '/invite', expected: `names ${name} twice, or the player who asks` }));
      people.push(user);
    }
    return ok(people);
  }

  /** The oldest table with the same terms whose player is present, or a new one. The caller then sits down. */
  async seek(person: Person, terms: Terms): Promise<Done<MatchId>> {
    const fitting = (await this.#seenLately()).toReversed().filter((table) => hasSameTerms(table.terms, terms));
    const own = fitting.find((table) => table.seats.some((row) => row.person.id === person.id));
    const [table] = own ? [own] : await this.#waited(fitting);
    if (table) return ok(table.id);
    const refused = (await this.#tooMany(person, false)) ?? this.#notListed(person);
    if (refused) return err(refused);
    const address = this.#deps.budgets.addressOf(person.id);
    return this.#deps.matches.create(person, { ...terms, visibility: 'public' }, { address });
  }

  /** Limits per host: open tables, so that one host cannot fill the lobby, and games with bots, which cost CPU time. */
  async #tooMany(host: Person, withBots: boolean): Promise<OnlineError | undefined> {
    const { store, now, isLimited } = this.#deps;
    if (!isLimited) return undefined;
    const sinceMs = now() - TABLE_LISTED_MS;
    const { count, oldestMs } = await store.waitingOf(host.id, sinceMs);
    const retryAfterS = Math.max(1, Math.ceil((oldestMs - sinceMs) / 1000));
    if (count >= OPEN_TABLES) return { code: 'too-many', detail: 'tables', retryAfterS };
    return withBots ? this.#tooManyBotGames(host) : undefined;
  }

  /** `but`: the table that is to become one of them, or is one already. */
  async #tooManyBotGames(host: Person, but?: MatchId): Promise<OnlineError | undefined> {
    const { store, now, isLimited } = this.#deps;
    if (!isLimited || (await store.botGamesOf(host.id, now() - TABLE_LISTED_MS, but)) < BOT_GAMES) return undefined;
    return TOO_MANY_BOT_GAMES;
  }

  /** Transaction guard: checks the same limit again, so that concurrent requests do not exceed it. */
  #roomForBots(host: Person, but?: MatchId): SqlGuard | undefined {
    const { now, isLimited } = this.#deps;
    if (!isLimited) return undefined;
    return async (sql) => {
      const count = await lockedBotGameCount(sql, host.id, now() - TABLE_LISTED_MS, but);
      if (count >= BOT_GAMES) throw new RefusedError(TOO_MANY_BOT_GAMES);
    };
  }

  /** Seats a bot of the server at the host's table. */
  async seatBot(id: MatchId, host: Person, bot: string, seat?: string): Promise<Done<string>> {
    const match = await this.#deps.matches.get(id);
    if (!match) return err({ code: 'not-found' });
    if (match.host !== host.id) return err({ code: 'forbidden', detail: 'the host seats bots' });
    const refused = await this.#tooManyBotGames(host, id);
    return refused
      ? err(refused)
      : this.#deps.serverBots.sit(id, match.terms.game, bot, seat, this.#roomForBots(host, id));
  }

  /** Bots sit down again at once, so their games are counted here, too. */
  async rematch(id: MatchId, person: Person): Promise<Done<Rematch>> {
    const match = await this.#deps.matches.get(id);
    const isNew = match?.seats.some((row) => row.person.kind === 'house') && match.rematch === undefined;
    const refused = isNew ? await this.#tooManyBotGames(person) : undefined;
    if (refused) return err(refused);
    return this.#deps.matches.rematch(id, person, isNew ? this.#roomForBots(person) : undefined);
  }

  /** The lobby has a limited length: one address with many guests must not push the tables of others out of it. */
  #notListed(host: Person): OnlineError | undefined {
    const { budgets } = this.#deps;
    return budgets.take('listings', budgets.askerOf(host.id));
  }

  /** The newest first. */
  async open(): Promise<MatchRow[]> {
    return this.#waited(await this.#seenLately());
  }

  /** Tables where a player is present. With days per move, players may be away. */
  async #waited(tables: readonly MatchRow[]): Promise<MatchRow[]> {
    const { attendance } = this.#deps;
    const areWaited = await Promise.all(
      tables.map(async (table) => {
        if (table.terms.clock.kind === 'days') return true;
        const people = table.seats.filter(({ person }) => person.kind !== 'house');
        const haveLeft = await Promise.all(people.map(({ seat }) => attendance.hasLeft(table, seat)));
        return haveLeft.includes(false);
      }),
    );
    return tables.filter((_, i) => areWaited[i]);
  }

  async #seenLately(): Promise<MatchRow[]> {
    const nowMs = this.#deps.now();
    return this.#deps.store.openTables(
      TABLES_LISTED,
      TABLES_LISTED_OF_HOST,
      nowMs - TABLE_LISTED_MS,
      nowMs - HOST_GONE_MS,
    );
  }
}

function hasSameTerms(table: Terms, request: Terms): boolean {
  const { visibility: _, ...wanted } = {
    ...request,
    options: hostOf(request.game)?.parseOptions(request.options, request.seats),
  };
  const { visibility: __, ...offered } = table;
  return isDeepStrictEqual(offered, wanted);
}
