import {
  closesMs,
  commitmentOf,
  type DailyDate,
  dailySeed,
  err,
  isDailyDate,
  isOpenAt,
  ok,
  opensMs,
  scatterSeed,
  SHOT_TRIES,
  type ShotDay,
  type ShotFile,
  type ShotListed,
  type ShotResults,
  type ShotTry,
  type UserId,
  type Version,
} from '@caravanserai/contract';
import { hostOf } from '../games.ts';
import { newNonce, newSecret } from '../matches/ids.ts';
import type { TableEngine } from '../matches/table.ts';
import type { Done } from '../matches/types.ts';
import type { DailyStore, DealRow } from '../storage/dailyStore.ts';
import { bestOf, type KeyedTry, type ShotRow, type ShotStore } from '../storage/shotStore.ts';

const MOST_BEST = 5;

export interface ShotsDeps {
  readonly store: ShotStore;
  readonly deals: DailyStore;
  readonly engine: Pick<TableEngine, 'shoot'>;
  readonly now: () => number;
}

export interface ShotRequest {
  readonly n: number; // of the try, from 1
  readonly stroke: unknown;
  /** The same request again has the same answer. */
  readonly key: string;
}

/**
 * The daily shot: every player gets the same table and a few tries. The server simulates them with a scatter that nobody can compute while
 * the date is open. docs/daily.md describes the rules of it.
 */
export class Shots {
  readonly #deps: ShotsDeps;

  constructor(deps: ShotsDeps) {
    this.#deps = deps;
  }

  async day(game: string, date: DailyDate, user?: UserId): Promise<Done<ShotDay>> {
    const deal = await this.#deal(game, date);
    if (!deal) return err({ code: 'not-found', detail: 'a date that is not open, and has never been' });
    const { store, now } = this.#deps;
    const isOpen = isOpenAt(date, now());
    const row = user === undefined ? undefined : await store.own(deal, user);
    const own = (row?.tries ?? []).map(withoutKey);
    const { secret, rulesVersion, options: table } = deal;
    return ok({
      game,
      date,
      opensMs: opensMs(date),
      closesMs: closesMs(date),
      rulesVersion,
      commitment: commitmentOf(secret),
      table,
      started: await store.started(deal),
      own,
      ...(isOpen ? {} : { secret }),
      ...(isOpen && own.length < SHOT_TRIES ? {} : { results: await this.#results(deal, isOpen, own) }),
    });
  }

  /** The newest first. */
  async list(game: string, before: DailyDate | undefined, most: number, user?: UserId): Promise<Done<ShotListed[]>> {
    if (!hostOf(game)?.shots) return err({ code: 'not-found' });
    const { store, deals, now } = this.#deps;
    const upTo = before ?? '9999-12-31';
    const rows = await deals.list(game, upTo, most);
    const own = user === undefined ? undefined : await store.listed(game, user, upTo, most);
    return ok(
      rows.map(({ date, rulesVersion, options: table }) => {
        const mine = own?.get(date);
        return { date, rulesVersion, table, isOpen: isOpenAt(date, now()), ...(mine ? { own: mine } : {}) };
      }),
    );
  }

  /** Makes the next try of a player, and returns all of them. A repeated request changes nothing. */
  async shoot(game: string, date: DailyDate, user: UserId, request: ShotRequest): Promise<Done<readonly ShotTry[]>> {
    const { store, engine, now } = this.#deps;
    const deal = await this.#deal(game, date);
    if (!deal) return err({ code: 'not-found', detail: 'a date that is not open, and has never been' });
    const closed = err({ code: 'not-now', detail: 'the date is closed' } as const);
    if (!isOpenAt(date, now())) return closed;
    const { rulesVersion, secret, options: table } = deal;
    const shots = hostOf(game, rulesVersion)?.shots;
    if (!shots) return err({ code: 'other-rules' });
    const stroke = shots.parseStroke(request.stroke);
    if (stroke === undefined) return err({ code: 'malformed' });
    const before = await store.open(deal, user, newNonce());
    const known = answered(before, request.key, stroke) ?? refused(before, request.n);
    if (known) return known;

    const seed = scatterSeed(game, date, secret, before.ticket, request.n);
    const shot = await engine.shoot(user, { position: { game, rulesVersion }, table, stroke, seed });
    if (shot.type === 'refused') return err(shot.refusal);
    if (!isOpenAt(date, now())) return closed;
    const tries: readonly KeyedTry[] = [...before.tries, { stroke, ...shot.shot, key: request.key }];
    if (await store.add(deal, user, tries)) return ok(tries.map(withoutKey));
    const after = await store.open(deal, user, before.ticket); // another device or node was quicker
    return answered(after, request.key, stroke) ?? refused(after, request.n) ?? err({ code: 'unavailable' });
  }

  /** All tries of a closed date, some players at once; nothing for a date that is not closed. */
  async *files(game: string, date: DailyDate): AsyncGenerator<ShotFile> {
    const { store, deals, now } = this.#deps;
    const deal = await deals.deal({ game, date });
    if (!deal || closesMs(date) > now()) return;
    const { rulesVersion, secret, options: table } = deal;
    const head = { game, date, rulesVersion, commitment: commitmentOf(secret), secret, table };
    for (let after = ''; ;) {
      const rows = await store.all(deal, after, EXPORTED_AT_ONCE);
      for (const { ticket, tries } of rows) yield { ...head, ticket, tries: tries.map(withoutKey) };
      const last = rows.at(-1);
      if (!last) return;
      after = last.ticket;
    }
  }

  /** The table of a date, drawn at the first request after it opens; nothing for a date in the future, or a past one that nobody opened. */
  async #deal(game: string, date: DailyDate): Promise<DealRow | undefined> {
    const host = hostOf(game);
    if (!host?.shots || !isDailyDate(date)) return undefined;
    const { deals, now } = this.#deps;
    const stored = await deals.deal({ game, date });
    if (stored || !isOpenAt(date, now())) return stored;
    const secret = newSecret();
    const options = host.shots.drawTable(dailySeed(game, date, secret, 0));
    return deals.draw({ game, date, secret, bot: '', options, rulesVersion: host.rulesVersion });
  }

  async #results(deal: DealRow, isOpen: boolean, own: readonly ShotTry[]): Promise<ShotResults> {
    const { store } = this.#deps;
    const least = isOpen ? SHOT_TRIES : 1;
    const spread = (await store.spread(deal, least)).toSorted((a, b) => lengthOf(a) - lengthOf(b));
    const count = (fits: (mm: number) => boolean) =>
      spread.filter((one) => fits(lengthOf(one))).reduce((sum, { players }) => sum + players, 0);
    const mine = lengthOf(bestOf(own) ?? {});
    const best = await store.best(deal, least, MOST_BEST);
    return {
      finished: count(() => true),
      spread,
      best: best.flatMap(({ tries }) => {
        const one = bestOf(tries);
        return one ? [{ made: one.made, mm: one.mm }] : [];
      }),
      ...(own.length > 0 ? { rank: count((mm) => mm < mine) + 1, beaten: count((mm) => mm > mine) } : {}),
    };
  }
}

const EXPORTED_AT_ONCE = 200; // players

/** Faults only rank below every distance. */
function lengthOf({ mm }: { readonly mm?: number }): number {
  return mm ?? Infinity;
}

/** The answer to a request whose try is already stored. */
function answered({ tries }: ShotRow, key: string, stroke: unknown): Done<readonly ShotTry[]> | undefined {
  const known = tries.find((one) => one.key === key);
  if (!known) return undefined;
  const isSame = JSON.stringify(known.stroke) === JSON.stringify(stroke);
  return isSame ? ok(tries.map(withoutKey)) : err({ code: 'key-reused' });
}

function refused({ tries }: ShotRow, n: number): Done<never> | undefined {
  if (tries.length >= SHOT_TRIES) return err({ code: 'not-now', detail: 'all tries are made' });
  return n === tries.length + 1 ? undefined : err({ code: 'stale-version', current: tries.length as Version });
}

function withoutKey({ key: _, ...shot }: KeyedTry): ShotTry {
  return shot;
}
