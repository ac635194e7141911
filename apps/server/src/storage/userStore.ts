import type { Person, UserId } from '@caravanserai/contract';
import { personOf, text, textOrNothing } from './rows.ts';
import { type Database, oneRow, type Sql, type SqlRow } from './sql.ts';

export interface UserRow extends Person {
  readonly password?: string; // as `accounts/password.ts` writes it
  readonly owner?: UserId; // of a bot
  readonly email?: string;
  readonly webhook?: string;
  readonly webhookSecret?: string;
  readonly language: string;
  readonly createdMs: number;
}

export interface SessionRow {
  readonly token: string; // its hash
  readonly user: UserRow;
  readonly kind: 'cookie' | 'token';
  readonly seenMs: number;
}

/** Of a browser, or the token of a bot; `token` is its hash. */
export interface NewSession {
  readonly token: string;
  readonly kind: SessionRow['kind'];
  readonly label: string;
  readonly atMs: number;
}

/** Both are unique: names that differ in capitals only, and names that look alike. */
export interface NameKeys {
  readonly nameKey: string;
  readonly lookKey: string;
}

export interface TokenRow {
  readonly label: string;
  readonly createdMs: number;
  readonly seenMs: number;
}

const COLUMNS =
  'u.id, u.kind, u.name, u.password, u.owner, u.email, u.webhook, u.webhook_secret, u.language, u.created_ms';

/** Users and their sessions. Tokens are stored as hashes: who reads the database cannot sit in anybody's place. */
export class UserStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Somebody of the house, or a guest of a test. Ids are drawn by us: one that is there is the same one. */
  async create(user: UserRow): Promise<void> {
    await insert(this.#db, user);
  }

  /** Somebody new, with the session to be known by. */
  async createWithSession(user: UserRow, session: NewSession): Promise<void> {
    await this.#db.transaction(async (sql) => {
      await insert(sql, user);
      await insertSession(sql, user.id, session);
    });
  }

  /** False: the owner is no account any more, or has `most` bots. The same name twice is a ConflictError. */
  async createBot(bot: UserRow & { readonly owner: UserId }, keys: NameKeys, most: number): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      if (!(await isThere(sql, bot.owner, { kind: 'account' }))) return false;
      const row = await oneRow(
        sql,
        'SELECT COUNT(*) AS n FROM users WHERE owner = $1 AND deleted_ms IS NULL AND id <> $2',
        bot.owner,
        bot.id,
      );
      if (Number(row.n) >= most) return false;
      await insert(sql, bot, keys);
      return true;
    });
  }

  async get(id: UserId): Promise<UserRow | undefined> {
    return this.#one('u.id = $1', id);
  }

  async byName(nameKey: string): Promise<UserRow | undefined> {
    return this.#one('u.name_key = $1', nameKey);
  }

  async botsOf(owner: UserId): Promise<UserRow[]> {
    const rows = await this.#db.all(
      `SELECT ${COLUMNS} FROM users u WHERE u.owner = $1 AND u.deleted_ms IS NULL ORDER BY u.created_ms`,
      owner,
    );
    return rows.map(userOf);
  }

  /**
   * A guest becomes an account, with all that belongs to one. The session `from` is replaced by a new one, and every other ends: whoever knew
   * the guest's token does not get the account. False: it is no guest any more. Taken: a ConflictError.
   */
  async takeName(
    id: UserId,
    name: string,
    { nameKey, lookKey }: NameKeys,
    password: string,
    { from, to }: { readonly from?: string | undefined; readonly to: NewSession },
  ): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      const taken = await sql.run(
        `UPDATE users SET kind = 'account', name = $2, name_key = $3, password = $4, look_key = $5
         WHERE id = $1 AND kind = 'guest' AND deleted_ms IS NULL`,
        id,
        name,
        nameKey,
        password,
        lookKey,
      );
      if (taken === 0) return false;
      await insertSession(sql, id, to);
      if (from !== undefined) await sql.run('UPDATE push_devices SET session = $2 WHERE session = $1', from, to.token);
      await sql.run('DELETE FROM sessions WHERE user_id = $1 AND token <> $2', id, to.token);
      return true;
    });
  }

  /** An account takes another name. False: it is no account any more. Taken: a ConflictError. */
  async rename(id: UserId, name: string, { nameKey, lookKey }: NameKeys): Promise<boolean> {
    const renamed = await this.#db.run(
      `UPDATE users SET name = $2, name_key = $3, look_key = $4 WHERE id = $1 AND kind = 'account' AND deleted_ms IS NULL`,
      id,
      name,
      nameKey,
      lookKey,
    );
    return renamed > 0;
  }

  /** Names from before looks were kept. Of two that look alike already, the older keeps others away. */
  async fillLooks(lookKey: (name: string) => string): Promise<void> {
    const rows = await this.#db.all(
      'SELECT id, name FROM users WHERE name_key IS NOT NULL AND look_key IS NULL ORDER BY created_ms',
    );
    for (const row of rows) {
      await this.#db.run(
        'UPDATE users SET look_key = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users o WHERE o.look_key = $2)',
        text(row.id),
        lookKey(text(row.name)),
      );
    }
  }

  /** And all other browsers have to log in again. False: the password is not any more the one that was checked. */
  async changePassword(id: UserId, checked: string, password: string, butToken: string): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      const changed = await sql.run(
        'UPDATE users SET password = $3 WHERE id = $1 AND password = $2 AND deleted_ms IS NULL',
        id,
        checked,
        password,
      );
      if (changed === 0) return false;
      await sql.run(`DELETE FROM sessions WHERE user_id = $1 AND kind = 'cookie' AND token <> $2`, id, butToken);
      return true;
    });
  }

  async setLanguage(id: UserId, language: string): Promise<void> {
    await this.#db.run('UPDATE users SET language = $2 WHERE id = $1', id, language);
  }

  async setNotices(
    id: UserId,
    { email, webhook, webhookSecret }: Pick<UserRow, 'email' | 'webhook' | 'webhookSecret'>,
  ): Promise<void> {
    await this.#db.run(
      'UPDATE users SET email = $2, webhook = $3, webhook_secret = $4 WHERE id = $1',
      id,
      email,
      webhook,
      webhookSecret,
    );
  }

  /**
   * With all their bots. Games stay, since they are the opponents' too; what is personal goes. Nothing: they are not any more as
   * they were when the password was checked. Otherwise who is gone.
   */
  async remove(
    { id, kind, password }: Pick<UserRow, 'id' | 'kind' | 'password'>,
    atMs: number,
  ): Promise<readonly UserId[] | undefined> {
    return this.#db.transaction(async (sql) => {
      if (!(await isThere(sql, id, { kind, ...(password === undefined ? {} : { password }) }))) return undefined;
      const bots = await sql.all('SELECT id FROM users WHERE owner = $1 AND deleted_ms IS NULL', id);
      const gone = [id, ...bots.map((bot) => text(bot.id))].toSorted();
      await erase(sql, gone, atMs);
      return gone;
    });
  }

  /** False: that owner has no such bot, or not any more the password that was checked. */
  async removeBot({ id, password }: Pick<UserRow, 'id' | 'password'>, bot: UserId, atMs: number): Promise<boolean> {
    return this.#ofBot(id, bot, (sql) => erase(sql, [bot], atMs), password);
  }

  /** Nothing: no webhook. The secret stays when the address changes. False: that owner has no such bot. */
  async setBotWebhook(owner: UserId, bot: UserId, webhook: string | undefined, newSecret: string): Promise<boolean> {
    return this.#ofBot(owner, bot, async (sql) => {
      await (webhook === undefined
        ? sql.run('UPDATE users SET webhook = NULL, webhook_secret = NULL WHERE id = $1', bot)
        : sql.run(
            'UPDATE users SET webhook = $2, webhook_secret = COALESCE(webhook_secret, $3) WHERE id = $1',
            bot,
            webhook,
            newSecret,
          ));
    });
  }

  /** False: the password is not any more the one that was checked. */
  async logIn(id: UserId, checked: string, session: NewSession): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      if (!(await isThere(sql, id, { password: checked }))) return false;
      await insertSession(sql, id, session);
      return true;
    });
  }

  /** Unless that owner has no such bot, or it has `most` tokens. */
  async addToken(
    owner: UserId,
    bot: UserId,
    session: NewSession,
    most: number,
  ): Promise<'added' | 'not-theirs' | 'too-many'> {
    let isFull = false;
    const isTheirs = await this.#ofBot(owner, bot, async (sql) => {
      const statement = `SELECT COUNT(*) AS n FROM sessions WHERE user_id = $1 AND kind = 'token'`;
      isFull = Number((await oneRow(sql, statement, bot)).n) >= most;
      if (!isFull) await insertSession(sql, bot, session);
    });
    if (!isTheirs) return 'not-theirs';
    return isFull ? 'too-many' : 'added';
  }

  /** False: that owner has no such bot. */
  async removeTokens(owner: UserId, bot: UserId): Promise<boolean> {
    return this.#ofBot(owner, bot, async (sql) => {
      await sql.run(`DELETE FROM sessions WHERE user_id = $1 AND kind = 'token'`, bot);
    });
  }

  /** The owner first, as when they leave for good with all their bots. */
  async #ofBot(owner: UserId, bot: UserId, act: (sql: Sql) => Promise<void>, password?: string): Promise<boolean> {
    const checked = { kind: 'account', ...(password === undefined ? {} : { password }) };
    return this.#db.transaction(async (sql) => {
      const isTheirs = (await isThere(sql, owner, checked)) && (await isThere(sql, bot, { owner }));
      if (isTheirs) await act(sql);
      return isTheirs;
    });
  }

  async session(token: string): Promise<SessionRow | undefined> {
    const [row] = await this.#db.all(
      `SELECT ${COLUMNS}, s.kind AS session_kind, s.seen_ms FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token = $1`,
      token,
    );
    if (!row) return undefined;
    return {
      token,
      user: userOf(row),
      kind: text(row.session_kind) as SessionRow['kind'],
      seenMs: Number(row.seen_ms),
    };
  }

  async touchSession(token: string, atMs: number): Promise<void> {
    await this.#db.run('UPDATE sessions SET seen_ms = $2 WHERE token = $1', token, atMs);
  }

  async tokensOf(user: UserId): Promise<TokenRow[]> {
    const rows = await this.#db.all(
      `SELECT label, created_ms, seen_ms FROM sessions WHERE user_id = $1 AND kind = 'token' ORDER BY created_ms`,
      user,
    );
    return rows.map((row) => ({
      label: text(row.label),
      createdMs: Number(row.created_ms),
      seenMs: Number(row.seen_ms),
    }));
  }

  async removeSession(token: string): Promise<void> {
    await this.#db.run('DELETE FROM sessions WHERE token = $1', token);
  }

  /** Which of these are sessions of somebody who is there. */
  async knownSessions(tokens: readonly string[]): Promise<ReadonlySet<string>> {
    if (tokens.length === 0) return new Set();
    const places = tokens.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await this.#db.all(`SELECT token FROM sessions WHERE token IN (${places})`, ...tokens);
    return new Set(rows.map((row) => text(row.token)));
  }

  async removeSessionsUnseenSince(ms: number): Promise<number> {
    return this.#db.run(`DELETE FROM sessions WHERE kind = 'cookie' AND seen_ms < $1`, ms);
  }

  async #one(where: string, param: string): Promise<UserRow | undefined> {
    const [row] = await this.#db.all(`SELECT ${COLUMNS} FROM users u WHERE ${where} AND u.deleted_ms IS NULL`, param);
    return row ? userOf(row) : undefined;
  }
}

async function insert(sql: Sql, user: UserRow, keys?: NameKeys): Promise<void> {
  await sql.run(
    `INSERT INTO users (id, kind, name, name_key, password, owner, language, created_ms, look_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING`,
    user.id,
    user.kind,
    user.name,
    keys?.nameKey,
    user.password,
    user.owner,
    user.language,
    user.createdMs,
    keys?.lookKey,
  );
}

async function insertSession(sql: Sql, user: UserId, { token, kind, label, atMs }: NewSession): Promise<void> {
  await sql.run(
    `INSERT INTO sessions (token, user_id, kind, label, created_ms, seen_ms) VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (token) DO NOTHING`,
    token,
    user,
    kind,
    label,
    atMs,
  );
}

/** What is personal of these users. Their games stay, and the numbers of what they said at a table, but not the words. */
async function erase(sql: Sql, users: readonly UserId[], atMs: number): Promise<void> {
  for (const user of users) {
    await sql.run("UPDATE chat SET text = '' WHERE user_id = $1", user);
    await sql.run('DELETE FROM ratings WHERE user_id = $1', user);
    await sql.run('DELETE FROM sessions WHERE user_id = $1', user);
  }
  for (const user of users) {
    await sql.run(
      `UPDATE users SET kind = 'guest', name = '', name_key = NULL, look_key = NULL, password = NULL, email = NULL, webhook = NULL,
       webhook_secret = NULL, deleted_ms = $2 WHERE id = $1`,
      user,
      atMs,
    );
  }
}

type Fact = 'kind' | 'password' | 'owner';

/** Whether somebody is there and so. Writing the row keeps it so until the transaction ends: both databases know no other common lock. */
export async function isThere(sql: Sql, id: UserId, facts: Readonly<Partial<Record<Fact, string>>>): Promise<boolean> {
  const names = Object.keys(facts) as Fact[];
  const so = names.map((name, i) => ` AND ${name} = $${i + 2}`).join('');
  const values = names.map((name) => facts[name]);
  return (await sql.run(`UPDATE users SET id = id WHERE id = $1 AND deleted_ms IS NULL${so}`, id, ...values)) > 0;
}

function userOf(row: SqlRow): UserRow {
  const optional = {
    password: textOrNothing(row.password),
    owner: textOrNothing(row.owner),
    email: textOrNothing(row.email),
    webhook: textOrNothing(row.webhook),
    webhookSecret: textOrNothing(row.webhook_secret),
  };
  const known = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return { ...personOf(row), language: text(row.language), createdMs: Number(row.created_ms), ...known };
}
