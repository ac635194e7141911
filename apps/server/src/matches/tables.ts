import { isDeepStrictEqual } from 'node:util';
import { err, type MatchId, ok, type Person, type Terms } from '@caravanserai/contract';
import type { HouseBots } from '../bots/houseBots.ts';
import { hostOf } from '../games.ts';
import type { MatchRow, MatchStore } from '../storage/matchStore.ts';
import type { Matches } from './matches.ts';
import type { Done } from './types.ts';

const OPEN_FOR_MS = 60 * 60_000; // a table in the lobby nobody comes to is old after an hour
const MOST_TABLES = 100;

export interface TablesDeps {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly houseBots: HouseBots;
  readonly now: () => number;
}

/** How people come together. */
export class Tables {
  readonly #deps: TablesDeps;

  constructor(deps: TablesDeps) {
    this.#deps = deps;
  }

  /** The host sits down afterwards, like everybody; bots sit at once. */
  async create(host: Person, terms: Terms, bots: readonly string[]): Promise<Done<MatchId>> {
    const known = hostOf(terms.game)?.bots ?? [];
    if (!bots.every((bot) => known.includes(bot))) return err({ code: 'malformed', detail: 'no such bot' });
    if (bots.length >= terms.seats) return err({ code: 'malformed', detail: 'more bots than free seats' });
    return this.#deps.matches.create(host, terms, await this.#deps.houseBots.people(terms.game, bots));
  }

  /** The oldest table that somebody with the same wish waits at, or a new one. Then sit down there. */
  async seek(person: Person, terms: Terms): Promise<Done<MatchId>> {
    const fitting = (await this.open()).toReversed().filter((table) => isSameWish(table.terms, terms));
    const isOwn = (table: MatchRow) => table.seats.some((row) => row.person.id === person.id);
    const table = fitting.find(isOwn) ?? fitting[0];
    return table ? ok(table.id) : this.#deps.matches.create(person, { ...terms, visibility: 'public' });
  }

  /** The newest first. */
  async open(): Promise<MatchRow[]> {
    return this.#deps.store.openTables(MOST_TABLES, this.#deps.now() - OPEN_FOR_MS);
  }
}

function isSameWish(table: Terms, wish: Terms): boolean {
  const { visibility: _, ...wanted } = { ...wish, options: hostOf(wish.game)?.parseOptions(wish.options, wish.seats) };
  const { visibility: __, ...offered } = table;
  return isDeepStrictEqual(offered, wanted);
}
