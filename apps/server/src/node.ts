import { openBrains } from './bots/brains.ts';
import { HouseBots } from './bots/houseBots.ts';
import { Bus } from './bus.ts';
import { openPool } from './engine/pool.ts';
import { Budgets } from './limits/budgets.ts';
import { Presence } from './lobby/presence.ts';
import { Calls } from './matches/calls.ts';
import { Closing } from './matches/closing.ts';
import { Matches } from './matches/matches.ts';
import { Pictures } from './matches/pictures.ts';
import { TableEngine } from './matches/table.ts';
import { Tables } from './matches/tables.ts';
import { recordEnd } from './ratings/ratings.ts';
import { openStore, type Store } from './storage/store.ts';

export interface NodeOptions {
  readonly database: string; // `postgres://…` or the path of a file
  readonly now: () => number; // ms since 1970
  readonly engineThreads: number;
  readonly engineLimitMs: number;
  readonly rateLimits: boolean;
  readonly report: (error: unknown) => void;
  readonly wait?: (ms: number) => Promise<void>; // for tests that have a clock of their own
}

/** One node of the house: everything below the edge, wired. Any number of them may share one PostgreSQL. */
export interface HouseNode {
  readonly store: Store;
  readonly bus: Bus;
  readonly matches: Matches;
  readonly closing: Closing;
  readonly pictures: Pictures;
  readonly houseBots: HouseBots;
  readonly tables: Tables;
  readonly engine: TableEngine;
  readonly presence: Presence;
  readonly budgets: Budgets;
  readonly now: () => number;
  close(): Promise<void>;
}

export async function openNode(options: NodeOptions): Promise<HouseNode> {
  const { database, now, engineThreads, engineLimitMs, report, wait = waitMs } = options;
  const store = await openStore(database);
  const pool = openPool({ threads: engineThreads, limitMs: engineLimitMs });
  const engine = new TableEngine(store.matches, pool);
  const bus = new Bus(store.db, () => matches.missed());
  const presence = new Presence(now);
  const budgets = new Budgets({ bus, now, isOn: options.rateLimits });
  const calls = new Calls({ bus, now, wait, roundTripMs: (match, seat) => presence.roundTripMs(match, seat) });
  const matches: Matches = new Matches({
    store: store.matches,
    bus,
    engine,
    calls,
    now,
    onKnown: (match) => closing.note(match),
    isWatched: (match) => presence.isWatched(match),
    onEnd: (sql, match, result) => recordEnd(sql, match, result, now()),
  });
  const closing = new Closing({ matches, now, report });
  const pictures = new Pictures({ matches, store: store.matches, ratings: store.ratings, engine });
  const houseBots = new HouseBots({
    matches,
    store: store.matches,
    users: store.users,
    engine,
    brains: openBrains(),
    budgets,
    now,
    wait,
    report,
  });
  return {
    store,
    bus,
    matches,
    closing,
    pictures,
    houseBots,
    tables: new Tables({ matches, store: store.matches, houseBots, now }),
    engine,
    presence,
    budgets,
    now,
    async close() {
      closing.stop();
      budgets.close();
      await houseBots.close();
      await pool.close();
      await store.db.close();
    },
  };
}

/** Not worth staying awake for: whoever stops does not wait for it. */
function waitMs(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms).unref());
}
