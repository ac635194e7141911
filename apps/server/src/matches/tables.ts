import { isDeepStrictEqual } from 'node:util';
import { err, type MatchId, ok, type OnlineError, type Person, type Terms } from '@caravanserai/contract';
import type { HouseBots } from '../bots/houseBots.ts';
import { nameKey } from '../accounts/names.ts';
import { hostOf } from '../games.ts';
import {
  BOT_GAMES,
  HOST_GONE_MS,
  OPEN_TABLES,
  TABLE_LISTED_MS,
  TABLES_LISTED,
  TABLES_LISTED_OF_HOST,
} from '../limits/limits.ts';
import type { Attendance } from '../lobby/attendance.ts';
import type { MatchRow, MatchStore } from '../storage/matchStore.ts';
import type { UserStore } from '../storage/userStore.ts';
import type { Matches } from './matches.ts';
import type { Done } from './types.ts';

const BOT_GAME_RETRY_S = 60;

export interface TablesDeps {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly users: UserStore;
  readonly houseBots: HouseBots;
  readonly attendance: Pick<Attendance, 'hasLeft'>;
  readonly now: () => number;
  readonly isLimited: boolean;
}

/** How people come together. */
export class Tables {
  readonly #deps: TablesDeps;

  constructor(deps: TablesDeps) {
    this.#deps = deps;
  }

  /** The host sits down afterwards, like everybody; bots sit at once, and seats are kept for those who are invited by name. */
  async create(
    host: Person,
    terms: Terms,
    bots: readonly string[],
    names: readonly string[] = [],
  ): Promise<Done<MatchId>> {
    const known = hostOf(terms.game)?.bots ?? [];
    if (!bots.every((bot) => known.includes(bot))) return err({ code: 'malformed', detail: 'no such bot' });
    if (bots.length + names.length >= terms.seats)
      return err({ code: 'malformed', detail: 'more bots and guests than free seats' });
    const refused = await this.#tooMany(host, bots.length > 0);
    if (refused) return err(refused);
    const invited = await this.#called(host, names);
    if (!invited.ok) return invited;
    const company = { bots: await this.#deps.houseBots.people(terms.game, bots), invited: invited.value };
    return this.#deps.matches.create(host, terms, company);
  }

  /** Accounts and bots have names. */
  async #called(host: Person, names: readonly string[]): Promise<Done<Person[]>> {
    const people: Person[] = [];
    for (const name of names) {
      const user = await this.#deps.users.byName(nameKey(name));
      if (!user) return err({ code: 'not-found', detail: name });
      if (user.id === host.id || people.some(({ id }) => id === user.id))
        return err({ code: 'malformed', detail: name });
      people.push(user);
    }
    return ok(people);
  }

  /** The oldest table with the same terms whose player is there, or a new one. The caller sits down next. */
  async seek(person: Person, terms: Terms): Promise<Done<MatchId>> {
    const fitting = (await this.#seenLately()).toReversed().filter((table) => isSameWish(table.terms, terms));
    const own = fitting.find((table) => table.seats.some((row) => row.person.id === person.id));
    const [table] = own ? [own] : await this.#waited(fitting);
    if (table) return ok(table.id);
    const refused = await this.#tooMany(person, false);
    return refused ? err(refused) : this.#deps.matches.create(person, { ...terms, visibility: 'public' });
  }

  /** One person's tables must not fill the lobby, nor their games the house's heads. */
  async #tooMany(host: Person, withBots: boolean): Promise<OnlineError | undefined> {
    const { store, now, isLimited } = this.#deps;
    if (!isLimited) return undefined;
    const sinceMs = now() - TABLE_LISTED_MS;
    const { count, oldestMs } = await store.waitingOf(host.id, sinceMs);
    const retryAfterS = Math.max(1, Math.ceil((oldestMs - sinceMs) / 1000));
    if (count >= OPEN_TABLES) return { code: 'too-many', detail: 'tables', retryAfterS };
    if (!withBots || (await store.botGamesOf(host.id, sinceMs)) < BOT_GAMES) return undefined;
    return { code: 'too-many', detail: 'games against the house', retryAfterS: BOT_GAME_RETRY_S };
  }

  /** The newest first. */
  async open(): Promise<MatchRow[]> {
    return this.#waited(await this.#seenLately());
  }

  /** Tables at which somebody is there to play. Players who have days for a move may be away. */
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

function isSameWish(table: Terms, wish: Terms): boolean {
  const { visibility: _, ...wanted } = { ...wish, options: hostOf(wish.game)?.parseOptions(wish.options, wish.seats) };
  const { visibility: __, ...offered } = table;
  return isDeepStrictEqual(offered, wanted);
}
