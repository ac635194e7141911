import { err, ok, type OnlineError, type Person, type UserId } from '@caravanserai/contract';
import { newToken, newUserId, tokenHash } from '../matches/ids.ts';
import type { Done } from '../matches/types.ts';
import { ConflictError } from '../storage/sql.ts';
import type { NewSession, SessionRow, UserRow, UserStore } from '../storage/userStore.ts';
import { networksOf } from '../limits/address.ts';
import { BOT_TOKENS, BOTS_OWNED } from '../limits/limits.ts';
import type { Devices } from './devices.ts';
import type { Guess, Guesses } from './guesses.ts';
import { checkName, nameKey, nameKeys, type NameProblem } from './names.ts';
import type { Passwords } from './password.ts';

const SEEN_EVERY_MS = 3_600_000; // a session is written again at most once an hour

export interface AccountsDeps {
  readonly users: UserStore;
  readonly passwords: Passwords;
  readonly guesses: Guesses;
  readonly devices: Devices;
  readonly now: () => number;
  /** Sessions of theirs have ended. */
  readonly onEnded: (user: UserId) => void;
}

/** Where a request with a password comes from. */
export interface Origin {
  readonly address: string;
  readonly marks?: string | undefined; // of the browser: `devices.ts`
  readonly session?: SessionRow | undefined;
}

/** Somebody who has logged in: the token of the session, and the marks for the browser. */
export interface LoggedIn {
  readonly user: UserRow;
  readonly token: string;
  readonly marks: string;
}

/** Who is who. A visitor is somebody at once; a name and a password come later, if ever. Each change is one transaction. */
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

  /** A guest takes a name and keeps everything, with a new session. Call `ended` when the caller has its token: it ends the old one's sockets. */
  async takeName(user: UserRow, wish: string, password: string, from: Origin): Promise<Done<LoggedIn>> {
    if (user.kind !== 'guest') return err({ code: 'wrong-status', detail: 'there is a name already' });
    const checked = nameFor(wish);
    if (!checked.ok) return checked;
    const name = checked.value;
    const hash = await this.#passwords.hash(password, placeOf(from));
    const account: UserRow = { ...user, kind: 'account', name, password: hash };
    const token = newToken();
    const sessions = { from: from.session?.token, to: this.#session(token) };
    const done = await named(account, () => this.#users.takeName(user.id, name, nameKeys(name), hash, sessions));
    return done.ok ? ok({ user: account, token, marks: this.#devices.add(from.marks, account) }) : done;
  }

  /** Sockets of sessions that have ended are closed, and open again with the session that their browser has now. */
  ended(user: UserId): void {
    this.#deps.onEnded(user);
  }

  async rename(user: UserRow, wish: string): Promise<Done<Person>> {
    const checked = nameFor(wish);
    if (!checked.ok) return checked;
    const name = checked.value;
    return named({ id: user.id, kind: 'account', name }, () => this.#users.rename(user.id, name, nameKeys(name)));
  }

  /** A browser that is known for this account is not slowed by what others guess at its name. */
  async logIn(name: string, password: string, from: Origin): Promise<Done<LoggedIn>> {
    const user = await this.#users.byName(nameKey(name));
    const known = this.#knownAs(user, from);
    const guess = known ?? { at: `name ${nameKey(name)}`, from: networkOf(from) };
    const right = await this.#check(guess, password, user, placeOf(from, known && user));
    if (!right.ok) return right;
    const token = newToken();
    const isIn = await this.#users.logIn(right.value.id, right.value.password, this.#session(token));
    if (!isIn) return err({ code: 'wrong-password' });
    return ok({ user: right.value, token, marks: this.#devices.add(from.marks, right.value) });
  }

  /** What this browser guesses at apart from others: it is known for the account, and has not guessed wrong too often itself. */
  #knownAs(user: UserRow | undefined, from: Origin): Guess | undefined {
    const at = this.#devices.find(from.marks, user ?? NOBODY) ?? (user && ownSession(from, user));
    return at === undefined || this.#guesses.refusal({ at }) ? undefined : { at };
  }

  /** The account, if that is its password. */
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

  /** Other browsers have to log in again. The answer has the marks for this one. */
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

  async remove(user: UserRow, password: string | undefined, from: Origin): Promise<Done<undefined>> {
    if (user.kind === 'account') {
      const guess = { at: ownSession(from, user) ?? '' };
      const right = await this.#check(guess, password ?? '', user, placeOf(from, user));
      if (!right.ok) return right;
    }
    const gone = await this.#users.remove(user, this.#now());
    if (!gone) return err({ code: 'wrong-password' });
    for (const one of gone) this.#deps.onEnded(one);
    return ok(undefined);
  }

  /** Only the owner can, with the owner's password: whoever has a token of the bot plays, and no more. */
  async removeBot(owner: UserRow, bot: UserId, password: string, from: Origin): Promise<Done<undefined>> {
    const guess = { at: ownSession(from, owner) ?? '' };
    const right = await this.#check(guess, password, owner, placeOf(from, owner));
    if (!right.ok) return right;
    if (!(await this.#users.removeBot(right.value, bot, this.#now()))) return err({ code: 'not-found' });
    this.#deps.onEnded(bot);
    return ok(undefined);
  }

  async newBot(owner: UserRow, wish: string): Promise<Done<Person>> {
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

/**
 * The place in the queue of passwords: owners of accounts are served apart from strangers, so that strangers from many networks do not
 * shut them out; then the networks of the address come, the widest first.
 */
function placeOf({ address }: Origin, owner?: UserRow): readonly string[] {
  const networks = networksOf(address).map(({ key }) => key);
  return owner ? ['owner', ...networks, owner.id] : ['stranger', ...networks];
}

/** No mark is for nobody; looking for one takes as long. */
const NOBODY = { id: '' };

/** The hash of the session's token, if it is signed in to that account. */
function ownSession({ session }: Origin, { id }: UserRow): string | undefined {
  return session?.user.id === id ? session.token : undefined;
}

/** The widest network: a subscriber's many addresses are one. */
function networkOf({ address }: Origin): string {
  return networksOf(address)[0]?.key ?? address;
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
