import type { MatchId, UserId } from '@caravanserai/contract';
import { oneRow, type Sql } from './sql.ts';

/**
 * The number of waiting and running tables of a user. For the transaction that adds one: it writes the user's row first, which serialises
 * concurrent additions.
 */
export async function lockedGameCount(sql: Sql, user: UserId): Promise<number> {
  await lock(sql, user);
  const row = await oneRow(
    sql,
    `SELECT COUNT(*) AS n FROM seats s JOIN matches m ON m.id = s.match_id
     WHERE s.user_id = $1 AND m.status IN ('open', 'running')`,
    user,
  );
  return Number(row.n);
}

/** Like `botGameCount`, locked as in `lockedGameCount`. */
export async function lockedBotGameCount(sql: Sql, host: UserId, sinceMs: number, but?: MatchId): Promise<number> {
  await lock(sql, host);
  return botGameCount(sql, host, sinceMs, but);
}

/** Games and tables of a host with a bot of the server, changed since then, without `but`. */
export async function botGameCount(sql: Sql, host: UserId, sinceMs: number, but?: MatchId): Promise<number> {
  const row = await oneRow(
    sql,
    `SELECT COUNT(*) AS n FROM matches m WHERE m.host = $1 AND m.status IN ('open', 'running') AND m.changed_ms >= $2
     AND m.id <> $3
     AND EXISTS (SELECT 1 FROM seats s JOIN users u ON u.id = s.user_id WHERE s.match_id = m.id AND u.kind = 'house')`,
    host,
    sinceMs,
    but ?? '',
  );
  return Number(row.n);
}

/** The open tables of hosts in this network that reserve a seat for the user. */
export async function invitationCount(sql: Sql, user: UserId, network: string): Promise<number> {
  const row = await oneRow(
    sql,
    `SELECT COUNT(*) AS n FROM invitations i JOIN host_networks h ON h.match_id = i.match_id
     WHERE i.user_id = $1 AND h.network = $2`,
    user,
    network,
  );
  return Number(row.n);
}

async function lock(sql: Sql, user: UserId): Promise<void> {
  await sql.run('UPDATE users SET id = id WHERE id = $1', user);
}
