import { isDeepStrictEqual } from 'node:util';
import { err, type MatchId, ok, type Person, type Terms } from '@caravanserai/contract';
import type { HouseBots } from '../bots/houseBots.ts';
import { hostOf } from '../games.ts';
import type { MatchRow, MatchStore } from '../storage/matchStore.ts';
import { seatOf } from './entries.ts';
import type { Matches } from './matches.ts';
import { seatsOf } from './table.ts';
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
    const created = await this.#deps.matches.create(host, terms);
    if (!created.ok) return created;
    for (const bot of bots) {
      const sat = await this.#deps.houseBots.sit(created.value, terms.game, bot);
      if (!sat.ok) return sat;
    }
    return created;
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

  /** The same terms at a new table, which the old one links to; whoever wants to play again sits down there, a seat further on. */
  async rematch(id: MatchId, person: Person): Promise<Done<Rematch>> {
    const match = await this.#deps.matches.get(id);
    if (!match) return err({ code: 'not-found' });
    const own = seatOf(match, person.id);
    if (own === undefined) return err({ code: 'not-seated' });
    const seats = seatsOf(match);
    const next = (seat: string) => seats[(seats.indexOf(seat) + 1) % seats.length];
    if (match.rematch) return ok({ match: match.rematch, seat: next(own) });
    const created = await this.#deps.matches.create(person, match.terms);
    if (!created.ok) return created;
    const linked = await this.#deps.matches.linkRematch(id, created.value);
    if (!linked.ok) {
      const newest = await this.#deps.matches.get(id); // perhaps the other was quicker
      return newest?.rematch ? ok({ match: newest.rematch, seat: next(own) }) : linked;
    }
    for (const { seat, person: bot } of match.seats.filter((row) => row.person.kind === 'house')) {
      await this.#deps.houseBots.sit(created.value, match.terms.game, bot.name, next(seat));
    }
    return ok({ match: created.value, seat: next(own) });
  }
}

export interface Rematch {
  readonly match: MatchId;
  readonly seat: string; // to be taken there
}

function isSameWish(table: Terms, wish: Terms): boolean {
  const { visibility: _, ...wanted } = { ...wish, options: hostOf(wish.game)?.parseOptions(wish.options, wish.seats) };
  const { visibility: __, ...offered } = table;
  return isDeepStrictEqual(offered, wanted);
}
