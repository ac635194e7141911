import {
  closesMs,
  commitmentOf,
  type DailyDate,
  type DailyDay,
  type DailyListed,
  type DailyOwn,
  type DailyResults,
  dailySeed,
  err,
  isDailyDate,
  isOpenAt,
  known,
  type MatchId,
  type MatchResult,
  ok,
  opensMs,
  type Person,
  type UserId,
} from '@caravanserai/contract';
import type { ServerBots } from '../bots/serverBots.ts';
import { hostOf } from '../games.ts';
import { seatOf } from '../matches/entries.ts';
import { newSecret } from '../matches/ids.ts';
import type { Matches } from '../matches/matches.ts';
import { type Done, RefusedError } from '../matches/types.ts';
import { type DailyGameRow, DailyStore, type DealRow } from '../storage/dailyStore.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import type { Sql } from '../storage/sql.ts';
import { isSecret } from './secrecy.ts';

const MOST_BEST = 5;

export interface DailyDeps {
  readonly matches: Matches;
  readonly store: DailyStore;
  readonly serverBots: Pick<ServerBots, 'people'>;
  readonly now: () => number;
}

/**
 * The daily game: every player gets the same deal against the same bot. The server plays it, so that no device knows the secret while the
 * date is open. docs/daily.md describes the rules of it.
 */
export class Daily {
  readonly #deps: DailyDeps;

  constructor(deps: DailyDeps) {
    this.#deps = deps;
  }

  async day(game: string, date: DailyDate, user?: UserId): Promise<Done<DailyDay>> {
    const deal = await this.#deal(game, date);
    if (!deal) return err({ code: 'not-found', detail: 'a date that is not open, and has never been' });
    const { store, now } = this.#deps;
    const isOpen = isOpenAt(date, now());
    const ranked = user === undefined ? undefined : await store.ownGame(deal, user);
    const own = ranked && ownOf(ranked, isOpen);
    const { secret, bot, options, rulesVersion } = deal;
    return ok({
      game,
      date,
      opensMs: opensMs(date),
      closesMs: closesMs(date),
      bot,
      options,
      rulesVersion,
      commitment: commitmentOf(secret),
      started: await store.started(deal),
      ...(isOpen ? {} : { secret, seed: seedFor(deal) }),
      ...(own ? { own } : {}),
      ...(own?.isOver || !isOpen ? { results: await this.#results(deal, own) } : {}),
    });
  }

  /** The newest first. */
  async list(game: string, before: DailyDate | undefined, most: number, user?: UserId): Promise<Done<DailyListed[]>> {
    if (!hostOf(game)?.daily) return err({ code: 'not-found' });
    const nowMs = this.#deps.now();
    const rows = await this.#deps.store.list(game, before ?? '9999-12-31', most, user);
    return ok(
      rows.map((row) => {
        const isOpen = isOpenAt(row.date, nowMs);
        return {
          date: row.date,
          bot: row.bot,
          options: row.options,
          rulesVersion: row.rulesVersion,
          ...(isOpen ? {} : { seed: seedFor(row) }),
          ...(row.own ? { own: ownOf(row.own, isOpen) } : {}),
        };
      }),
    );
  }

  /** Starts the ranked game of a player; if there is one already, returns it. */
  async start(game: string, date: DailyDate, person: Person): Promise<Done<MatchId>> {
    const deal = await this.#openDeal(game, date);
    if (!deal.ok) return deal;
    const { matches, store } = this.#deps;
    const first = await store.ownGame(deal.value, person.id);
    if (first) return ok(first.match);
    const started = await matches.startDaily(person, deal.value, await this.#bot(deal.value), async (sql, id) => {
      await new DailyStore(sql).start(deal.value, person.id, id);
    });
    if (started.ok || started.error.code !== 'already-seated') return started;
    const other = await store.ownGame(deal.value, person.id); // another device or node was quicker
    return other ? ok(other.match) : started;
  }

  /** The same deal once more, unranked. It reveals cards, so a player must have finished the ranked game. */
  async practise(game: string, date: DailyDate, person: Person): Promise<Done<MatchId>> {
    const deal = await this.#openDeal(game, date);
    if (!deal.ok) return deal;
    const { matches } = this.#deps;
    return matches.startDaily(person, deal.value, await this.#bot(deal.value), async (sql) => {
      const own = await new DailyStore(sql).ownGame(deal.value, person.id);
      if (!own?.hasEnded) throw new RefusedError({ code: 'not-now', detail: 'finish the ranked game first' });
    });
  }

  /**
   * A daily game reveals cards. While its date is open, only its player may see it; after its end, also players who have finished their
   * own game of that date.
   */
  async mayWatch(match: MatchRow, user: UserId | undefined): Promise<boolean> {
    if (match.daily === undefined || !isSecret(match, this.#deps.now())) return true;
    if (user === undefined) return false;
    if (seatOf(match, user) !== undefined) return true;
    if (match.status !== 'over') return false;
    const own = await this.#deps.store.ownGame({ game: match.terms.game, date: match.daily }, user);
    return own?.hasEnded ?? false;
  }

  /** The deal of a date, drawn at the first request after it opens; nothing for a date in the future, or a past one that nobody opened. */
  async #deal(game: string, date: DailyDate): Promise<DealRow | undefined> {
    const host = hostOf(game);
    if (!host?.daily || !isDailyDate(date)) return undefined;
    const { store, now } = this.#deps;
    const { rulesVersion, daily } = host;
    const stored = await store.deal({ game, date });
    if (stored || !isOpenAt(date, now())) return stored;
    const options = host.parseOptions(daily.options, seatsOfDaily(game, rulesVersion));
    return store.draw({ game, date, secret: newSecret(), bot: daily.bot, options, rulesVersion });
  }

  async #openDeal(game: string, date: DailyDate): Promise<Done<DealRow>> {
    const deal = await this.#deal(game, date);
    if (!deal) return err({ code: 'not-found', detail: 'a date that is not open, and has never been' });
    if (!isOpenAt(date, this.#deps.now())) return err({ code: 'not-now', detail: 'the date is closed' });
    return ok(deal);
  }

  async #bot({ game, bot }: DealRow): Promise<Person> {
    return known((await this.#deps.serverBots.people(game, [bot]))[0]);
  }

  async #results(deal: DealRow, own: DailyOwn | undefined): Promise<DailyResults> {
    const { store } = this.#deps;
    const spread = (await store.spread(deal)).toSorted((a, b) => worthOf(b) - worthOf(a));
    const count = (fits: (margin: number) => boolean) =>
      spread.filter((one) => fits(worthOf(one))).reduce((sum, { players }) => sum + players, 0);
    const isRanked = own !== undefined && spread.some((one) => worthOf(one) === worthOf(own)) && own.isOver;
    return {
      finished: count(() => true),
      spread,
      best: await store.best(deal, MOST_BEST),
      ...(isRanked
        ? {
            rank: count((margin) => margin > worthOf(own)) + 1,
            beaten: count((margin) => margin < worthOf(own)),
          }
        : {}),
    };
  }
}

/** A resigned game ranks below every other. */
function worthOf({ margin }: { readonly margin?: number }): number {
  return margin ?? -Infinity;
}

function ownOf({ match, hasEnded, margin }: DailyGameRow, isOpen: boolean): DailyOwn {
  return { match, isOver: hasEnded || !isOpen, ...(margin === undefined ? {} : { margin }) };
}

function seedFor({ game, date, secret, rulesVersion }: DealRow): string {
  return dailySeed(game, date, secret, seatsOfDaily(game, rulesVersion));
}

/** Daily games have the smallest table. */
export function seatsOfDaily(game: string, rulesVersion: number): number {
  return Math.min(...known(hostOf(game, rulesVersion) ?? hostOf(game)).seatCounts);
}

/** Records the margin of a ranked game. Call it in the transaction that ends the match. */
export async function recordDaily(sql: Sql, match: MatchRow, result: MatchResult, atMs: number): Promise<void> {
  if (match.daily === undefined || !isOpenAt(match.daily, atMs)) return;
  await new DailyStore(sql).finish(match.id, atMs, marginOf(match, result));
}

function marginOf({ seats }: MatchRow, { by, scores }: MatchResult): number | undefined {
  if (by !== 'play' || !scores) return undefined;
  const pointsOf = (isOurs: boolean) =>
    seats.filter(({ person }) => (person.kind !== 'house') === isOurs).map(({ seat }) => known(scores[seat]));
  return Math.max(...pointsOf(true)) - Math.max(...pointsOf(false));
}
