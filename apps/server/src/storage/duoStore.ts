import type { DuoId, MatchId, MatchResult, UserId } from '@caravanserai/contract';
import type { Twin } from './matchRows.ts';
import { parsed, text, textOrNothing } from './rows.ts';
import { ConflictError, type Database, oneRow, type Sql, type SqlRow } from './sql.ts';

/**
 * free: anyone with the link can join. offered: kept for `guest`, who has not accepted yet. left-by-host and left-by-guest: one of them has
 * left and can return. Once both have left, the row is deleted.
 */
export type DuoStatus = 'free' | 'offered' | 'both' | 'left-by-host' | 'left-by-guest';

export interface DuoRow {
  readonly id: string;
  readonly link: DuoId;
  readonly host: UserId;
  readonly guest?: UserId;
  readonly status: DuoStatus;
  readonly nextMatch?: MatchId; // the latest game that was started from the table
  readonly createdMs: number;
}

/** A finished game of two players, seen from one of them: a match, or a game of one device. */
export interface DuoResult {
  readonly match?: MatchId;
  readonly key?: string;
  readonly cards?: Readonly<Record<string, readonly string[]>>; // of a game of one device, by seat
  readonly game: string;
  readonly seat: string; // of the first of the two
  readonly other: string;
  readonly result: MatchResult;
  readonly atMs: number;
  readonly twin?: MatchId;
}

/** A game of one device. */
export interface NewDuoGame {
  readonly key: string;
  readonly game: string;
  readonly addedBy: UserId;
  readonly seat: string; // of that user
  readonly result: MatchResult;
  readonly cards: Readonly<Record<string, readonly string[]>>;
  readonly text: string;
  readonly playedMs: number;
}

const COLUMNS = 'id, link, host, guest, status, next_match, created_ms';
const MEMBER = `((d.host = $1 AND d.status <> 'left-by-host') OR (d.guest = $1 AND d.status <> 'left-by-guest'))`;

/** The lasting tables of two players. Each change is guarded by the status that was read: otherwise a ConflictError. */
export class DuoStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  byLink(link: DuoId): Promise<DuoRow | undefined> {
    return this.#one('link = $1', link);
  }

  ofPair(one: UserId, other: UserId): Promise<DuoRow | undefined> {
    return this.#one('pair = $1', pairOf(one, other));
  }

  /** The tables of a user, and those that are offered to the user; the newest first. */
  async ofUser(user: UserId): Promise<DuoRow[]> {
    const rows = await this.#db.all(
      `SELECT ${COLUMNS} FROM duos d WHERE ${MEMBER} ORDER BY created_ms DESC, id DESC`,
      user,
    );
    return rows.map(duoOf);
  }

  /** False: the host has `most` tables. A second table of the same pair is a ConflictError. */
  async create(duo: Omit<DuoRow, 'nextMatch'>, most: number): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      if (!(await hasRoom(sql, duo.host, most))) return false;
      await sql.run(
        'INSERT INTO duos (id, link, host, guest, pair, status, created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        duo.id,
        duo.link,
        duo.host,
        duo.guest,
        duo.guest === undefined ? undefined : pairOf(duo.host, duo.guest),
        duo.status,
        duo.createdMs,
      );
      return true;
    });
  }

  /**
   * Takes the free chair. If the two have a table already, it is used instead, and this one is deleted. Returns the link of their table;
   * nothing: the user has `most` tables.
   */
  async join(duo: DuoRow, user: UserId, most: number): Promise<DuoId | undefined> {
    return this.#db.transaction(async (sql) => {
      if (!(await hasRoom(sql, user, most))) return undefined;
      await changed(sql, `UPDATE duos SET status = 'free' WHERE link = $1 AND status = 'free'`, duo.link);
      const pair = pairOf(duo.host, user);
      const [first] = await sql.all(`SELECT ${COLUMNS} FROM duos WHERE pair = $1`, pair);
      if (first) {
        await sql.run(
          `INSERT INTO duo_games (duo_id, key, game, added_by, seat, result, cards, body, played_ms)
           SELECT $2, key, game, added_by, seat, result, cards, body, played_ms FROM duo_games WHERE duo_id = $1
           ON CONFLICT DO NOTHING`,
          duo.id,
          text(first.id),
        );
        await sql.run('DELETE FROM duos WHERE id = $1', duo.id);
        await changed(sql, `UPDATE duos SET status = 'both' WHERE id = $1`, text(first.id));
        return text(first.link);
      }
      await sql.run(`UPDATE duos SET status = 'both', guest = $2, pair = $3 WHERE id = $1`, duo.id, user, pair);
      return duo.link;
    });
  }

  /** Accepts an offer, or returns after leaving. False: the user has `most` tables. */
  async enter({ id, status }: DuoRow, user: UserId, most: number): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      if (!(await hasRoom(sql, user, most))) return false;
      await changed(sql, `UPDATE duos SET status = 'both' WHERE id = $1 AND status = $2`, id, status);
      return true;
    });
  }

  async leave(duo: DuoRow, user: UserId): Promise<void> {
    await this.#db.transaction(async (sql) => {
      if ((await leaveDuos(sql, user, duo.link)) === 0) throw notAsItWas();
    });
  }

  async renew({ id, link }: DuoRow, next: DuoId): Promise<void> {
    await changed(
      this.#db,
      `UPDATE duos SET link = $3 WHERE id = $1 AND link = $2 AND status = 'free'`,
      id,
      link,
      next,
    );
  }

  /** A game that is already stored stays as it is. Returns false if the table has `most` games. */
  async add({ id, link }: DuoRow, game: NewDuoGame, most: number): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      await changed(sql, 'UPDATE duos SET link = link WHERE link = $1', link);
      const [known] = await sql.all('SELECT key FROM duo_games WHERE duo_id = $1 AND key = $2', id, game.key);
      if (known) return true;
      const row = await oneRow(sql, 'SELECT COUNT(*) AS n FROM duo_games WHERE duo_id = $1', id);
      if (Number(row.n) >= most) return false;
      await sql.run(
        `INSERT INTO duo_games (duo_id, key, game, added_by, seat, result, cards, body, played_ms)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        id,
        game.key,
        game.game,
        game.addedBy,
        game.seat,
        JSON.stringify(game.result),
        JSON.stringify(game.cards),
        game.text,
        game.playedMs,
      );
      return true;
    });
  }

  /** False: there is no such game. */
  async remove({ id }: DuoRow, key: string): Promise<boolean> {
    return (await this.#db.run('DELETE FROM duo_games WHERE duo_id = $1 AND key = $2', id, key)) > 0;
  }

  async text({ id }: DuoRow, key: string): Promise<string | undefined> {
    const [row] = await this.#db.all('SELECT body FROM duo_games WHERE duo_id = $1 AND key = $2', id, key);
    return row && text(row.body);
  }

  /** The games of one device, seen from a user; in no order. */
  async added({ id }: DuoRow, user: UserId): Promise<DuoResult[]> {
    const rows = await this.#db.all(
      'SELECT key, game, added_by, seat, result, cards, played_ms FROM duo_games WHERE duo_id = $1',
      id,
    );
    return rows.map((row) => {
      const result = parsed(row.result) as MatchResult;
      const seat = text(row.seat);
      const other = Object.keys(result.scores ?? {}).find((one) => one !== seat) ?? '';
      const [own, theirs] = row.added_by === user ? [seat, other] : [other, seat];
      const cards = parsed(row.cards) as Record<string, string[]>;
      const atMs = Number(row.played_ms);
      return { key: text(row.key), game: text(row.game), seat: own, other: theirs, result, cards, atMs };
    });
  }

  /** The finished matches of two players, the newest first. */
  async results(one: UserId, other: UserId, most: number): Promise<DuoResult[]> {
    const rows = await this.#db.all(
      `SELECT m.id, m.game, m.result, m.changed_ms, m.twin, a.seat AS own, b.seat AS other FROM matches m
       JOIN seats a ON a.match_id = m.id AND a.user_id = $1 JOIN seats b ON b.match_id = m.id AND b.user_id = $2
       WHERE m.status = 'over' AND m.result IS NOT NULL AND (SELECT COUNT(*) FROM seats s WHERE s.match_id = m.id) = 2
       ORDER BY m.changed_ms DESC, m.id DESC LIMIT $3`,
      one,
      other,
      most,
    );
    return rows.map((row) => ({
      match: text(row.id) as MatchId,
      game: text(row.game),
      seat: text(row.own),
      other: text(row.other),
      result: parsed(row.result) as MatchResult,
      atMs: Number(row.changed_ms),
      ...(row.twin === undefined ? {} : { twin: (parsed(row.twin) as Twin).id }),
    }));
  }

  async #one(where: string, param: string): Promise<DuoRow | undefined> {
    const [row] = await this.#db.all(`SELECT ${COLUMNS} FROM duos WHERE ${where}`, param);
    return row && duoOf(row);
  }
}

/** Notes the game that was started from a table. Two players who start one at the same time get a ConflictError, except for the first. */
export async function noteNext(sql: Sql, { id, nextMatch }: DuoRow, match: MatchId): Promise<void> {
  await changed(
    sql,
    `UPDATE duos SET next_match = $3 WHERE id = $1 AND COALESCE(next_match, '') = $2 AND status = 'both'`,
    id,
    nextMatch ?? '',
    match,
  );
}

/**
 * A user leaves one table or all of them, and their number is returned. The other player keeps it; a table that nobody has joined, or that
 * both have left, is deleted.
 */
export async function leaveDuos(sql: Sql, user: UserId, link?: DuoId): Promise<number> {
  const [only, ...params] = link === undefined ? [''] : [' AND link = $2', link];
  const statements = [
    `DELETE FROM duos WHERE ((host = $1 AND status IN ('free', 'offered', 'left-by-guest'))
     OR (guest = $1 AND status IN ('offered', 'left-by-host')))${only}`,
    ...['host', 'guest'].map(
      (side) => `UPDATE duos SET status = 'left-by-${side}' WHERE ${side} = $1 AND status = 'both'${only}`,
    ),
  ];
  let left = 0;
  for (const statement of statements) left += await sql.run(statement, user, ...params);
  return left;
}

/** Writes the user's row first, which serialises concurrent additions. Tables that are offered to the user do not count. */
async function hasRoom(sql: Sql, user: UserId, most: number): Promise<boolean> {
  await changed(sql, 'UPDATE users SET id = id WHERE id = $1 AND deleted_ms IS NULL', user);
  const row = await oneRow(
    sql,
    `SELECT COUNT(*) AS n FROM duos d WHERE ${MEMBER} AND NOT (d.status = 'offered' AND d.guest = $1)`,
    user,
  );
  return Number(row.n) < most;
}

async function changed(sql: Sql, statement: string, ...params: readonly string[]): Promise<void> {
  if ((await sql.run(statement, ...params)) === 0) throw notAsItWas();
}

function notAsItWas(): ConflictError {
  return new ConflictError('not as it was read');
}

/** The same for both orders. */
function pairOf(one: UserId, other: UserId): string {
  return [one, other].toSorted().join(' ');
}

function duoOf(row: SqlRow): DuoRow {
  const [guest, nextMatch] = [textOrNothing(row.guest), textOrNothing(row.next_match)];
  return {
    id: text(row.id),
    link: text(row.link),
    host: text(row.host),
    ...(guest === undefined ? {} : { guest }),
    status: text(row.status) as DuoStatus,
    ...(nextMatch === undefined ? {} : { nextMatch: nextMatch as MatchId }),
    createdMs: Number(row.created_ms),
  };
}
