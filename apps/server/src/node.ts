import { Devices } from './accounts/devices.ts';
import { Guesses } from './accounts/guesses.ts';
import { lookKey } from './accounts/looks.ts';
import { type Passwords, passwordsAt } from './accounts/password.ts';
import { openBrains } from './bots/brains.ts';
import { HouseBots } from './bots/houseBots.ts';
import { Bus } from './bus.ts';
import { openPool } from './engine/pool.ts';
import { Budgets } from './limits/budgets.ts';
import { GAMES_AT_ONCE } from './limits/limits.ts';
import { Attendance } from './lobby/attendance.ts';
import { Presence } from './lobby/presence.ts';
import { Calls } from './matches/calls.ts';
import { Closing } from './matches/closing.ts';
import { Flags } from './matches/flags.ts';
import { newSecret } from './matches/ids.ts';
import { Matches } from './matches/matches.ts';
import { Pictures } from './matches/pictures.ts';
import { TableEngine } from './matches/table.ts';
import { Tables } from './matches/tables.ts';
import { Pulse } from './pulse.ts';
import { Origins } from './matches/origins.ts';
import { recordEnd } from './ratings/ratings.ts';
import { EVERYTHING } from './storage/sql.ts';
import { openStore, type Store } from './storage/store.ts';
import { Sweep } from './sweep.ts';

export interface NodeOptions {
  readonly database: string; // `postgres://…` or the path of a file
  readonly engineThreads: number;
  readonly engineLimitMs: number;
  readonly rateLimits: boolean;
  readonly report: (error: unknown) => void;
  /** For tests that have a clock of their own: ms since 1970, and how to wait for some. Without it, the database's clock counts. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
  /** Not for those: nobody is down, and nobody looks by himself whose time is up. */
  readonly isTimeless?: boolean;
  /** For tests, which have no secrets: passwords that are hashed in no time. */
  readonly passwords?: Passwords;
}

/** One node of the house: everything below the edge, wired. Any number of them may share one PostgreSQL. */
export interface HouseNode {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly guesses: Guesses;
  readonly devices: Devices;
  readonly bus: Bus;
  readonly matches: Matches;
  readonly closing: Closing;
  readonly pictures: Pictures;
  readonly houseBots: HouseBots;
  readonly tables: Tables;
  readonly engine: TableEngine;
  readonly flags: Flags;
  readonly presence: Presence;
  readonly attendance: Attendance;
  readonly budgets: Budgets;
  readonly sweep: Sweep;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  close(): Promise<void>;
}

export async function openNode(options: NodeOptions): Promise<HouseNode> {
  const { database, engineThreads, engineLimitMs, report, wait = waitMs, isTimeless = false } = options;
  const store = await openStore(database);
  await store.users.fillLooks(lookKey);
  const now = options.now ?? (() => store.db.now());
  const pool = openPool({ threads: engineThreads, limitMs: engineLimitMs });
  const engine = new TableEngine(store.matches, pool);
  const bus = new Bus(store.db);
  const presence = new Presence(now);
  const budgets = new Budgets({ bus, now, isOn: options.rateLimits });
  const calls = new Calls({ bus, now, wait, roundTripMs: (match, seat) => presence.roundTripMs(match, seat) });
  const matches: Matches = new Matches({
    store: store.matches,
    bus,
    engine,
    calls,
    now,
    awake: () => pulse.awake(),
    origins: await Origins.open(store),
    onKnown: (match) => {
      closing.note(match);
      flags.note(match);
    },
    isWatched: (match) => presence.isWatched(match),
    mostGames: options.rateLimits ? GAMES_AT_ONCE : Infinity,
    onEnd: (sql, match, result) => recordEnd(sql, match, result, now()),
  });
  bus.onMissed(() => matches.missed());
  const closing = new Closing({ matches, now, report });
  const flags = new Flags({ matches, store: store.matches, now, report });
  const attendance = new Attendance({ store: store.matches, presence, now, report });
  const pulse = new Pulse({
    store: store.house,
    onGivenBack() {
      matches.missed();
      void store.db.publish(EVERYTHING).catch(() => undefined); // said again until it is heard
    },
    report,
  });
  if (!isTimeless) {
    await pulse.start();
    flags.start();
  }
  const sweep = new Sweep({ store: store.sweep, now, report });
  if (!isTimeless) sweep.start();
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
    passwords: options.passwords ?? passwordsAt(),
    guesses: new Guesses({ bus, now, isOn: options.rateLimits }),
    devices: new Devices(await store.house.key('devices', newSecret)),
    bus,
    matches,
    closing,
    pictures,
    houseBots,
    tables: new Tables({
      matches,
      store: store.matches,
      users: store.users,
      houseBots,
      attendance,
      now,
      isLimited: options.rateLimits,
    }),
    sweep,
    engine,
    flags,
    presence,
    attendance,
    budgets,
    now,
    wait,
    async close() {
      pulse.stop();
      flags.stop();
      closing.stop();
      sweep.stop();
      budgets.close();
      await houseBots.close();
      await pool.close();
      await store.db.close();
    },
  };
}

/** Not worth staying awake for: anyone who stops does not wait for it. */
function waitMs(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms).unref());
}
