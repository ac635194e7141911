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
import { listeners } from '../../app/cells/cell.ts';
import { ServerClock } from './serverClock.ts';

/** How the line to the server is. `delayMs` is measured: there and back. */
export type LineState =
  | { readonly kind: 'closed' } // nobody needs it
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly delayMs?: number }
  | { readonly kind: 'reconnecting' }
  | { readonly kind: 'offline' }; // this device has no network at all

export type Notice = Pick<Extract<ToBrowser, { readonly type: 'notice' }>, 'waiting' | 'invited'>;
export type AboutMatch = Extract<ToBrowser, { readonly type: 'match' | 'update' | 'presence' | 'chat' }>;
export type MatchHeard = AboutMatch | { readonly type: 'gone'; readonly why: WhyGone };
/** There is no such match, or it cannot be opened any more. */
export type WhyGone = 'not-found' | 'other-rules';

/** A socket, as far as we use one. */
export interface Wire {
  send(text: string): void;
  close(): void;
}
export interface WireListener {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface LineHouse {
  open(listener: WireListener): Wire;
  /** Before each opening: whether the server knows who we are. */
  session(): Promise<boolean>;
  /** The server did not let us in: who we are must be asked again. */
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
const CLOSE_AFTER_MS = 4_000; // from one screen to the next the line stays

interface Waiting {
  readonly message: ToServer & { readonly id: number };
  resolve(answer: Result<Version, OnlineError>): void;
}

/** One socket for the whole page. It comes back by itself, and then everything that was followed is asked for again. */
export class Line {
  readonly #house: LineHouse;
  readonly #listeners = listeners();
  readonly #matches = new Map<MatchId, Set<(heard: MatchHeard) => void>>();
  readonly #lobby = new Set<(tables: readonly MatchSummary[]) => void>();
  readonly #notices = new Set<(notice: Notice) => void>();
  readonly #unanswered = new Map<number, Waiting>();
  #state: LineState = { kind: 'closed' };
  #wire: Wire | undefined;
  #isWelcome = false; // the server has said hello on this wire
  #tries = 0;
  #lastId = 0;
  #pinged: { readonly id: number; readonly atMs: number } | undefined;
  readonly #clock = new ServerClock();
  #me: Person | undefined;
  #stopWaiting: (() => void) | undefined;
  #stopPing: (() => void) | undefined;
  #stopClosing: (() => void) | undefined;

  constructor(house: LineHouse) {
    this.#house = house;
  }

  readonly state = (): LineState => this.#state;
  readonly me = (): Person | undefined => this.#me;
  readonly subscribe = this.#listeners.subscribe;

  /** What the server's clock says now, since 1970. */
  serverNowMs(): number {
    return this.#clock.nowMs(this.#house.nowMs());
  }

  watch(match: MatchId, listener: (heard: MatchHeard) => void): () => void {
    const others = this.#matches.get(match);
    if (others) others.add(listener);
    else this.#matches.set(match, new Set([listener]));
    this.#tell({ type: 'watch', match }); // asked again it answers with the whole picture
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

  /** The whole picture again: something was missed. */
  again(match: MatchId): void {
    this.#tell({ type: 'watch', match });
  }

  /** The same after a while, if somebody still follows it. */
  againIn(match: MatchId, seconds: number): void {
    this.#house.later(seconds * 1000, () => (this.#matches.has(match) ? this.again(match) : undefined));
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

  /** Of games that wait for a move, as they come to wait, and of invitations. */
  followNotices(listener: (notice: Notice) => void): () => void {
    this.#notices.add(listener);
    this.#want();
    return () => {
      this.#notices.delete(listener);
      this.#maybeClose();
    };
  }

  /** Sent again with the same key after every break of the line, until there is an answer. */
  play(match: MatchId, request: PlayRequest): Promise<Result<Version, OnlineError>> {
    return new Promise((resolve) => {
      const message = { type: 'play', id: ++this.#lastId, match, request } as const;
      this.#unanswered.set(message.id, { message, resolve });
      this.#tell(message);
      this.#want();
    });
  }

  /** The browser has its network back, or the visitor has come back to the page: no reason to wait any longer. */
  wake(): void {
    if (this.#state.kind === 'connected') return this.#ping();
    if (this.#stopWaiting === undefined) return undefined;
    this.#tries = 0;
    return this.#connect();
  }

  /** Somebody logged in or out: the line is opened again as anyone who we are now. */
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
    this.#stopClosing = this.#house.later(CLOSE_AFTER_MS, () => {
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
    const isKnown = await this.#house.session();
    if (!this.#isWanted() || this.#wire) return;
    if (!isKnown) {
      this.#comeAgain();
      return;
    }
    const wire: Wire = this.#house.open({
      opened: () => undefined,
      heard: (text) => (this.#wire === wire ? this.#hear(JSON.parse(text) as ToBrowser) : undefined),
      closed: () => (this.#wire === wire ? this.#broken() : undefined),
    });
    this.#wire = wire;
  }

  #broken(): void {
    const wasWelcome = this.#isWelcome;
    this.#drop();
    if (!wasWelcome) this.#house.turnedAway();
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

  /** Twice as long each time, and not all pages in the same moment. */
  #comeAgain(): void {
    if (!this.#isWanted()) return this.#set({ kind: 'closed' });
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++) * (0.5 + this.#house.chance() / 2);
    this.#set(this.#house.isOnline() ? { kind: 'reconnecting' } : { kind: 'offline' });
    this.#stopWaiting?.();
    this.#stopWaiting = this.#house.later(waitMs, () => this.#connect());
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
        if (message.why === 'signed-out') this.#house.turnedAway();
        return undefined; // the wire closes next
    }
  }

  #welcome(me: Person, nowMs: number): void {
    this.#isWelcome = true;
    this.#tries = 0;
    this.#me = me;
    this.#clock.set(nowMs, this.#house.nowMs());
    this.#set({ kind: 'connected' });
    for (const match of this.#matches.keys()) this.#tell({ type: 'watch', match });
    if (this.#lobby.size > 0) this.#tell({ type: 'lobby', on: true });
    for (const { message } of this.#unanswered.values()) this.#tell(message);
    this.#ping();
  }

  #ping(): void {
    if (!this.#isWelcome || this.#pinged) return;
    this.#stopPing?.();
    this.#pinged = { id: ++this.#lastId, atMs: this.#house.nowMs() };
    this.#tell({ type: 'ping', id: this.#pinged.id });
    this.#stopPing = this.#house.later(PONG_WITHIN_MS, () => this.#broken());
  }

  #ponged(id: number, nowMs: number): void {
    if (this.#pinged?.id !== id) return;
    const { atMs } = this.#pinged;
    const delayMs = this.#house.nowMs() - atMs;
    this.#pinged = undefined;
    this.#clock.note(nowMs, atMs, this.#house.nowMs());
    this.#set({ kind: 'connected', delayMs });
    this.#stopPing?.();
    this.#stopPing = this.#house.later(PING_EVERY_MS, () => this.#ping());
  }

  #refused(id: number | undefined, error: OnlineError): void {
    if (id !== undefined) return this.#answer(id, err(error));
    if (error.code === 'too-many') {
      const match = error.detail as MatchId | undefined;
      if (match !== undefined && this.#matches.has(match)) {
        return this.againIn(match, error.retryAfterS ?? 1);
      }
      for (const each of this.#unanswered.keys()) this.#answer(each, err(error)); // perhaps one of these was not read
      return undefined;
    }
    const { code, detail } = error;
    if ((code !== 'not-found' && code !== 'other-rules') || detail === undefined) return undefined;
    return this.#tellMatch(detail as MatchId, { type: 'gone', why: code });
  }

  /** What is only for the moment is asked again by itself, a little later. */
  #answer(id: number, answer: Result<Version, OnlineError>): void {
    const waiting = this.#unanswered.get(id);
    if (!waiting) return;
    if (!answer.ok && isPassing(answer.error)) {
      const seconds = answer.error.retryAfterS ?? 1;
      this.#house.later(seconds * 1000, () => {
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

  #set(state: LineState): void {
    this.#state = state;
    this.#listeners.tell();
  }
}

/** A refusal that may not come again: the same request is sent once more. */
export function isPassing({ code }: { readonly code: string }): boolean {
  return code === 'unavailable' || code === 'too-many' || code === 'engine-timeout';
}
