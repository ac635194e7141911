import { err, ok, type OnlineError, type Person, type UserId } from '@caravanserai/contract';
import { newToken, newUserId, tokenHash } from '../matches/ids.ts';
import type { Done } from '../matches/types.ts';
import { ConflictError } from '../storage/sql.ts';
import type { NewSession, SessionRow, UserRow, UserStore } from '../storage/userStore.ts';
import { BOT_TOKENS, BOTS_OWNED } from '../limits/limits.ts';
import { checkName, nameKey, nameKeys, type NameProblem } from './names.ts';
import type { Passwords } from './password.ts';

const SEEN_EVERY_MS = 3_600_000; // a session is written again at most once an hour

export interface AccountsDeps {
  readonly users: UserStore;
  readonly passwords: Passwords;
  readonly now: () => number;
  /** Sessions of theirs have ended. */
  readonly onEnded: (user: UserId) => void;
}

/** Who is who. A visitor is somebody at once; a name and a password come later, if ever. Each change is one transaction. */
export class Accounts {
  readonly #deps: AccountsDeps;
  readonly #users: UserStore;
  readonly #passwords: Passwords;
  readonly #now: () => number;

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
    this.#users = deps.users;
    this.#passwords = deps.passwords;
    this.#now = deps.now;
  }

  async newGuest(language: string): Promise<{ readonly user: UserRow; readonly token: string }> {
    const user: UserRow = { id: newUserId(), kind: 'guest', name: '', language, createdMs: this.#now() };
    const token = newToken();
    await this.#users.createWithSession(user, this.#session(token));
    return { user, token };
  }

  async session(token: string): Promise<SessionRow | undefined> {
    const hash = tokenHash(token);
    const session = await this.#users.session(hash);
    const nowMs = this.#now();
    if (session && nowMs - session.seenMs > SEEN_EVERY_MS) await this.#users.touchSession(hash, nowMs);
    return session;
  }

  /** A guest takes a name and keeps everything. */
  async takeName(user: UserRow, wish: string, password: string): Promise<Done<Person>> {
    if (user.kind !== 'guest') return err({ code: 'wrong-status', detail: 'there is a name already' });
    const checked = nameFor(wish);
    if (!checked.ok) return checked;
    const name = checked.value;
    const hash = await this.#passwords.hash(password);
    return named({ id: user.id, kind: 'account', name }, () =>
      this.#users.takeName(user.id, name, nameKeys(name), hash),
    );
  }

  async rename(user: UserRow, wish: string): Promise<Done<Person>> {
    if (user.kind !== 'account') return err({ code: 'wrong-status' });
    const checked = nameFor(wish);
    if (!checked.ok) return checked;
    const name = checked.value;
    return named({ id: user.id, kind: 'account', name }, () => this.#users.rename(user.id, name, nameKeys(name)));
  }

  async logIn(name: string, password: string): Promise<Done<{ readonly user: UserRow; readonly token: string }>> {
    const user = await this.#users.byName(nameKey(name));
    const isRight = await this.#passwords.check(password, user?.password);
    if (!isRight || user?.password === undefined) return err({ code: 'wrong-password' });
    const token = newToken();
    const isIn = await this.#users.logIn(user.id, user.password, this.#session(token));
    return isIn ? ok({ user, token }) : err({ code: 'wrong-password' });
  }

  async logOut(user: UserRow, token: string): Promise<void> {
    await this.#users.removeSession(tokenHash(token));
    this.#deps.onEnded(user.id);
  }

  /** Other browsers have to log in again. */
  async changePassword(user: UserRow, token: string, old: string, password: string): Promise<Done<undefined>> {
    const isRight = await this.#passwords.check(old, user.password);
    if (!isRight || user.password === undefined) return err({ code: 'wrong-password' });
    const hash = await this.#passwords.hash(password);
    const isChanged = await this.#users.changePassword(user.id, user.password, hash, tokenHash(token));
    if (!isChanged) return err({ code: 'wrong-password' });
    this.#deps.onEnded(user.id);
    return ok(undefined);
  }

  async remove(user: UserRow, password: string | undefined): Promise<Done<undefined>> {
    if (user.kind === 'account' && !(await this.#passwords.check(password ?? '', user.password))) {
      return err({ code: 'wrong-password' });
    }
    const gone = await this.#users.remove(user, this.#now());
    if (!gone) return err({ code: 'wrong-password' });
    for (const one of gone) this.#deps.onEnded(one);
    return ok(undefined);
  }

  async newBot(owner: UserRow, wish: string): Promise<Done<Person>> {
    if (owner.kind !== 'account') return err({ code: 'forbidden', detail: 'bots belong to accounts' });
    const checked = nameFor(wish);
    if (!checked.ok) return checked;
    const name = checked.value;
    const bot = {
      id: newUserId(),
      kind: 'bot',
      name,
      owner: owner.id,
      language: owner.language,
      createdMs: this.#now(),
    } as const;
    const tooMany: OnlineError = { code: 'too-many', detail: 'bots' };
    const write = () => this.#users.createBot(bot, nameKeys(name), BOTS_OWNED);
    return named({ id: bot.id, kind: 'bot', name }, write, tooMany);
  }

  /** Shown once; the database keeps its hash. */
  async newBotToken(owner: UserRow, bot: UserId, label: string): Promise<Done<string>> {
    const token = newToken();
    const session = { ...this.#session(token), kind: 'token', label } as const;
    const done = await this.#users.addToken(owner.id, bot, session, BOT_TOKENS);
    if (done === 'too-many') return err({ code: 'too-many', detail: 'tokens' });
    return done === 'added' ? ok(token) : err({ code: 'not-found' });
  }

  async endBotTokens(owner: UserRow, bot: UserId): Promise<Done<undefined>> {
    if (!(await this.#users.removeTokens(owner.id, bot))) return err({ code: 'not-found' });
    this.#deps.onEnded(bot);
    return ok(undefined);
  }

  #session(token: string): NewSession {
    return { token: tokenHash(token), kind: 'cookie', label: '', atMs: this.#now() };
  }
}

const WHY_NOT = {
  letters: { code: 'malformed', detail: 'name: letters of one script and digits, with a space, _ or - between' },
  length: { code: 'malformed', detail: 'name: 3 to 20 letters or digits' },
  reserved: { code: 'name-taken', detail: 'reserved' },
} as const satisfies Record<NameProblem, OnlineError>;

function nameFor(wish: string): Done<string> {
  const checked = checkName(wish);
  return checked.ok ? checked : err(WHY_NOT[checked.error]);
}

/** `write` answers false where it is too late. */
async function named(
  person: Person,
  write: () => Promise<boolean>,
  otherwise: OnlineError = { code: 'wrong-status' },
): Promise<Done<Person>> {
  try {
    return (await write()) ? ok(person) : err(otherwise);
  } catch (error) {
    if (error instanceof ConflictError) return err({ code: 'name-taken' });
    throw error;
  }
}
