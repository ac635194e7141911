import { err, ok, type OnlineError, type Person, type UserId } from '@caravanserai/contract';
import { newToken, newUserId, tokenHash } from '../matches/ids.ts';
import type { Done } from '../matches/types.ts';
import { ConflictError } from '../storage/sql.ts';
import type { NewSession, SessionRow, UserRow, UserStore } from '../storage/userStore.ts';
import { networksOf, subscriberKey } from '../limits/address.ts';
import { BOT_TOKENS, BOTS_OWNED } from '../limits/limits.ts';
import type { Devices } from './devices.ts';
import type { Guess, Guesses } from './guesses.ts';
import { checkName, nameKey, nameKeys, type NameProblem } from './names.ts';
import type { Passwords } from './password.ts';

const SEEN_EVERY_MS = 3_600_000; // minimum interval between two updates of a session's last-seen time

export interface AccountsDeps {
  readonly users: UserStore;
  readonly passwords: Passwords;
  readonly guesses: Guesses;
  readonly devices: Devices;
  readonly now: () => number;
  /** Sessions of this user have ended. */
  readonly onEnded: (user: UserId) => void;
}

/** Origin of a request that carries a password. */
export interface Origin {
  readonly address: string;
  readonly marks?: string | undefined; // device cookies of the browser, see `devices.ts`
  readonly session?: SessionRow | undefined;
}

/** Result of a login: the session token, and the device cookies for the browser. */
export interface LoggedIn {
  readonly user: UserRow;
  readonly token: string;
  readonly marks: string;
}

/**
 * Users, sessions and passwords. Every visitor is a user (a guest) from the first request; a name and a password are optional. Each change
 * is one transaction.
 */
export class Accounts {
  readonly #deps: AccountsDeps;
  readonly #users: UserStore;
  readonly #passwords: Passwords;
  readonly #guesses: Guesses;
  readonly #devices: Devices;
  readonly #now: () => number;

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
    this.#users = deps.users;
    this.#passwords = deps.passwords;
    this.#guesses = deps.guesses;
    this.#devices = deps.devices;
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

  /**
   * Turns a guest into an account under a new session. Call `ended` once the caller has its token: that closes the sockets of the old
   * session.
   */
  async takeName(user: UserRow, request: string, password: string, from: Origin): Promise<Done<LoggedIn>> {
    if (user.kind !== 'guest') return err({ code: 'wrong-status', detail: 'there is a name already' });
    const checked = nameFor(request);
    if (!checked.ok) return checked;
    const name = checked.value;
    const hash = await this.#passwords.hash(password, placeOf(from));
    const account: UserRow = { ...user, kind: 'account', name, password: hash };
    const token = newToken();
    const sessions = { from: from.session?.token, to: this.#session(token) };
    const done = await named(account, () => this.#users.takeName(user.id, name, nameKeys(name), hash, sessions));
    return done.ok ? ok({ user: account, token, marks: this.#devices.add(from.marks, account) }) : done;
  }

  /** Closes the sockets of ended sessions; they reconnect with the browser's current session. */
  ended(user: UserId): void {
    this.#deps.onEnded(user);
  }

  async rename(user: UserRow, request: string): Promise<Done<Person>> {
    const checked = nameFor(request);
    if (!checked.ok) return checked;
    const name = checked.value;
    return named({ id: user.id, kind: 'account', name }, () => this.#users.rename(user.id, name, nameKeys(name)));
  }

  /** Wrong guesses of others at the name do not delay a browser that is known for the account. */
  async logIn(name: string, password: string, from: Origin): Promise<Done<LoggedIn>> {
    const user = await this.#users.byName(nameKey(name));
    const known = this.#knownAs(user, from);
    const guess = known ?? { at: `name ${nameKey(name)}`, from: subscriberKey(from.address) };
    const right = await this.#check(guess, password, user, placeOf(from, known && user));
    if (!right.ok) return right;
    const token = newToken();
    const isIn = await this.#users.logIn(right.value.id, right.value.password, this.#session(token));
    if (!isIn) return err({ code: 'wrong-password' });
    return ok({ user: right.value, token, marks: this.#devices.add(from.marks, right.value) });
  }

  /** Guesses of this browser are counted separately if it is known for the account and has not guessed wrong too often itself. */
  #knownAs(user: UserRow | undefined, from: Origin): Guess | undefined {
    const at = this.#devices.find(from.marks, user ?? NOBODY) ?? (user && ownSession(from, user));
    return at === undefined || this.#guesses.refusal({ at }) ? undefined : { at };
  }

  /** The account, if the password is correct. */
  async #check(
    guess: Guess,
    password: string,
    user: UserRow | undefined,
    place: readonly string[],
  ): Promise<Done<UserRow & { readonly password: string }>> {
    const right = await this.#guesses.guard(guess, () => this.#passwords.check(password, user?.password, place));
    if (!right.ok) return right;
    if (!right.value || user?.password === undefined) return err({ code: 'wrong-password' });
    return ok({ ...user, password: user.password });
  }

  async logOut(user: UserRow, token: string): Promise<void> {
    await this.#users.removeSession(tokenHash(token));
    this.#deps.onEnded(user.id);
  }

  /** Ends the sessions of all other browsers. The answer has new device cookies for this one. */
  async changePassword(
    user: UserRow,
    { old, password }: { readonly old: string; readonly password: string },
    from: Origin,
  ): Promise<Done<string>> {
    const place = placeOf(from, user);
    const session = ownSession(from, user) ?? '';
    const right = await this.#check({ at: session }, old, user, place);
    if (!right.ok) return right;
    const hash = await this.#passwords.hash(password, place);
    const isChanged = await this.#users.changePassword(user.id, right.value.password, hash, session);
    if (!isChanged) return err({ code: 'wrong-password' });
    this.#deps.onEnded(user.id);
    return ok(this.#devices.add(from.marks, { id: user.id, password: hash }));
  }

  /** Requires the password of an account. A guest has none: its session is enough. */
  async confirm(user: UserRow, password: string | undefined, from: Origin): Promise<Done<UserRow>> {
    if (user.kind === 'guest') return ok(user);
    return this.#check({ at: ownSession(from, user) ?? '' }, password ?? '', user, placeOf(from, user));
  }

  async remove(user: UserRow, password: string | undefined, from: Origin): Promise<Done<undefined>> {
    const right = await this.confirm(user, password, from);
    if (!right.ok) return right;
    const gone = await this.#users.remove(right.value, this.#now());
    if (!gone) return err({ code: 'wrong-password' });
    for (const one of gone) this.#deps.onEnded(one);
    return ok(undefined);
  }

  /** Requires the owner's password: a bot's token only allows playing. */
  async removeBot(owner: UserRow, bot: UserId, password: string, from: Origin): Promise<Done<undefined>> {
    const right = await this.confirm(owner, password, from);
    if (!right.ok) return right;
    if (!(await this.#users.removeBot(right.value, bot, this.#now()))) return err({ code: 'not-found' });
    this.#deps.onEnded(bot);
    return ok(undefined);
  }

  async newBot(owner: UserRow, request: string): Promise<Done<Person>> {
    const checked = nameFor(request);
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

  /** The token is shown once; the database stores its hash. */
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

/**
 * Groups for the queue of password checks. Account owners are served apart from unknown callers, so that requests from many networks do not
 * lock them out; then come the networks of the address, the widest first.
 */
function placeOf({ address }: Origin, owner?: UserRow): readonly string[] {
  const networks = networksOf(address).map(({ key }) => key);
  return owner ? ['owner', ...networks, owner.id] : ['stranger', ...networks];
}

/** Matches no device cookie; looking for it takes equally long. */
const NOBODY = { id: '' };

/** Hash of the session token, if the session belongs to that account. */
function ownSession({ session }: Origin, { id }: UserRow): string | undefined {
  return session?.user.id === id ? session.token : undefined;
}

const WHY_NOT = {
  letters: { code: 'malformed', detail: 'name: letters of one script and digits, with a space, _ or - between' },
  length: { code: 'malformed', detail: 'name: 3 to 20 letters or digits' },
  reserved: { code: 'name-taken', detail: 'reserved' },
} as const satisfies Record<NameProblem, OnlineError>;

function nameFor(request: string): Done<string> {
  const checked = checkName(request);
  return checked.ok ? checked : err(WHY_NOT[checked.error]);
}

/** `write` returns false if the account has changed meanwhile. */
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
