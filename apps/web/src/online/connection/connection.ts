import {
  err,
  type MatchId,
  type MatchSummary,
  ok,
  type OnlineError,
  type Person,
  type PlayRequest,
  type Result,
  type ToBrowser,
  type ToServer,
  type Version,
} from '@caravanserai/contract';
import { listeners } from '../../app/signals/signal.ts';
import { ServerClock } from './serverClock.ts';

/** State of the connection to the server. `delayMs` is the measured round trip. */
export type ConnectionState =
  | { readonly kind: 'closed' } // not needed
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly delayMs?: number }
  | { readonly kind: 'reconnecting' }
  | { readonly kind: 'offline' }; // this device has no network at all

export type Notice = Pick<Extract<ToBrowser, { readonly type: 'notice' }>, 'waiting' | 'invited'>;
export type AboutMatch = Extract<ToBrowser, { readonly type: 'match' | 'update' | 'presence' | 'chat' }>;
export type MatchHeard = AboutMatch | { readonly type: 'gone'; readonly why: WhyGone };
/** There is no such match, or it can no longer be opened. */
export type WhyGone = 'not-found' | 'other-rules';

/** The parts of a WebSocket that we use. */
export interface Wire {
  send(text: string): void;
  close(): void;
}
export interface WireListener {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface ConnectionDeps {
  open(listener: WireListener): Wire;
  /** Called before each connection attempt: whether the server knows our session. */
  session(): Promise<boolean>;
  /** The server rejected us: the session must be requested again. */
  turnedAway(): void;
  isOnline(): boolean;
  nowMs(): number;
  /** From 0 to 1. */
  chance(): number;
  later(ms: number, run: () => void): () => void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 8_000;
const HELLO_WITHIN_MS = 20_000; // generous, as slow networks take longer to open a socket than to answer
const CLOSE_AFTER_MS = 4_000; // the connection survives a change of screens

interface Waiting {
  readonly message: ToServer & { readonly id: number };
  resolve(answer: Result<Version, OnlineError>): void;
}

/** One socket for the whole page. It reconnects automatically and then resubscribes to all matches and lists. */
export class Connection {
  readonly #deps: ConnectionDeps;
  readonly #listeners = listeners();
  readonly #matches = new Map<MatchId, Set<(heard: MatchHeard) => void>>();
  readonly #lobby = new Set<(tables: readonly MatchSummary[]) => void>();
  readonly #notices = new Set<(notice: Notice) => void>();
  readonly #unanswered = new Map<number, Waiting>();
  #state: ConnectionState = { kind: 'closed' };
  #wire: Wire | undefined;
  #isWelcome = false; // the server has sent hello on this socket
  #tries = 0;
  #lastId = 0;
  #pinged: { readonly id: number; readonly atMs: number } | undefined;
  readonly #clock = new ServerClock();
  #me: Person | undefined;
  #stopWaiting: (() => void) | undefined;
  #stopPing: (() => void) | undefined;
  #stopClosing: (() => void) | undefined;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
  }

  readonly state = (): ConnectionState => this.#state;
  readonly me = (): Person | undefined => this.#me;
  readonly subscribe = this.#listeners.subscribe;

  /** The server's current time, as Unix time. */
  serverNowMs(): number {
    return this.#clock.nowMs(this.#deps.nowMs());
  }

  watch(match: MatchId, listener: (heard: MatchHeard) => void): () => void {
    const others = this.#matches.get(match);
    if (others) others.add(listener);
    else this.#matches.set(match, new Set([listener]));
    this.#tell({ type: 'watch', match }); // the server answers each request with the whole picture
    this.#want();
    return () => {
      const listeners = this.#matches.get(match);
      listeners?.delete(listener);
      if (listeners?.size === 0) {
        this.#matches.delete(match);
        this.#tell({ type: 'unwatch', match });
      }
      this.#maybeClose();
    };
  }

  /** Requests the whole picture, after an update was missed. */
  again(match: MatchId): void {
    this.#tell({ type: 'watch', match });
  }

  /** The same after a delay, if the match is still followed. */
  againIn(match: MatchId, seconds: number): void {
    this.#deps.later(seconds * 1000, () => (this.#matches.has(match) ? this.again(match) : undefined));
  }

  followLobby(listener: (tables: readonly MatchSummary[]) => void): () => void {
    this.#lobby.add(listener);
    this.#tell({ type: 'lobby', on: true });
    this.#want();
    return () => {
      this.#lobby.delete(listener);
      if (this.#lobby.size === 0) this.#tell({ type: 'lobby', on: false });
      this.#maybeClose();
    };
  }

  /** Notices of matches that come to wait for our move, and of invitations. */
  followNotices(listener: (notice: Notice) => void): () => void {
    this.#notices.add(listener);
    this.#want();
    return () => {
      this.#notices.delete(listener);
      this.#maybeClose();
    };
  }

  /** Resent with the same idempotency key after every reconnect, until it is answered. */
  play(match: MatchId, request: PlayRequest): Promise<Result<Version, OnlineError>> {
    return new Promise((resolve) => {
      const message = { type: 'play', id: ++this.#lastId, match, request } as const;
      this.#unanswered.set(message.id, { message, resolve });
      this.#tell(message);
      this.#want();
    });
  }

  /** The browser is back online, or the page is visible again: ends the backoff. */
  wake(): void {
    if (this.#state.kind === 'connected') return this.#ping();
    if (this.#stopWaiting === undefined) return undefined;
    this.#tries = 0;
    return this.#connect();
  }

  /** After a login or logout: reconnects with the new session. */
  restart(): void {
    this.#me = undefined;
    this.#drop();
    this.#tries = 0;
    if (this.#isWanted()) this.#connect();
  }

  #isWanted(): boolean {
    return this.#matches.size + this.#lobby.size + this.#notices.size + this.#unanswered.size > 0;
  }

  #want(): void {
    this.#stopClosing?.();
    this.#stopClosing = undefined;
    if (this.#state.kind === 'closed') this.#connect();
  }

  #maybeClose(): void {
    if (this.#isWanted()) return;
    this.#stopClosing?.();
    this.#stopClosing = this.#deps.later(CLOSE_AFTER_MS, () => {
      this.#stopClosing = undefined;
      if (this.#isWanted()) return;
      this.#drop();
      this.#stopWaiting?.();
      this.#stopWaiting = undefined;
      this.#set({ kind: 'closed' });
    });
  }

  #connect(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#set({ kind: this.#me ? 'reconnecting' : 'connecting' });
    void this.#open();
  }

  async #open(): Promise<void> {
    const isKnown = await this.#deps.session();
    if (this.#wire) return;
    if (!isKnown || !this.#isWanted()) return this.#comeAgain();
    const wire: Wire = this.#deps.open({
      opened: () => undefined,
      heard: (text) => (this.#wire === wire ? this.#hear(JSON.parse(text) as ToBrowser) : undefined),
      closed: () => (this.#wire === wire ? this.#broken() : undefined),
    });
    this.#wire = wire;
    this.#stopPing = this.#deps.later(HELLO_WITHIN_MS, () => this.#broken());
  }

  #broken(): void {
    const wasWelcome = this.#isWelcome;
    this.#drop();
    if (!wasWelcome) this.#deps.turnedAway();
    this.#comeAgain();
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = undefined;
    this.#isWelcome = false;
    this.#pinged = undefined;
    this.#stopPing?.();
    this.#stopPing = undefined;
    wire?.close();
  }

  /** Exponential backoff with jitter. */
  #comeAgain(): void {
    if (!this.#isWanted()) return this.#set({ kind: 'closed' });
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++) * (0.5 + this.#deps.chance() / 2);
    this.#set(this.#deps.isOnline() ? { kind: 'reconnecting' } : { kind: 'offline' });
    this.#stopWaiting?.();
    this.#stopWaiting = this.#deps.later(waitMs, () => this.#connect());
    return undefined;
  }

  #hear(message: ToBrowser): void {
    switch (message.type) {
      case 'hello':
        return this.#welcome(message.me, message.nowMs);
      case 'pong':
        return this.#ponged(message.id, message.nowMs);
      case 'match':
        return this.#tellMatch(message.picture.id, message);
      case 'update':
        return this.#tellMatch(message.update.id, message);
      case 'presence':
      case 'chat':
        return this.#tellMatch(message.match, message);
      case 'lobby':
        return this.#lobby.forEach((listener) => listener(message.tables));
      case 'notice':
        return this.#notices.forEach((listener) => listener(message));
      case 'done':
        return this.#answer(message.id, ok(message.version));
      case 'refused':
        return this.#refused(message.id, message.error);
      case 'bye':
        if (message.why === 'signed-out') this.#deps.turnedAway();
        return undefined; // the socket closes next
    }
  }

  #welcome(me: Person, nowMs: number): void {
    this.#isWelcome = true;
    this.#tries = 0;
    this.#me = me;
    this.#clock.set(nowMs, this.#deps.nowMs());
    this.#set({ kind: 'connected' });
    this.#subscribe();
    for (const { message } of this.#unanswered.values()) this.#tell(message);
    this.#ping();
  }

  #subscribe(): void {
    for (const match of this.#matches.keys()) this.#tell({ type: 'watch', match });
    if (this.#lobby.size > 0) this.#tell({ type: 'lobby', on: true });
  }

  #ping(): void {
    if (!this.#isWelcome || this.#pinged) return;
    this.#stopPing?.();
    this.#pinged = { id: ++this.#lastId, atMs: this.#deps.nowMs() };
    this.#tell({ type: 'ping', id: this.#pinged.id });
    this.#stopPing = this.#deps.later(PONG_WITHIN_MS, () => this.#broken());
  }

  #ponged(id: number, nowMs: number): void {
    if (this.#pinged?.id !== id) return;
    const { atMs } = this.#pinged;
    const delayMs = this.#deps.nowMs() - atMs;
    this.#pinged = undefined;
    this.#clock.note(nowMs, atMs, this.#deps.nowMs());
    this.#set({ kind: 'connected', delayMs });
    this.#stopPing?.();
    this.#stopPing = this.#deps.later(PING_EVERY_MS, () => this.#ping());
  }

  #refused(id: number | undefined, error: OnlineError): void {
    if (id !== undefined) return this.#answer(id, err(error));
    if (isPassing(error)) {
      const match = error.detail as MatchId | undefined;
      const seconds = error.retryAfterS ?? 1;
      if (match !== undefined && this.#matches.has(match)) return this.againIn(match, seconds);
      this.#deps.later(seconds * 1000, () => this.#subscribe()); // a subscription was refused, or a message was not read
      if (error.code === 'too-many') for (const each of this.#unanswered.keys()) this.#answer(each, err(error));
      return undefined;
    }
    const { code, detail } = error;
    if ((code !== 'not-found' && code !== 'other-rules') || detail === undefined) return undefined;
    return this.#tellMatch(detail as MatchId, { type: 'gone', why: code });
  }

  /** Retries transient errors after a delay. */
  #answer(id: number, answer: Result<Version, OnlineError>): void {
    const waiting = this.#unanswered.get(id);
    if (!waiting) return;
    if (!answer.ok && isPassing(answer.error)) {
      const seconds = answer.error.retryAfterS ?? 1;
      this.#deps.later(seconds * 1000, () => {
        if (this.#unanswered.has(id)) this.#tell(waiting.message);
      });
      return;
    }
    this.#unanswered.delete(id);
    waiting.resolve(answer);
    this.#maybeClose();
  }

  #tellMatch(match: MatchId, heard: MatchHeard): void {
    this.#matches.get(match)?.forEach((listener) => listener(heard));
  }

  #tell(message: ToServer): void {
    if (this.#isWelcome) this.#wire?.send(JSON.stringify(message));
  }

  #set(state: ConnectionState): void {
    this.#state = state;
    this.#listeners.tell();
  }
}

/** A transient error: the same request is retried. */
export function isPassing({ code }: { readonly code: string }): boolean {
  return code === 'unavailable' || code === 'too-many' || code === 'engine-timeout';
}
