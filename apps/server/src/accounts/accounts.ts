import { err, ok, type Person, type UserId } from '@caravanserai/contract';
import { newToken, newUserId, tokenHash } from '../matches/ids.ts';
import type { Done } from '../matches/types.ts';
import { ConflictError } from '../storage/sql.ts';
import type { SessionRow, UserRow, UserStore } from '../storage/userStore.ts';
import { checkPassword, hashPassword } from './password.ts';

const SEEN_EVERY_MS = 3_600_000; // a session is written again at most once an hour
const MOST_BOTS = 10; // an account

export const NAME_PATTERN = '^[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_ -]{1,18})[\\p{L}\\p{N}]$'; // 3 to 20

/** Who is who. A visitor is somebody at once; a name and a password come later, if ever. */
export class Accounts {
  readonly #users: UserStore;
  readonly #now: () => number;

  constructor(users: UserStore, now: () => number) {
    this.#users = users;
    this.#now = now;
  }

  async newGuest(language: string): Promise<{ readonly user: UserRow; readonly token: string }> {
    const user: UserRow = { id: newUserId(), kind: 'guest', name: '', language, createdMs: this.#now() };
    await this.#users.create(user);
    return { user, token: await this.#newSession(user.id, 'cookie', '') };
  }

  async session(token: string): Promise<SessionRow | undefined> {
    const hash = tokenHash(token);
    const session = await this.#users.session(hash);
    const nowMs = this.#now();
    if (session && nowMs - session.seenMs > SEEN_EVERY_MS) await this.#users.touchSession(hash, nowMs);
    return session;
  }

  /** A guest takes a name and keeps everything. */
  async takeName(user: UserRow, name: string, password: string): Promise<Done<Person>> {
    if (user.kind !== 'guest') return err({ code: 'wrong-status', detail: 'there is a name already' });
    const renamed = await this.#rename(user.id, 'account', name);
    if (renamed.ok) await this.#users.setPassword(user.id, await hashPassword(password));
    return renamed;
  }

  async rename(user: UserRow, name: string): Promise<Done<Person>> {
    if (user.kind !== 'account') return err({ code: 'wrong-status' });
    return this.#rename(user.id, 'account', name);
  }

  async #rename(id: UserId, kind: Person['kind'], name: string): Promise<Done<Person>> {
    try {
      await this.#users.rename(id, kind, name, keyOf(name));
    } catch (error) {
      if (error instanceof ConflictError) return err({ code: 'name-taken' });
      throw error;
    }
    return ok({ id, kind, name });
  }

  async logIn(name: string, password: string): Promise<Done<{ readonly user: UserRow; readonly token: string }>> {
    const user = await this.#users.byName(keyOf(name));
    if (!(await checkPassword(password, user?.password)) || !user) return err({ code: 'wrong-password' });
    return ok({ user, token: await this.#newSession(user.id, 'cookie', '') });
  }

  async logOut(token: string): Promise<void> {
    await this.#users.removeSession(tokenHash(token));
  }

  /** Other browsers have to log in again. */
  async changePassword(user: UserRow, token: string, old: string, password: string): Promise<Done<undefined>> {
    if (!(await checkPassword(old, user.password))) return err({ code: 'wrong-password' });
    await this.#users.setPassword(user.id, await hashPassword(password));
    await this.#users.removeSessions(user.id, 'cookie', tokenHash(token));
    return ok(undefined);
  }

  async remove(user: UserRow, password: string | undefined): Promise<Done<undefined>> {
    if (user.kind === 'account' && !(await checkPassword(password ?? '', user.password))) {
      return err({ code: 'wrong-password' });
    }
    for (const bot of await this.#users.botsOf(user.id)) await this.#users.remove(bot.id, this.#now());
    await this.#users.remove(user.id, this.#now());
    return ok(undefined);
  }

  async newBot(owner: UserRow, name: string): Promise<Done<Person>> {
    if (owner.kind !== 'account') return err({ code: 'forbidden', detail: 'bots belong to accounts' });
    if ((await this.#users.botsOf(owner.id)).length >= MOST_BOTS) return err({ code: 'too-many', detail: 'bots' });
    const bot: UserRow = {
      id: newUserId(),
      kind: 'bot',
      name,
      owner: owner.id,
      language: owner.language,
      createdMs: this.#now(),
    };
    try {
      await this.#users.create(bot, keyOf(name));
    } catch (error) {
      if (error instanceof ConflictError) return err({ code: 'name-taken' });
      throw error;
    }
    return ok({ id: bot.id, kind: 'bot', name });
  }

  /** Shown once; the database keeps its hash. */
  async newBotToken(owner: UserRow, bot: UserId, label: string): Promise<Done<string>> {
    if (!(await this.#owns(owner, bot))) return err({ code: 'not-found' });
    return ok(await this.#newSession(bot, 'token', label));
  }

  async endBotTokens(owner: UserRow, bot: UserId): Promise<Done<undefined>> {
    if (!(await this.#owns(owner, bot))) return err({ code: 'not-found' });
    await this.#users.removeSessions(bot, 'token');
    return ok(undefined);
  }

  async #owns(owner: UserRow, bot: UserId): Promise<boolean> {
    return (await this.#users.get(bot))?.owner === owner.id;
  }

  async #newSession(user: UserId, kind: SessionRow['kind'], label: string): Promise<string> {
    const token = newToken();
    await this.#users.addSession(tokenHash(token), user, kind, label, this.#now());
    return token;
  }
}

/** Names that look alike are the same name. */
export function keyOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');
}
