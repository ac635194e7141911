import type { Person, UserId } from '@caravanserai/contract';
import { personOf, text, textOrNothing } from './rows.ts';
import type { Database, SqlRow } from './sql.ts';

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
  readonly user: UserRow;
  readonly kind: 'cookie' | 'token';
  readonly seenMs: number;
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

  /** The same key twice is a ConflictError: the name is taken. */
  async create(user: UserRow, nameKey?: string): Promise<void> {
    await this.#db.run(
      `INSERT INTO users (id, kind, name, name_key, password, owner, language, created_ms)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      user.id,
      user.kind,
      user.name,
      nameKey,
      user.password,
      user.owner,
      user.language,
      user.createdMs,
    );
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

  /** A guest becomes an account, or an account takes another name. Taken: a ConflictError. */
  async rename(id: UserId, kind: Person['kind'], name: string, nameKey: string): Promise<void> {
    await this.#db.run('UPDATE users SET kind = $2, name = $3, name_key = $4 WHERE id = $1', id, kind, name, nameKey);
  }

  async setPassword(id: UserId, password: string): Promise<void> {
    await this.#db.run('UPDATE users SET password = $2 WHERE id = $1', id, password);
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

  /** Games stay, since they are the opponents' too; what is personal goes. */
  async remove(id: UserId, atMs: number): Promise<void> {
    await this.#db.transaction(async (sql) => {
      await sql.run('DELETE FROM sessions WHERE user_id = $1', id);
      await sql.run('DELETE FROM ratings WHERE user_id = $1', id);
      await sql.run(
        `UPDATE users SET kind = 'guest', name = '', name_key = NULL, password = NULL, email = NULL, webhook = NULL,
         webhook_secret = NULL, deleted_ms = $2 WHERE id = $1`,
        id,
        atMs,
      );
    });
  }

  async addSession(token: string, user: UserId, kind: SessionRow['kind'], label: string, atMs: number): Promise<void> {
    await this.#db.run(
      'INSERT INTO sessions (token, user_id, kind, label, created_ms, seen_ms) VALUES ($1, $2, $3, $4, $5, $5)',
      token,
      user,
      kind,
      label,
      atMs,
    );
  }

  async session(token: string): Promise<SessionRow | undefined> {
    const [row] = await this.#db.all(
      `SELECT ${COLUMNS}, s.kind AS session_kind, s.seen_ms FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token = $1`,
      token,
    );
    if (!row) return undefined;
    return { user: userOf(row), kind: text(row.session_kind) as SessionRow['kind'], seenMs: Number(row.seen_ms) };
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

  /** All of a kind, but perhaps one. */
  async removeSessions(user: UserId, kind: SessionRow['kind'], butToken = ''): Promise<void> {
    await this.#db.run('DELETE FROM sessions WHERE user_id = $1 AND kind = $2 AND token <> $3', user, kind, butToken);
  }

  async removeSessionsUnseenSince(ms: number): Promise<number> {
    return this.#db.run(`DELETE FROM sessions WHERE kind = 'cookie' AND seen_ms < $1`, ms);
  }

  async #one(where: string, param: string): Promise<UserRow | undefined> {
    const [row] = await this.#db.all(`SELECT ${COLUMNS} FROM users u WHERE ${where} AND u.deleted_ms IS NULL`, param);
    return row ? userOf(row) : undefined;
  }
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
