import type { UserId } from '@caravanserai/contract';
import { type Language, matchLanguage } from '@caravanserai/texts';
import { text } from './rows.ts';
import type { Database } from './sql.ts';
import { isThere } from './userStore.ts';

/** A subscribed browser; `endpoint` is its URL at the push service of its vendor. */
export interface Device {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly auth: string;
  readonly language: Language;
}

/** Devices belong to the session of their browser: they are deleted with it (`ON DELETE CASCADE`). */
export class PushStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** One per session; the latest `most` devices of a user stay. False: the session has ended. */
  async put(user: UserId, session: string, device: Device, atMs: number, most: number): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      if (!(await isThere(sql, user, {}))) return false;
      const isOpen = await sql.run(
        'UPDATE sessions SET token = token WHERE token = $1 AND user_id = $2',
        session,
        user,
      );
      if (isOpen === 0) return false;
      await sql.run('DELETE FROM push_devices WHERE session = $1 AND endpoint <> $2', session, device.endpoint);
      await sql.run(
        `INSERT INTO push_devices (endpoint, session, public_key, auth, language, created_ms) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (endpoint) DO UPDATE SET session = excluded.session, public_key = excluded.public_key, auth = excluded.auth,
           language = excluded.language, created_ms = excluded.created_ms`,
        device.endpoint,
        session,
        device.publicKey,
        device.auth,
        device.language,
        atMs,
      );
      await sql.run(
        `DELETE FROM push_devices WHERE endpoint IN (
           SELECT d.endpoint FROM push_devices d JOIN sessions s ON s.token = d.session WHERE s.user_id = $1
           ORDER BY d.created_ms DESC, d.endpoint LIMIT 1000 OFFSET $2)`,
        user,
        most,
      );
      return true;
    });
  }

  async remove(session: string): Promise<void> {
    await this.#db.run('DELETE FROM push_devices WHERE session = $1', session);
  }

  /** The push service no longer knows this endpoint. */
  async forget(endpoint: string): Promise<void> {
    await this.#db.run('DELETE FROM push_devices WHERE endpoint = $1', endpoint);
  }

  async devicesOf(user: UserId): Promise<Device[]> {
    const rows = await this.#db.all(
      `SELECT d.endpoint, d.public_key, d.auth, d.language FROM push_devices d JOIN sessions s ON s.token = d.session
       WHERE s.user_id = $1 ORDER BY d.endpoint`,
      user,
    );
    return rows.map((row) => ({
      endpoint: text(row.endpoint),
      publicKey: text(row.public_key),
      auth: text(row.auth),
      language: matchLanguage([text(row.language)]),
    }));
  }
}
