import type { DailyDate, ShotTry, UserId } from '@caravanserai/contract';
import type { DealRow } from './dailyStore.ts';
import { parsed, text } from './rows.ts';
import { oneRow, type Sql, type SqlRow } from './sql.ts';

/** A try with the key of its request: the same request again has the same answer. */
export interface KeyedTry extends ShotTry {
  readonly key: string;
}

/** A player's tries on a date. */
export interface ShotRow {
  readonly ticket: string;
  readonly tries: readonly KeyedTry[];
}

type Key = Pick<DealRow, 'game' | 'date'>;

/** A try can be the best one only if the date is closed, or its player has made all tries. */
const FINISHED = 'game = $1 AND date = $2 AND made >= $3';

export class ShotStore {
  readonly #db: Sql;

  constructor(db: Sql) {
    this.#db = db;
  }

  async own({ game, date }: Key, user: UserId): Promise<ShotRow | undefined> {
    const [row] = await this.#db.all(
      'SELECT ticket, tries FROM daily_shots WHERE game = $1 AND date = $2 AND user_id = $3',
      game,
      date,
      user,
    );
    return row && shotOf(row);
  }

  /** Stored once, even if several nodes open it at the same time; returns the stored one. */
  async open({ game, date }: Key, user: UserId, ticket: string): Promise<ShotRow> {
    await this.#db.run(
      `INSERT INTO daily_shots (game, date, user_id, ticket, tries, made) VALUES ($1, $2, $3, $4, '[]', 0)
       ON CONFLICT DO NOTHING`,
      game,
      date,
      user,
      ticket,
    );
    const statement = 'SELECT ticket, tries FROM daily_shots WHERE game = $1 AND date = $2 AND user_id = $3';
    return shotOf(await oneRow(this.#db, statement, game, date, user));
  }

  /** False if another request has added this try. */
  async add({ game, date }: Key, user: UserId, tries: readonly KeyedTry[]): Promise<boolean> {
    const changed = await this.#db.run(
      `UPDATE daily_shots SET tries = $4, made = $5, best_mm = $6
       WHERE game = $1 AND date = $2 AND user_id = $3 AND made = $5 - 1`,
      game,
      date,
      user,
      JSON.stringify(tries),
      tries.length,
      bestOf(tries)?.mm,
    );
    return changed === 1;
  }

  async started({ game, date }: Key): Promise<number> {
    const statement = 'SELECT COUNT(*) AS n FROM daily_shots WHERE game = $1 AND date = $2 AND made > 0';
    return Number((await oneRow(this.#db, statement, game, date)).n);
  }

  /** Players by their shortest distance, in no order; only those with at least `least` tries. */
  async spread({ game, date }: Key, least: number): Promise<{ readonly mm?: number; readonly players: number }[]> {
    const rows = await this.#db.all(
      `SELECT best_mm, COUNT(*) AS n FROM daily_shots WHERE ${FINISHED} GROUP BY best_mm`,
      game,
      date,
      least,
    );
    return rows.map((row) => ({ ...mmIn(row), players: Number(row.n) }));
  }

  /** Among equal distances, tickets decide: they are random. */
  async best({ game, date }: Key, least: number, most: number): Promise<ShotRow[]> {
    const rows = await this.#db.all(
      `SELECT ticket, tries FROM daily_shots WHERE ${FINISHED} AND best_mm IS NOT NULL ORDER BY best_mm, ticket LIMIT $4`,
      game,
      date,
      least,
      most,
    );
    return rows.map(shotOf);
  }

  /** All players with tries, in the order of their tickets. */
  async all({ game, date }: Key, after: string, most: number): Promise<ShotRow[]> {
    const rows = await this.#db.all(
      'SELECT ticket, tries FROM daily_shots WHERE game = $1 AND date = $2 AND made > 0 AND ticket > $3 ORDER BY ticket LIMIT $4',
      game,
      date,
      after,
      most,
    );
    return rows.map(shotOf);
  }

  /** Numbers of tries and shortest distances of a user, by date. */
  async listed(game: string, user: UserId, upTo: DailyDate, most: number): Promise<Map<DailyDate, OwnShots>> {
    const rows = await this.#db.all(
      `SELECT date, made, best_mm FROM daily_shots WHERE game = $1 AND user_id = $2 AND date <= $3 AND made > 0
       ORDER BY date DESC LIMIT $4`,
      game,
      user,
      upTo,
      most,
    );
    return new Map(rows.map((row) => [text(row.date), { tries: Number(row.made), ...mmIn(row) }]));
  }
}

interface OwnShots {
  readonly tries: number;
  readonly mm?: number;
}

/** The try with the shortest distance, if one has a distance. */
export function bestOf<T extends Pick<ShotTry, 'mm'>>(tries: readonly T[]): (T & { readonly mm: number }) | undefined {
  const measured = tries.filter((one): one is T & { readonly mm: number } => one.mm !== undefined);
  return measured.toSorted((a, b) => a.mm - b.mm)[0];
}

function shotOf({ ticket, tries }: SqlRow): ShotRow {
  return { ticket: text(ticket), tries: parsed(tries) as readonly KeyedTry[] };
}

function mmIn({ best_mm: mm }: SqlRow): { readonly mm?: number } {
  return mm === undefined ? {} : { mm: Number(mm) };
}
