import { Devices } from './accounts/devices.ts';
import { Guesses } from './accounts/guesses.ts';
import { lookKey } from './accounts/looks.ts';
import { type Passwords, passwordsAt } from './accounts/password.ts';
import { openBrains } from './bots/brains.ts';
import { ServerBots } from './bots/serverBots.ts';
import { Bus } from './bus.ts';
import { Daily, recordDaily } from './daily/daily.ts';
import { Duos } from './duos/duos.ts';
import { Shots } from './daily/shots.ts';
import { openPool } from './engine/pool.ts';
import { Budgets } from './limits/budgets.ts';
import { GAMES_AT_ONCE } from './limits/limits.ts';
import { Attendance } from './lobby/attendance.ts';
import { Presence } from './lobby/presence.ts';
import { Calls } from './matches/calls.ts';
import { Closing } from './matches/closing.ts';
import { Flags } from './matches/flags.ts';
import { newSecret } from './matches/ids.ts';
import { followTwins, recordTwin } from './matches/twins.ts';
import { Matches } from './matches/matches.ts';
import { Pictures } from './matches/pictures.ts';
import { TableEngine } from './matches/table.ts';
import { Tables } from './matches/tables.ts';
import { Heartbeat } from './heartbeat.ts';
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
  /** Clock of a test: ms since 1970, and how to wait. Default: the database's clock. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
  /** For such tests: no outages are detected, and overdue matches are not polled. */
  readonly isTimeless?: boolean;
  /** For tests: fast password hashing. */
  readonly passwords?: Passwords;
}

/** One node of the server: everything below HTTP. Any number of nodes may share one PostgreSQL database. */
export interface ServerNode {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly guesses: Guesses;
  readonly devices: Devices;
  readonly bus: Bus;
  readonly matches: Matches;
  readonly closing: Closing;
  readonly pictures: Pictures;
  readonly serverBots: ServerBots;
  readonly daily: Daily;
  readonly shots: Shots;
  readonly tables: Tables;
  readonly duos: Duos;
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

export async function openNode(options: NodeOptions): Promise<ServerNode> {
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
    awake: () => heartbeat.awake(),
    origins: await Origins.open(store),
    onKnown: (match) => {
      closing.note(match);
      flags.note(match);
    },
    isWatched: (match) => presence.isWatched(match),
    mostGames: options.rateLimits ? GAMES_AT_ONCE : Infinity,
    async onEnd(sql, match, result) {
      await recordDaily(sql, match, result, now());
      await recordTwin(sql, match);
      return recordEnd(sql, match, result, now());
    },
  });
  followTwins(matches, report);
  bus.onMissed(() => matches.missed());
  const closing = new Closing({ matches, now, report });
  const flags = new Flags({ matches, store: store.matches, now, report });
  const attendance = new Attendance({ store: store.matches, presence, now, report });
  const heartbeat = new Heartbeat({
    store: store.server,
    onGivenBack() {
      matches.missed();
      void store.db.publish(EVERYTHING).catch(() => undefined); // the publisher retries
    },
    report,
  });
  if (!isTimeless) {
    await heartbeat.start();
    flags.start();
  }
  const sweep = new Sweep({ store: store.sweep, now, report });
  if (!isTimeless) sweep.start();
  const serverBots = new ServerBots({
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
  const daily = new Daily({ matches, store: store.daily, serverBots, now });
  const pictures = new Pictures({
    matches,
    store: store.matches,
    ratings: store.ratings,
    engine,
    now,
    mayWatch: (match, user) => daily.mayWatch(match, user),
  });
  const tables = new Tables({
    matches,
    store: store.matches,
    users: store.users,
    serverBots,
    attendance,
    budgets,
    now,
    isLimited: options.rateLimits,
  });
  const duos = new Duos({
    engine,
    tables,
    matches,
    pictures,
    store: store.duos,
    games: store.matches,
    users: store.users,
    now,
  });
  return {
    store,
    passwords: options.passwords ?? passwordsAt(),
    guesses: new Guesses({ bus, now, isOn: options.rateLimits }),
    devices: new Devices(await store.server.key('devices', newSecret)),
    bus,
    matches,
    closing,
    pictures,
    serverBots: serverBots,
    daily,
    shots: new Shots({ store: store.shots, deals: store.daily, engine, now }),
    tables,
    duos,
    sweep,
    engine,
    flags,
    presence,
    attendance,
    budgets,
    now,
    wait,
    async close() {
      heartbeat.stop();
      flags.stop();
      closing.stop();
      sweep.stop();
      budgets.close();
      await serverBots.close();
      await pool.close();
      await store.db.close();
    },
  };
}

/** Does not keep the process alive: shutdown does not wait for it. */
function waitMs(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms).unref());
}
