import type { PuzzleFigures, PuzzleTry, UserId, Vote } from '@caravanserai/contract';
import { text, textOrNothing } from './rows.ts';
import { type Database, oneRow, type Sql, type SqlRow } from './sql.ts';
import { isThere } from './userStore.ts';

/** Points of a group of players whose tries are added up. */
const GROUP = 50;

/** The first tries of players at puzzles. */
export class PuzzleStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores tries at puzzles that the player has not tried before, and votes. Returns false if they might be more than `most` in all. */
  async add(game: string, user: UserId, tries: readonly PuzzleTry[], most: number): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      if (!(await isThere(sql, user, {}))) return true;
      const count = 'SELECT COUNT(*) AS n FROM puzzle_tries WHERE game = $1 AND user_id = $2';
      if (Number((await oneRow(sql, count, game, user)).n) + tries.length > most) return false;
      for (const each of tries) await addTry(sql, game, user, each);
      return true;
    });
  }

  /** All tries of a player, in their order. */
  async list(game: string, user: UserId): Promise<PuzzleTry[]> {
    const rows = await this.#db.all(
      'SELECT * FROM puzzle_tries WHERE game = $1 AND user_id = $2 ORDER BY at_ms, puzzle',
      game,
      user,
    );
    return rows.map(tryOf);
  }

  /** Of accounts only: guests cost nothing. */
  async figures(game: string): Promise<PuzzleFigures[]> {
    const rows = await this.#db.all(
      `SELECT t.puzzle, t.player_points / ${GROUP} AS points, SUM(t.rated) AS tries, SUM(t.rated * t.solved) AS solved,
         SUM(CASE WHEN t.vote = 'up' THEN 1 ELSE 0 END) AS up, SUM(CASE WHEN t.vote = 'down' THEN 1 ELSE 0 END) AS down
       FROM puzzle_tries t JOIN users u ON u.id = t.user_id AND u.kind = 'account'
       WHERE t.game = $1 GROUP BY t.puzzle, t.player_points / ${GROUP} ORDER BY t.puzzle, points`,
      game,
    );
    const byPuzzle = Map.groupBy(rows, (row) => text(row.puzzle));
    return Array.from(byPuzzle, ([puzzle, groups]) => ({
      puzzle,
      tries: groups
        .filter(({ tries }) => Number(tries) > 0)
        .map((row) => ({
          points: Number(row.points) * GROUP + GROUP / 2,
          tries: Number(row.tries),
          solved: Number(row.solved),
        })),
      up: groups.reduce((sum, row) => sum + Number(row.up), 0),
      down: groups.reduce((sum, row) => sum + Number(row.down), 0),
    }));
  }
}

async function addTry(sql: Sql, game: string, user: UserId, one: PuzzleTry): Promise<void> {
  await sql.run(
    `INSERT INTO puzzle_tries (game, user_id, puzzle, solved, rated, player_points, puzzle_points, at_ms, vote)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (game, user_id, puzzle) DO UPDATE SET vote = COALESCE(excluded.vote, puzzle_tries.vote)`,
    game,
    user,
    one.puzzle,
    Number(one.isSolved),
    Number(one.isRated),
    one.playerPoints,
    one.puzzlePoints,
    one.atMs,
    one.vote,
  );
}

function tryOf(row: SqlRow): PuzzleTry {
  const vote = textOrNothing(row.vote) as Vote | undefined;
  return {
    puzzle: text(row.puzzle),
    isSolved: Number(row.solved) === 1,
    isRated: Number(row.rated) === 1,
    playerPoints: Number(row.player_points),
    puzzlePoints: Number(row.puzzle_points),
    atMs: Number(row.at_ms),
    ...(vote && { vote }),
  };
}
