import type { DailyDate, MatchId, UserId } from '@caravanserai/contract';
import { parsed, text } from './rows.ts';
import { oneRow, type Sql, type SqlRow } from './sql.ts';

/** The deal of a date; the secret is published when the date closes. */
export interface DealRow {
  readonly game: string;
  readonly date: DailyDate;
  readonly secret: string;
  readonly bot: string;
  readonly options: unknown; // of the game, complete
  readonly rulesVersion: number;
}

/** The ranked game of a player on a date. */
export interface DailyGameRow {
  readonly match: MatchId;
  readonly hasEnded: boolean; // while its date was open
  readonly margin?: number;
}

type Key = Pick<DealRow, 'game' | 'date'>;

export class DailyStore {
  readonly #db: Sql;

  constructor(db: Sql) {
    this.#db = db;
  }

  async deal({ game, date }: Key): Promise<DealRow | undefined> {
    const [row] = await this.#db.all('SELECT * FROM daily_deals WHERE game = $1 AND date = $2', game, date);
    return row && dealOf(row);
  }

  /** Stored once, even if several nodes draw at the same time; returns the stored one. */
  async draw({ game, date, secret, bot, options, rulesVersion }: DealRow): Promise<DealRow> {
    await this.#db.run(
      `INSERT INTO daily_deals (game, date, secret, bot, options, rules_version) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING`,
      game,
      date,
      secret,
      bot,
      JSON.stringify(options),
      rulesVersion,
    );
    return dealOf(await oneRow(this.#db, 'SELECT * FROM daily_deals WHERE game = $1 AND date = $2', game, date));
  }

  /** Records the ranked game. A second one of the same player is a ConflictError. */
  async start({ game, date }: Key, user: UserId, match: MatchId): Promise<void> {
    await this.#db.run(
      'INSERT INTO daily_games (game, date, user_id, match_id) VALUES ($1, $2, $3, $4)',
      game,
      date,
      user,
      match,
    );
  }

  /** Only ranked games have a row: the end of any other changes nothing. */
  async finish(match: MatchId, endedMs: number, margin: number | undefined): Promise<void> {
    await this.#db.run('UPDATE daily_games SET ended_ms = $2, margin = $3 WHERE match_id = $1', match, endedMs, margin);
  }

  async ownGame({ game, date }: Key, user: UserId): Promise<DailyGameRow | undefined> {
    const [row] = await this.#db.all(
      'SELECT match_id, ended_ms, margin FROM daily_games WHERE game = $1 AND date = $2 AND user_id = $3',
      game,
      date,
      user,
    );
    return row && gameOf(row);
  }

  async started({ game, date }: Key): Promise<number> {
    const statement = 'SELECT COUNT(*) AS n FROM daily_games WHERE game = $1 AND date = $2';
    return Number((await oneRow(this.#db, statement, game, date)).n);
  }

  /** The number of finished games by margin, in no order; without a margin: resigned. */
  async spread({ game, date }: Key): Promise<{ readonly margin?: number; readonly players: number }[]> {
    const rows = await this.#db.all(
      `SELECT margin, COUNT(*) AS n FROM daily_games WHERE game = $1 AND date = $2 AND ended_ms IS NOT NULL GROUP BY margin`,
      game,
      date,
    );
    return rows.map((row) => ({ ...marginIn(row), players: Number(row.n) }));
  }

  /** Among equal margins, match ids decide: they are random. */
  async best({ game, date }: Key, most: number): Promise<{ readonly match: MatchId; readonly margin: number }[]> {
    const rows = await this.#db.all(
      `SELECT match_id, margin FROM daily_games WHERE game = $1 AND date = $2 AND margin IS NOT NULL
       ORDER BY margin DESC, match_id LIMIT $3`,
      game,
      date,
      most,
    );
    return rows.map((row) => ({ match: text(row.match_id) as MatchId, margin: Number(row.margin) }));
  }

  /** The deals up to a date, the newest first, with the ranked games of a user. */
  async list(
    game: string,
    upTo: DailyDate,
    most: number,
    user?: UserId,
  ): Promise<(DealRow & { readonly own?: DailyGameRow })[]> {
    const rows = await this.#db.all(
      `SELECT d.*, g.match_id, g.ended_ms, g.margin FROM daily_deals d
       LEFT JOIN daily_games g ON g.game = d.game AND g.date = d.date AND g.user_id = $4
       WHERE d.game = $1 AND d.date <= $2 ORDER BY d.date DESC LIMIT $3`,
      game,
      upTo,
      most,
      user ?? '',
    );
    return rows.map((row) => ({ ...dealOf(row), ...(row.match_id === undefined ? {} : { own: gameOf(row) }) }));
  }
}

function dealOf(row: SqlRow): DealRow {
  return {
    game: text(row.game),
    date: text(row.date),
    secret: text(row.secret),
    bot: text(row.bot),
    options: parsed(row.options),
    rulesVersion: Number(row.rules_version),
  };
}

function gameOf(row: SqlRow): DailyGameRow {
  return { match: text(row.match_id) as MatchId, hasEnded: row.ended_ms !== undefined, ...marginIn(row) };
}

function marginIn({ margin }: SqlRow): { readonly margin?: number } {
  return margin === undefined ? {} : { margin: Number(margin) };
}
