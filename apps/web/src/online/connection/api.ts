import {
  err,
  type LogPage,
  type MatchId,
  type MatchPicture,
  type MatchStatus,
  type MatchSummary,
  ok,
  type OnlineCode,
  type OnlineError,
  type Person,
  type RatingShown,
  type Result,
  type Terms,
  type UserId,
} from '@caravanserai/contract';
import { noteLeft, noteRefused, noteSeat, noteSitting } from './promises.ts';
import { playedOnline } from './visited.ts';

/** Why a request failed: the server's error, or no answer. */
export type NetCode = OnlineCode | 'offline';
export type NetError = Omit<OnlineError, 'code'> & { readonly code: NetCode };
export type Answer<T> = Promise<Result<T, NetError>>;

export interface Me {
  readonly me: Person;
  readonly language: string;
  readonly notices: Notices;
  readonly canMail: boolean;
}
export interface Notices {
  readonly email?: string;
  readonly webhook?: string;
}

/** A bot account, as its owner sees it. */
export interface Bot extends Person {
  readonly notices: Pick<Notices, 'webhook'>;
  readonly webhookSecret?: string;
}

/** A push subscription, as the push service returns it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

export interface LobbyLists {
  readonly tables: readonly MatchSummary[];
  readonly running: readonly MatchSummary[];
}

export interface Profile {
  readonly person: Person;
  readonly createdMs: number;
  readonly games: readonly GameRecord[];
  readonly latest: readonly MatchSummary[];
}
export interface GameRecord {
  readonly game: string;
  readonly rating?: RatingShown;
  readonly history: readonly (RatingShown & { readonly match?: MatchId; readonly atMs: number })[];
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly meanScore?: number;
  readonly bestScore?: number;
}
export interface Leader {
  readonly person: Person;
  readonly rating: RatingShown;
}

const ANSWER_WITHIN_MS = 20_000; // the server answers within 6 s; a connection that has broken silently never does

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function ask<T>(method: Method, path: string, body?: object): Answer<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
  } catch {
    return err({ code: 'offline' });
  }
  try {
    const answer: unknown = await response.json();
    return response.ok ? ok(answer as T) : err(answer as OnlineError);
  } catch {
    return err({ code: response.status >= 500 ? 'unavailable' : 'internal' }); // the answer of a proxy, not of our server
  }
}

let session: Promise<Result<Me, NetError>> | undefined;

/** Our identity on the server: the existing session or a new guest. Requested once and cached until it is out of date. */
export function openSession(): Answer<Me> {
  session ??= ask<Me>('POST', '/session', { language: document.documentElement.lang });
  const asked = session;
  void asked.then((answer) => (answer.ok ? undefined : forget(asked)));
  return asked;
}

function forget(asked: typeof session): void {
  if (session === asked) session = undefined;
}

/** The identity may have changed: the next call asks the server again. */
export function forgetSession(): void {
  session = undefined;
}

/** For requests that need a session; an expired one is renewed once. */
export async function askAsSomebody<T>(method: Method, path: string, body?: object): Answer<T> {
  const opened = await openSession();
  if (!opened.ok) return opened;
  const answer = await ask<T>(method, path, body);
  if (answer.ok || answer.error.code !== 'unauthorized') return answer;
  forgetSession();
  const again = await openSession();
  return again.ok ? ask<T>(method, path, body) : again;
}

/** Sixteen random bytes of this browser: its share of the seed, or an idempotency key. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Errors after which the request may have been carried out nevertheless. */
const UNKNOWN_OUTCOME: ReadonlySet<NetCode> = new Set(['offline', 'unavailable', 'internal', 'engine-timeout']);

const ofBot = (id: UserId) => `/bots/${encodeURIComponent(id)}`;
const at = (id: string) => `/matches/${encodeURIComponent(id)}`;

export const api = {
  /** With built-in bots, or with seats reserved for the invited players. */
  create: (terms: Terms, bots: readonly string[] = [], invite: readonly string[] = []) =>
    askAsSomebody<MatchPicture>('POST', '/matches', {
      terms,
      ...(bots.length > 0 ? { bots } : {}),
      ...(invite.length > 0 ? { invite } : {}),
    }),
  seek: (terms: Terms) => askAsSomebody<{ readonly match: MatchId }>('POST', '/lobby/seek', { terms }),
  /** Fetches the commitment to the shuffle before sending the nonce; both are stored here with the seat, to be checked after the game. */
  sit: async (id: MatchId, seat?: string): Answer<MatchPicture> => {
    playedOnline.set(true);
    const before = await askAsSomebody<MatchPicture>('GET', at(id));
    if (!before.ok) return before;
    const nonce = newNonce();
    noteSitting(id, before.value.fairness.commitment, nonce);
    const sat = await askAsSomebody<MatchPicture>('POST', `${at(id)}/sit`, {
      nonce,
      ...(seat === undefined ? {} : { seat }),
    });
    if (sat.ok) noteSeat(id, seat ?? sat.value.viewer, nonce);
    else if (!UNKNOWN_OUTCOME.has(sat.error.code)) noteRefused(id, nonce);
    return sat;
  },
  /** Adds a built-in bot on the next free seat. Host only. */
  seatBot: (id: MatchId, bot: string) => askAsSomebody<MatchPicture>('POST', `${at(id)}/bot`, { bot }),
  /** The page of the log that ends with entry number `before`. */
  log: (id: MatchId, before: number) => ask<LogPage>('GET', `${at(id)}/log?before=${before}`),
  /** The table after this many log entries. */
  moment: (id: MatchId, version: number) =>
    ask<{ readonly view: unknown; readonly score: unknown }>('GET', `${at(id)}/at/${version}`),
  decline: (id: MatchId) => askAsSomebody<object>('POST', `${at(id)}/decline`),
  leave: async (id: MatchId): Answer<object> => {
    const left = await askAsSomebody<object>('POST', `${at(id)}/leave`);
    if (left.ok) noteLeft(id);
    return left;
  },
  end: (id: MatchId, how: 'resign' | 'claim' | 'abort') => askAsSomebody<object>('POST', `${at(id)}/${how}`),
  askUndo: (id: MatchId, onVersion: number, to: number) =>
    askAsSomebody<object>('POST', `${at(id)}/undo`, { onVersion, to }),
  /** Names the version that was shown, so that the player agrees to nothing else. */
  answerUndo: (id: MatchId, onVersion: number, to: number, granted: boolean) =>
    askAsSomebody<object>('POST', `${at(id)}/undo/answer`, { onVersion, to, granted }),
  rematch: (id: MatchId) =>
    askAsSomebody<{ readonly match: MatchId; readonly seat: string }>('POST', `${at(id)}/rematch`),
  say: (id: MatchId, text: string) => askAsSomebody<object>('POST', `${at(id)}/chat`, { text }),
  file: (id: MatchId) => ask<{ readonly notation: string }>('GET', `${at(id)}/file`),

  lobby: () => ask<LobbyLists>('GET', '/lobby'),
  mine: (status: MatchStatus) => askAsSomebody<readonly MatchSummary[]>('GET', `/mine?status=${status}`),
  invitations: () => askAsSomebody<readonly MatchSummary[]>('GET', '/mine/invitations'),
  waiting: () => askAsSomebody<readonly MatchSummary[]>('GET', '/mine/waiting'),
  person: (id: UserId) => ask<Profile>('GET', `/people/${encodeURIComponent(id)}`),
  leaders: (game: string) => ask<readonly Leader[]>('GET', `/leaderboard/${encodeURIComponent(game)}`),

  takeName: (name: string, password: string) => askAsSomebody<Person>('POST', '/account', { name, password }),
  logIn: (name: string, password: string) => ask<Me>('POST', '/login', { name, password }),
  logOut: () => askAsSomebody<object>('POST', '/logout'),
  pushKey: () => ask<{ readonly key: string }>('GET', '/push/key'),
  startPush: (address: PushAddress) => askAsSomebody<object>('PUT', '/push/subscription', address),
  endPush: () => askAsSomebody<object>('DELETE', '/push/subscription'),
  /** A new webhook requires the password. */
  setNotices: (notices: Notices, password?: string) =>
    askAsSomebody<object>('PUT', '/account/notices', { ...notices, password }),

  bots: () => askAsSomebody<readonly Bot[]>('GET', '/bots'),
  createBot: (name: string) => askAsSomebody<Person>('POST', '/bots', { name }),
  deleteBot: (id: UserId, password: string) => askAsSomebody<object>('DELETE', ofBot(id), { password }),
  setBotNotices: (id: UserId, notices: Pick<Notices, 'webhook'>, password?: string) =>
    askAsSomebody<object>('PUT', `${ofBot(id)}/notices`, { ...notices, password }),
  newBotToken: (id: UserId, label: string) =>
    askAsSomebody<{ readonly token: string }>('POST', `${ofBot(id)}/tokens`, { label }),
  endBotTokens: (id: UserId) => askAsSomebody<object>('DELETE', `${ofBot(id)}/tokens`),
} as const;
