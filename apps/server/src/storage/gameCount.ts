import type { UserId } from '@caravanserai/contract';
import { oneRow, type Sql } from './sql.ts';

/**
 * How many tables a user sits at that wait or run. For the transaction that adds one: the user's row is written first, so that two of them
 * count each other.
 */
export async function lockedGameCount(sql: Sql, user: UserId): Promise<number> {
  await sql.run('UPDATE users SET id = id WHERE id = $1', user);
  const row = await oneRow(
    sql,
    `SELECT COUNT(*) AS n FROM seats s JOIN matches m ON m.id = s.match_id
     WHERE s.user_id = $1 AND m.status IN ('open', 'running')`,
    user,
  );
  return Number(row.n);
}
