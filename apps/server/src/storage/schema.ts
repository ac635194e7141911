import type { Database, Sql } from './sql.ts';

/** Migrations, applied in order. A released step is never changed: databases that have run step n only need the later steps. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE users (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      name_key TEXT UNIQUE,
      password TEXT,
      owner TEXT,
      email TEXT,
      webhook TEXT,
      webhook_secret TEXT,
      language TEXT NOT NULL,
      created_ms BIGINT NOT NULL,
      deleted_ms BIGINT
    )`,
    `CREATE TABLE sessions (
      token TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users(id),
      kind TEXT NOT NULL,
      label TEXT NOT NULL,
      created_ms BIGINT NOT NULL,
      seen_ms BIGINT NOT NULL
    )`,
    'CREATE INDEX sessions_by_user ON sessions(user_id)',
    `CREATE TABLE matches (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      rules_version INTEGER NOT NULL,
      terms TEXT NOT NULL,
      listed INTEGER NOT NULL,
      status TEXT NOT NULL,
      host TEXT NOT NULL REFERENCES users(id),
      secret TEXT NOT NULL,
      version INTEGER NOT NULL,
      to_act TEXT NOT NULL,
      clock TEXT,
      deadline_ms BIGINT,
      undo_asked TEXT,
      rematch TEXT,
      result TEXT,
      created_ms BIGINT NOT NULL,
      changed_ms BIGINT NOT NULL
    )`,
    'CREATE INDEX matches_listed ON matches(status, listed, created_ms)',
    'CREATE INDEX matches_due ON matches(status, deadline_ms)',
    `CREATE TABLE seats (
      match_id TEXT NOT NULL REFERENCES matches(id),
      seat TEXT NOT NULL,
      user_id TEXT NOT NULL REFERENCES users(id),
      nonce TEXT NOT NULL,
      PRIMARY KEY (match_id, seat)
    )`,
    'CREATE UNIQUE INDEX seats_once ON seats(match_id, user_id)',
    'CREATE INDEX seats_by_user ON seats(user_id)',
    `CREATE TABLE log (
      match_id TEXT NOT NULL REFERENCES matches(id),
      version INTEGER NOT NULL,
      at_ms BIGINT NOT NULL,
      kind TEXT NOT NULL,
      seat TEXT,
      body TEXT NOT NULL,
      key TEXT,
      PRIMARY KEY (match_id, version)
    )`,
    'CREATE UNIQUE INDEX log_keys ON log(match_id, key)',
    `CREATE TABLE snapshots (
      match_id TEXT NOT NULL REFERENCES matches(id),
      version INTEGER NOT NULL,
      state TEXT NOT NULL,
      PRIMARY KEY (match_id, version)
    )`,
    `CREATE TABLE chat (
      match_id TEXT NOT NULL REFERENCES matches(id),
      n INTEGER NOT NULL,
      at_ms BIGINT NOT NULL,
      user_id TEXT NOT NULL REFERENCES users(id),
      text TEXT NOT NULL,
      PRIMARY KEY (match_id, n)
    )`,
    `CREATE TABLE ratings (
      user_id TEXT NOT NULL REFERENCES users(id),
      game TEXT NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      games INTEGER NOT NULL,
      PRIMARY KEY (user_id, game)
    )`,
    `CREATE TABLE rating_history (
      user_id TEXT NOT NULL REFERENCES users(id),
      game TEXT NOT NULL,
      match_id TEXT NOT NULL REFERENCES matches(id),
      at_ms BIGINT NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (user_id, match_id)
    )`,
  ],
  ['ALTER TABLE matches ADD COLUMN rest TEXT'],
  ['DROP INDEX matches_due'], // updated with every move, and used by no query
  [
    // A request key belongs to the seat that sent it, and to the content of the request.
    'DROP INDEX log_keys',
    'ALTER TABLE log ADD COLUMN key_hash TEXT',
    'CREATE UNIQUE INDEX log_keys ON log(match_id, seat, key) WHERE key IS NOT NULL',
    // The seats of a rematch are reserved for its players.
    'ALTER TABLE matches ADD COLUMN reserved TEXT',
    // Opponents of a player, ever and lately, and games that a player aborted.
    `CREATE TABLE pairings (
      user_id TEXT NOT NULL REFERENCES users(id),
      game TEXT NOT NULL,
      opponent_id TEXT NOT NULL REFERENCES users(id),
      games INTEGER NOT NULL,
      ever INTEGER NOT NULL,
      since_ms BIGINT NOT NULL,
      PRIMARY KEY (user_id, game, opponent_id)
    )`,
    `INSERT INTO pairings (user_id, game, opponent_id, games, ever, since_ms)
     SELECT a.user_id, a.game, b.user_id, 0, COUNT(*), 0 FROM rating_history a
     JOIN rating_history b ON b.match_id = a.match_id AND b.user_id <> a.user_id GROUP BY a.user_id, a.game, b.user_id`,
    'ALTER TABLE ratings ADD COLUMN opponents INTEGER NOT NULL DEFAULT 0',
    `UPDATE ratings SET opponents =
     (SELECT COUNT(*) FROM pairings p WHERE p.user_id = ratings.user_id AND p.game = ratings.game)`,
    `CREATE TABLE aborts (
      user_id TEXT NOT NULL REFERENCES users(id),
      match_id TEXT NOT NULL REFERENCES matches(id),
      at_ms BIGINT NOT NULL,
      PRIMARY KEY (user_id, match_id)
    )`,
  ],
  [
    // The heartbeat of the server, and when a player was last seen.
    'CREATE TABLE house (id INTEGER PRIMARY KEY, alive_ms BIGINT NOT NULL)',
    'ALTER TABLE seats ADD COLUMN seen_ms BIGINT',
  ],
  [
    // Look-alike names; tables by host; rows deleted by age.
    'ALTER TABLE users ADD COLUMN look_key TEXT',
    'CREATE UNIQUE INDEX users_by_look ON users(look_key)',
    'CREATE INDEX matches_by_host ON matches(host, status)',
    'CREATE INDEX sessions_by_age ON sessions(kind, seen_ms)',
  ],
  [
    // Invited players; the export, ordered by the end of games.
    "CREATE INDEX matches_kept ON matches(created_ms) WHERE status = 'open' AND reserved IS NOT NULL",
    "CREATE INDEX matches_finished ON matches(changed_ms, id) WHERE status = 'over'",
  ],
  [
    // Push subscriptions, and the keys of the server.
    'CREATE TABLE house_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE push_devices (
      endpoint TEXT PRIMARY KEY,
      session TEXT NOT NULL REFERENCES sessions(token) ON DELETE CASCADE,
      public_key TEXT NOT NULL,
      auth TEXT NOT NULL,
      language TEXT NOT NULL,
      created_ms BIGINT NOT NULL
    )`,
    'CREATE UNIQUE INDEX push_devices_by_session ON push_devices(session)',
  ],
  [
    // Hashes of the addresses that the seats of a running rated game are played from.
    `CREATE TABLE seat_origins (
      match_id TEXT NOT NULL REFERENCES matches(id),
      seat TEXT NOT NULL,
      origin TEXT NOT NULL,
      PRIMARY KEY (match_id, seat, origin)
    )`,
    // Deleting a user erases their chat messages, also of users deleted earlier.
    'CREATE INDEX chat_by_user ON chat(user_id)',
    "UPDATE chat SET text = '' WHERE user_id IN (SELECT id FROM users WHERE deleted_ms IS NOT NULL)",
  ],
  [
    // Clears the look of names with letters whose look has changed since; it is computed again at startup.
    `UPDATE users SET look_key = NULL WHERE ${[...'ᴀʙᴄᴅꝺᴇꜰꝼɢᵹʜɪᴊȷᴋĸʟᴍɴᴏᴘꞯʀꞃꜱꞅᴛꞇᴜᴠᴡʏᴢ'].map((letter) => `name LIKE '%${letter}%'`).join(' OR ')}`,
  ],
  [
    // Hashes of the networks that hosts open public tables from, for a fair lobby.
    'CREATE TABLE host_networks (match_id TEXT PRIMARY KEY REFERENCES matches(id), network TEXT NOT NULL)',
  ],
  [
    // The open tables that reserve a seat for a user, found without looking at all others.
    `CREATE TABLE invitations (
      user_id TEXT NOT NULL,
      match_id TEXT NOT NULL REFERENCES matches(id),
      PRIMARY KEY (user_id, match_id)
    )`,
    'CREATE INDEX invitations_by_match ON invitations(match_id)',
    `INSERT INTO invitations (user_id, match_id) SELECT u.id, m.id FROM matches m JOIN users u ON m.reserved LIKE '%"' || u.id || '"%'
     WHERE m.status = 'open' AND m.reserved IS NOT NULL`,
    'DROP INDEX matches_kept',
  ],
  [
    // The daily game: the deal of each date, the ranked game of each player, and the date of every match on such a deal.
    'ALTER TABLE matches ADD COLUMN daily TEXT',
    `CREATE TABLE daily_deals (
      game TEXT NOT NULL,
      date TEXT NOT NULL,
      secret TEXT NOT NULL,
      bot TEXT NOT NULL,
      options TEXT NOT NULL,
      rules_version INTEGER NOT NULL,
      PRIMARY KEY (game, date)
    )`,
    `CREATE TABLE daily_games (
      game TEXT NOT NULL,
      date TEXT NOT NULL,
      user_id TEXT NOT NULL REFERENCES users(id),
      match_id TEXT NOT NULL REFERENCES matches(id),
      ended_ms BIGINT,
      margin INTEGER,
      PRIMARY KEY (game, date, user_id)
    )`,
    'CREATE UNIQUE INDEX daily_games_by_match ON daily_games(match_id)',
    'CREATE INDEX daily_games_by_margin ON daily_games(game, date, margin)',
    'CREATE INDEX daily_games_by_user ON daily_games(user_id, game, date)',
  ],
  [
    // Lasting tables of two players.
    `CREATE TABLE duos (
      id TEXT PRIMARY KEY,
      link TEXT NOT NULL UNIQUE,
      host TEXT NOT NULL REFERENCES users(id),
      guest TEXT REFERENCES users(id),
      pair TEXT UNIQUE,
      status TEXT NOT NULL,
      next_match TEXT,
      created_ms BIGINT NOT NULL
    )`,
    'CREATE INDEX duos_by_host ON duos(host)',
    'CREATE INDEX duos_by_guest ON duos(guest)',
  ],
  [
    // The daily shot: the tries of each player on each date. The table of the date is in `daily_deals`, as its options.
    `CREATE TABLE daily_shots (
      game TEXT NOT NULL,
      date TEXT NOT NULL,
      user_id TEXT NOT NULL REFERENCES users(id),
      ticket TEXT NOT NULL,
      tries TEXT NOT NULL,
      made INTEGER NOT NULL,
      best_mm INTEGER,
      PRIMARY KEY (game, date, user_id)
    )`,
    'CREATE UNIQUE INDEX daily_shots_by_ticket ON daily_shots(game, date, ticket)',
    'CREATE INDEX daily_shots_by_mm ON daily_shots(game, date, best_mm)',
    'CREATE INDEX daily_shots_by_user ON daily_shots(user_id, game, date)',
  ],
  [
    // Games that the players of a table of two have played on one device. `seat` is that of the player who added it.
    `CREATE TABLE duo_games (
      duo_id TEXT NOT NULL REFERENCES duos(id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      game TEXT NOT NULL,
      added_by TEXT NOT NULL REFERENCES users(id),
      seat TEXT NOT NULL,
      result TEXT NOT NULL,
      cards TEXT NOT NULL,
      body TEXT NOT NULL,
      played_ms BIGINT NOT NULL,
      PRIMARY KEY (duo_id, key)
    )`,
  ],
  [
    // The first tries of players at puzzles, and their votes. Ratings follow from them.
    `CREATE TABLE puzzle_tries (
      game TEXT NOT NULL,
      user_id TEXT NOT NULL REFERENCES users(id),
      puzzle TEXT NOT NULL,
      solved INTEGER NOT NULL,
      rated INTEGER NOT NULL,
      player_points INTEGER NOT NULL,
      puzzle_points INTEGER NOT NULL,
      at_ms BIGINT NOT NULL,
      vote TEXT,
      PRIMARY KEY (game, user_id, puzzle)
    )`,
    'CREATE INDEX puzzle_tries_by_user ON puzzle_tries(user_id)',
  ],
  ['ALTER TABLE matches ADD COLUMN twin TEXT'], // the other game on the same deal
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** Safe if several nodes start at the same time: one migrates, the others wait. */
export async function migrate(db: Database, steps = MIGRATIONS): Promise<void> {
  await db.transaction((sql) => migrateIn(sql, db.kind, steps), { isLong: true });
}

/** Applies the missing steps in the caller's transaction. */
export async function migrateIn(sql: Sql, kind: Database['kind'], steps = MIGRATIONS): Promise<void> {
  if (kind === 'postgres') await sql.all('SELECT pg_advisory_xact_lock(20261115)');
  await sql.run('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const current = await versionIn(sql);
  if (current > steps.length) {
    throw new Error(
      `The database has schema version ${current}, and this program knows ${steps.length}. Start a newer program, or use another database.`,
    );
  }
  for (const step of steps.slice(current)) for (const statement of step) await sql.run(statement);
  await sql.run('DELETE FROM schema_version');
  await sql.run('INSERT INTO schema_version VALUES ($1)', steps.length);
}

export async function versionIn(sql: Sql): Promise<number> {
  const [row] = await sql.all('SELECT version FROM schema_version');
  return row ? Number(row.version) : 0;
}
