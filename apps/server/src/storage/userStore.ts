import type { Person, UserId } from '@caravanserai/contract';
import { leaveDuos } from './duoStore.ts';
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

/** Of a browser, or of a bot's token; `token` is its hash. */
export interface NewSession {
  readonly token: string;
  readonly kind: SessionRow['kind'];
  readonly label: string;
  readonly atMs: number;
}

/** Both are unique: names may not differ only in case, or look alike. */
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

/** Users and their sessions. Tokens are stored as hashes: a leaked database does not give access to accounts. */
export class UserStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A bot of the server, or a guest of a test. Ids are random: an existing one is the same user. */
  async create(user: UserRow): Promise<void> {
    await insert(this.#db, user);
  }

  /** Creates a user and its session. */
  async createWithSession(user: UserRow, session: NewSession): Promise<void> {
    await this.#db.transaction(async (sql) => {
      await insert(sql, user);
      await insertSession(sql, user.id, session);
    });
  }

  /** False: the owner is not an account, or has `most` bots. Throws a ConflictError if the name is taken. */
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
   * Turns a guest into an account. The session `from` is replaced by a new one, and all others end: knowing the guest's token gives no
   * access to the account. False: not a guest any more. Throws a ConflictError if the name is taken.
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

  /** Renames an account. False: not an account any more. Throws a ConflictError if the name is taken. */
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

  /** For names older than the column. If two look alike already, the older one reserves the look. */
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

  /** Also ends all other sessions. False: the password is no longer the one that was checked. */
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

  /** False: the user has been deleted or has become an account, or the password is no longer the one that was checked. */
  async setNotices(
    { id, kind }: Pick<UserRow, 'id' | 'kind'>,
    { email, webhook, webhookSecret }: Pick<UserRow, 'email' | 'webhook' | 'webhookSecret'>,
    checked?: string,
  ): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      if (!(await isThere(sql, id, { kind, ...(checked === undefined ? {} : { password: checked }) }))) return false;
      const statement = 'UPDATE users SET email = $2, webhook = $3, webhook_secret = $4 WHERE id = $1';
      await sql.run(statement, id, email, webhook, webhookSecret);
      return true;
    });
  }

  /**
   * Deletes users with all their bots. Games stay, since they belong to the opponents, too; personal data is erased. Nothing: the user has
   * changed since the password was checked. Otherwise the ids of the deleted users.
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

  /** False: the owner has no such bot, or its password is no longer the one that was checked. */
  async removeBot({ id, password }: Pick<UserRow, 'id' | 'password'>, bot: UserId, atMs: number): Promise<boolean> {
    return this.#ofBot(id, bot, (sql) => erase(sql, [bot], atMs), password);
  }

  /** Without `webhook`, removes it. Changing the address keeps the secret. False: as in `removeBot`. */
  async setBotWebhook(
    owner: UserId,
    bot: UserId,
    { webhook, newSecret }: { readonly webhook: string | undefined; readonly newSecret: string },
    checked?: string,
  ): Promise<boolean> {
    const set = async (sql: Sql) => {
      await (webhook === undefined
        ? sql.run('UPDATE users SET webhook = NULL, webhook_secret = NULL WHERE id = $1', bot)
        : sql.run(
            'UPDATE users SET webhook = $2, webhook_secret = COALESCE(webhook_secret, $3) WHERE id = $1',
            bot,
            webhook,
            newSecret,
          ));
    };
    return this.#ofBot(owner, bot, set, checked);
  }

  /** False: the password is no longer the one that was checked. */
  async logIn(id: UserId, checked: string, session: NewSession): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      if (!(await isThere(sql, id, { password: checked }))) return false;
      await insertSession(sql, id, session);
      return true;
    });
  }

  /** Adds nothing if the owner has no such bot, or the bot has `most` tokens. */
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

  /** False: the owner has no such bot. */
  async removeTokens(owner: UserId, bot: UserId): Promise<boolean> {
    return this.#ofBot(owner, bot, async (sql) => {
      await sql.run(`DELETE FROM sessions WHERE user_id = $1 AND kind = 'token'`, bot);
    });
  }

  /** Writes the owner's row first, in the same lock order as the deletion of an account. */
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

  /** The tokens among these whose session exists. */
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

/** Erases personal data of these users. Their games stay, and the numbers of their chat messages without the text. */
async function erase(sql: Sql, users: readonly UserId[], atMs: number): Promise<void> {
  for (const user of users) {
    await sql.run("UPDATE chat SET text = '' WHERE user_id = $1", user);
    await sql.run('DELETE FROM ratings WHERE user_id = $1', user);
    await sql.run('DELETE FROM sessions WHERE user_id = $1', user);
    await sql.run('DELETE FROM puzzle_tries WHERE user_id = $1', user);
    await leaveDuos(sql, user);
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

/**
 * Whether the user exists with these values. Writes the row to lock it until the transaction ends: the only row lock that both databases
 * share.
 */
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
