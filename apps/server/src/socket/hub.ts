import type { Duplex } from 'node:stream';
import type {
  MatchId,
  MatchSummary,
  OnlineCode,
  OnlineError,
  ToBrowser,
  ToServer,
  UserId,
  Version,
} from '@caravanserai/contract';
import { EngineTimeoutError } from '../engine/pool.ts';
import type { WebSocket } from 'ws';
import type { Bus } from '../bus.ts';
import type { Asker } from '../limits/budgets.ts';
import { FLOOD_REFUSALS, MESSAGES_UNDERWAY, SLOW_CLIENT_BYTES } from '../limits/limits.ts';
import type { Chat } from '../lobby/chat.ts';
import { ANNOUNCE_EVERY_MS } from '../lobby/presence.ts';
import { seatOf } from '../matches/entries.ts';
import { type UpdateText, viewerOf } from '../matches/pictures.ts';
import type { Change } from '../matches/types.ts';
import type { HouseNode } from '../node.ts';
import { OtherRulesError } from '../matches/table.ts';
import { UnavailableError } from '../storage/sql.ts';
import type { SessionRow } from '../storage/userStore.ts';
import { addTo, type Client, type Following, makeSeats, parseSeats, removeFrom } from './client.ts';
import { Lag } from './lag.ts';
import { type Outlet, socketOutlet } from './outlet.ts';
import { faultIn, idIn, isQuick, parseMessage } from './schemas.ts';

const LOBBY_EVERY_MS = 1000;
const CONFIRM_EVERY_MS = 3000; // that matches which are followed are as they were
const CONFIRMED_AT_ONCE = 500;
const SESSIONS_AT_ONCE = 500; // asked for in one statement
const FLOOD_WITHIN_MS = 10_000;

const TOO_MUCH_AT_ONCE: OnlineError = { code: 'too-many', retryAfterS: 1 };

export interface HubDeps {
  readonly node: HouseNode;
  readonly bus: Bus;
  readonly chat: Chat;
  readonly lobby: () => Promise<readonly MatchSummary[]>;
  readonly waitingFor: (user: UserId) => Promise<readonly MatchSummary[]>;
  readonly invitationsOf: (user: UserId) => Promise<readonly MatchSummary[]>;
  readonly build: string;
  readonly report: (error: unknown) => void;
  readonly count: (what: 'messages' | 'refusals') => void;
}

/** What a line that only listens wants to hear. */
export type StreamWish = 'lobby' | 'mine' | { readonly match: MatchId };

/** All lines of this node. What they are sent is built for one pair of eyes each, by `Pictures`. */
export class Hub {
  readonly #deps: HubDeps;
  readonly #clients = new Set<Client>();
  readonly #byMatch = new Map<MatchId, Set<Client>>();
  readonly #byUser = new Map<UserId, Set<Client>>();
  #lobbyTimer: NodeJS.Timeout | undefined;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(deps: HubDeps) {
    this.#deps = deps;
    deps.node.matches.onChange((change) => this.#changed(change));
    deps.bus.on('chat', (_node, [match]) => void this.#guard(this.#sendChat(match as MatchId)));
    deps.bus.on(
      'signed-out',
      (_node, [user = '']) => void this.#guard(this.#checkSessions(this.#byUser.get(user) ?? [])),
    );
    deps.bus.onMissed(() => void this.#guard(this.#checkSessions(this.#clients)));
    deps.bus.on('presence', (node, [match, watchers, ...seats]) =>
      this.#heardPresence(node, match as MatchId, parseSeats(seats), Number(watchers)),
    );
    this.#timers = [
      setInterval(() => this.#beat(), ANNOUNCE_EVERY_MS).unref(),
      setInterval(() => [...this.#byMatch.keys()].forEach((match) => this.#announce(match)), ANNOUNCE_EVERY_MS).unref(),
      ...(deps.bus.isAlone ? [] : [setInterval(() => void this.#guard(this.#confirm()), CONFIRM_EVERY_MS).unref()]),
    ];
  }

  get size(): number {
    return this.#clients.size;
  }

  add(socket: WebSocket, wire: Duplex, session: SessionRow, asker: Asker): void {
    const client = this.#open(socketOutlet(socket, wire), asker, session);
    socket.on(
      'message',
      (data: Buffer, isBinary: boolean) => void this.#guard(this.#heard(client, isBinary ? '' : data.toString())),
    );
    socket.on('pong', (id: Buffer) => {
      client.isAlive = true;
      client.lag.heard(id.toString());
    });
    socket.on('error', () => undefined); // it closes by itself
    socket.on('close', () => this.#remove(client));
    client.lag.measure(); // before the first word, so that it is known before the first move
    const { id, kind, name } = session.user;
    this.#send(client, {
      type: 'hello',
      me: { id, kind, name },
      nowMs: this.#deps.node.now(),
      build: this.#deps.build,
    });
    void this.#guard(this.#checkSessions([client])); // it may have ended while the line was opened
  }

  /** A line that only listens: to a match, to the lobby, or to which of one's games wait. Who ends it calls what comes back. */
  follow(outlet: Outlet, asker: Asker, wish: StreamWish, session?: SessionRow): () => void {
    const client = this.#open(outlet, asker, session);
    void this.#guard(this.#begin(client, wish));
    if (session) void this.#guard(this.#checkSessions([client]));
    return () => this.#remove(client);
  }

  async #begin(client: Client, wish: StreamWish): Promise<void> {
    if (wish === 'lobby') return this.#obey(client, { type: 'lobby', on: true });
    if (wish !== 'mine') {
      await this.#watch(client, wish.match);
      if (!client.follows.has(wish.match)) this.#closeFor(client, 1008, 'refused');
      return;
    }
    client.wantsNotices = true;
    if (client.user) this.#send(client, await this.#noticeFor(client.user.id));
  }

  async #noticeFor(user: UserId): Promise<ToBrowser> {
    return {
      type: 'notice',
      waiting: await this.#deps.waitingFor(user),
      invited: await this.#deps.invitationsOf(user),
    };
  }

  #open(outlet: Outlet, asker: Asker, session?: SessionRow): Client {
    const client: Client = {
      outlet,
      ...(session ? { session: session.token, user: session.user } : {}),
      asker,
      follows: new Map(),
      lag: new Lag(this.#deps.node.now, (id) => (outlet.isOpen ? outlet.ping(id) : undefined)),
      wantsLobby: false,
      wantsNotices: outlet.isSocket,
      isAlive: true,
      underway: 0,
      flood: { sinceMs: this.#deps.node.now(), count: 0 },
    };
    this.#clients.add(client);
    if (client.user) addTo(this.#byUser, client.user.id, client);
    return client;
  }

  /** Lines whose session has ended, by a new password, a revoked token or a farewell, end too. */
  async #checkSessions(clients: Iterable<Client>): Promise<void> {
    const all = [...clients];
    for (let i = 0; i < all.length; i += SESSIONS_AT_ONCE) {
      const some = all.slice(i, i + SESSIONS_AT_ONCE);
      const known = await this.#deps.node.store.users.knownSessions(some.flatMap(({ session }) => session ?? []));
      for (const client of some.filter(({ session }) => session !== undefined && !known.has(session))) {
        if (client.outlet.isSocket) this.#send(client, { type: 'bye', why: 'signed-out' });
        this.#closeFor(client, 1008, client.outlet.isSocket ? 'signed out' : 'signed-out');
      }
    }
  }

  #remove(client: Client): void {
    this.#clients.delete(client);
    if (client.user) removeFrom(this.#byUser, client.user.id, client);
    for (const match of client.follows.keys()) this.#unwatch(client, match);
  }

  async #heard(client: Client, text: string): Promise<void> {
    client.isAlive = true;
    this.#deps.count('messages');
    const flood = this.#deps.node.budgets.take('messages', client.asker);
    if (flood) return this.#flooded(client, text, flood);
    const message = parseMessage(text);
    if (!message) return this.#refuse(client, idIn(text), { code: 'malformed', detail: faultIn(text) });
    if (client.underway >= MESSAGES_UNDERWAY && !isQuick(message)) return this.#flooded(client, text, TOO_MUCH_AT_ONCE);
    client.underway++;
    try {
      return await this.#obey(client, message);
    } catch (error) {
      // Anyone who waits for an answer gets one.
      this.#refuse(client, 'id' in message ? message.id : undefined, {
        code: codeOf(error),
      });
      throw error;
    } finally {
      client.underway--;
    }
  }

  /** Anyone who waits as told is not stuck; who does not listen is shown the door. */
  #flooded(client: Client, text: string, error: OnlineError): void {
    const nowMs = this.#deps.node.now();
    if (nowMs - client.flood.sinceMs > FLOOD_WITHIN_MS) client.flood = { sinceMs: nowMs, count: 0 };
    if (++client.flood.count > FLOOD_REFUSALS) return this.#closeFor(client, 1008, 'too many messages');
    return this.#refuse(client, idIn(text), error);
  }

  #closeFor(client: Client, code: number, why: string): void {
    this.#remove(client);
    client.outlet.close(code, why);
  }

  async #obey(client: Client, message: ToServer): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.#watch(client, message.match);
      case 'unwatch':
        return this.#unwatch(client, message.match);
      case 'lobby':
        client.wantsLobby = message.on;
        return message.on ? this.#send(client, { type: 'lobby', tables: await this.#deps.lobby() }) : undefined;
      case 'play': {
        const { matches } = this.#deps.node;
        if (!client.user) return this.#refuse(client, message.id, { code: 'unauthorized' });
        const done = await matches.play(message.match, client.user.id, message.request, client.lag.roundTripMs);
        if (!done.ok) return this.#refuse(client, message.id, done.error);
        return this.#send(client, { type: 'done', id: message.id, version: done.value });
      }
      case 'say': {
        if (!client.user) return this.#refuse(client, message.id, { code: 'unauthorized' });
        const tooMany = this.#deps.node.budgets.take('chat', client.asker);
        if (tooMany) return this.#refuse(client, message.id, tooMany);
        const done = await this.#deps.chat.say(message.match, client.user.id, message.text);
        if (!done.ok) return this.#refuse(client, message.id, done.error);
        return this.#send(client, { type: 'done', id: message.id, version: done.value.n as Version });
      }
      case 'ping':
        return this.#send(client, { type: 'pong', id: message.id, nowMs: this.#deps.node.now() });
    }
  }

  async #watch(client: Client, match: MatchId): Promise<void> {
    const { budgets } = this.#deps.node;
    const tooMany = budgets.take('pictures', client.asker);
    if (tooMany) return this.#refuse(client, undefined, { ...tooMany, detail: match });
    const picture = await this.#deps.node.pictures.picture(match, client.user?.id).catch(unlessOtherRules);
    if (picture === 'other-rules') return this.#refuse(client, undefined, { code: 'other-rules', detail: match });
    if (!picture) return this.#refuse(client, undefined, { code: 'not-found', detail: match });
    if (!this.#clients.has(client)) return undefined; // gone meanwhile
    const known = client.follows.get(match);
    const refused = known ? undefined : budgets.hold('watches', client.asker);
    if (refused) return this.#refuse(client, undefined, { ...refused, detail: match });
    client.follows.set(match, { version: picture.version, isBusy: false, isStale: false, chatSaid: 0 });
    addTo(this.#byMatch, match, client);
    this.#send(client, { type: 'match', picture });
    const { seats, watchers } = this.#deps.node.presence.of(match);
    this.#send(client, { type: 'presence', match, seats, watchers });
    this.#announce(match);
    await this.#sendChatTo(client, match);
    // What came between the picture and the subscription is told now.
    return this.#bringUpToDate(client, match);
  }

  #unwatch(client: Client, match: MatchId): void {
    if (client.follows.delete(match)) this.#deps.node.budgets.release('watches', client.asker);
    removeFrom(this.#byMatch, match, client);
    this.#announce(match);
  }

  #changed({ match, version }: Change): void {
    if (version === 0 && this.#byMatch.has(match)) this.#announce(match); // somebody sat down or got up
    for (const client of this.#byMatch.get(match) ?? []) {
      if (!this.#isToldAtOnce(client, match)) void this.#guard(this.#bringUpToDate(client, match, true));
    }
    void this.#guard(this.#notify(match));
    this.#lobbyTimer ??= setTimeout(() => {
      this.#lobbyTimer = undefined;
      void this.#guard(this.#sendLobby());
    }, LOBBY_EVERY_MS).unref();
  }

  /** Words between nodes can be lost. Where neither they nor the database are heard, nobody is left with an old picture. */
  async #confirm(): Promise<void> {
    const followed = [...this.#byMatch.keys()];
    try {
      for (let i = 0; i < followed.length; i += CONFIRMED_AT_ONCE) {
        await this.#deps.node.matches.confirm(followed.slice(i, i + CONFIRMED_AT_ONCE));
      }
    } catch (error) {
      if (!this.#deps.bus.isDeaf) throw error;
      this.#sendAway();
    }
  }

  /** Nothing need be waited for to tell somebody of the next move. */
  #isToldAtOnce(client: Client, match: MatchId): boolean {
    const follow = client.follows.get(match);
    const update =
      follow?.isBusy === false && this.#deps.node.pictures.nextMove(match, client.user?.id, follow.version);
    if (!follow || !update) return false;
    this.#sendUpdate(client, follow, update);
    return true;
  }

  #sendUpdate(client: Client, follow: Following, { version, json }: UpdateText): void {
    follow.version = version;
    this.#sendText(client, `{"type":"update","update":${json}}`);
  }

  /** One at a time for each client and match, so that updates arrive in order. */
  async #bringUpToDate(client: Client, match: MatchId, isNews = false): Promise<void> {
    const follow = client.follows.get(match);
    if (!follow) return;
    if (follow.isBusy) {
      follow.isStale = true;
      return;
    }
    follow.isBusy = true;
    let hasNews = isNews;
    try {
      for (;;) {
        const row = await this.#deps.node.matches.get(match);
        if (!row || (!hasNews && row.version === follow.version)) break;
        hasNews = false;
        follow.isStale = false;
        const update = await this.#deps.node.pictures.update(match, client.user?.id, follow.version);
        if (update) this.#sendUpdate(client, follow, update);
        if (!follow.isStale) break;
        hasNews = true;
      }
    } finally {
      follow.isBusy = false;
    }
  }

  /** Anyone who is to act, or for whom a seat is kept, and does not look at that table hears of it. */
  async #notify(match: MatchId): Promise<void> {
    const { matches } = this.#deps.node;
    const row = matches.known(match) ?? (await matches.get(match));
    if (!row) return;
    const due = row.seats.flatMap(({ seat, person }) => (row.toAct.includes(seat) ? person.id : []));
    const kept = row.status === 'open' || row.status === 'aborted' ? Object.values(row.reserved ?? {}) : [];
    for (const user of new Set([...due, ...kept])) {
      const clients = [...(this.#byUser.get(user) ?? [])].filter(
        ({ follows, wantsNotices }) => wantsNotices && !follows.has(match),
      );
      if (clients.length === 0) continue;
      const notice = await this.#noticeFor(user);
      for (const client of clients) this.#send(client, notice);
    }
  }

  async #sendLobby(): Promise<void> {
    const interested = [...this.#clients].filter(({ wantsLobby }) => wantsLobby);
    if (interested.length === 0) return;
    const tables = await this.#deps.lobby();
    for (const client of interested) this.#send(client, { type: 'lobby', tables });
  }

  async #sendChat(match: MatchId): Promise<void> {
    for (const client of this.#byMatch.get(match) ?? []) await this.#sendChatTo(client, match);
  }

  /** The lines that it has not got yet. */
  async #sendChatTo(client: Client, match: MatchId): Promise<void> {
    const follow = client.follows.get(match);
    if (!follow || !client.user) return;
    const found = await this.#deps.chat.lines(match, client.user.id, follow.chatSaid);
    const lines = found.ok ? found.value.filter(({ n }) => n > follow.chatSaid) : [];
    const last = lines.at(-1);
    if (!last) return;
    follow.chatSaid = last.n;
    this.#send(client, { type: 'chat', match, lines });
  }

  /** Tells all nodes who is at a table on this one. */
  #announce(match: MatchId): void {
    void this.#guard(
      (async () => {
        const row = await this.#deps.node.matches.get(match);
        if (!row) return;
        const here = [...(this.#byMatch.get(match) ?? [])];
        const seats = new Map<string, number>();
        for (const { user, lag } of here) {
          const seat = user && seatOf(row, user.id);
          if (seat === undefined) continue;
          if (user) this.#deps.node.attendance.seen(match, user.id);
          seats.set(seat, Math.max(lag.roundTripMs, seats.get(seat) ?? 0));
        }
        const watchers = here.filter(({ user }) => viewerOf(row, user?.id) === 'spectator').length;
        await this.#deps.bus.send('presence', match, watchers, ...makeSeats(seats));
      })(),
    );
  }

  #heardPresence(node: string, match: MatchId, seats: ReadonlyMap<string, number>, watchers: number): void {
    const { presence } = this.#deps.node;
    if (!presence.put(match, node, seats, watchers)) return;
    const now = presence.of(match);
    for (const client of this.#byMatch.get(match) ?? []) this.#send(client, { type: 'presence', match, ...now });
  }

  /** A line that does not answer is cut: the browser opens another. */
  #beat(): void {
    for (const client of this.#clients) {
      if (!client.isAlive && client.outlet.isSocket) client.outlet.terminate();
      else client.lag.measure();
      client.isAlive = false;
    }
  }

  #send(client: Client, message: ToBrowser): void {
    this.#sendText(client, JSON.stringify(message));
  }

  #sendText(client: Client, text: string): void {
    const { outlet } = client;
    if (!outlet.isOpen) return;
    if (outlet.unreadBytes > SLOW_CLIENT_BYTES) return this.#closeFor(client, 1013, 'too slow: come again'); // and ask for the picture
    outlet.send(text);
  }

  #refuse(client: Client, id: number | undefined, error: OnlineError): void {
    this.#deps.count('refusals');
    this.#send(client, { type: 'refused', ...(id === undefined ? {} : { id }), error });
  }

  async #guard(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#deps.report(error);
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#lobbyTimer);
    this.#sendAway();
  }

  /** Everybody is told to come again, elsewhere or later. */
  #sendAway(): void {
    for (const client of this.#clients) {
      if (client.outlet.isSocket) this.#send(client, { type: 'bye', why: 'shutdown' });
      client.outlet.close(1001, 'shutdown');
    }
  }
}

function unlessOtherRules(error: unknown): 'other-rules' {
  if (error instanceof OtherRulesError) return 'other-rules';
  throw error;
}

function codeOf(error: unknown): OnlineCode {
  if (error instanceof UnavailableError) return 'unavailable';
  return error instanceof EngineTimeoutError ? 'engine-timeout' : 'internal';
}
