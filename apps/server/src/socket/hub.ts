import type { Duplex } from 'node:stream';
import type { MatchId, MatchSummary, UserId } from '@caravanserai/contract';
import type { WebSocket } from 'ws';
import type { Bus } from '../bus.ts';
import type { Asker } from '../limits/budgets.ts';
import type { Chat } from '../lobby/chat.ts';
import { ANNOUNCE_EVERY_MS } from '../lobby/presence.ts';
import type { Change } from '../matches/types.ts';
import type { ServerNode } from '../node.ts';
import type { SessionRow } from '../storage/userStore.ts';
import { type Client, ClientIndex } from './client.ts';
import { Connections } from './connections.ts';
import { Inbox } from './inbox.ts';
import { LobbyFeed } from './lobbyFeed.ts';
import { MatchFeed } from './matchFeed.ts';
import { NoticeFeed } from './noticeFeed.ts';
import { type Outlet, socketOutlet } from './outlet.ts';
import { PresenceFeed } from './presenceFeed.ts';

const CONFIRM_EVERY_MS = 3000; // interval at which followed matches are compared with the database

export interface HubDeps {
  readonly node: ServerNode;
  readonly bus: Bus;
  readonly chat: Chat;
  readonly lobby: () => Promise<readonly MatchSummary[]>;
  readonly waitingFor: (user: UserId) => Promise<readonly MatchSummary[]>;
  readonly invitationsOf: (user: UserId) => Promise<readonly MatchSummary[]>;
  readonly build: string;
  readonly report: (error: unknown) => void;
  readonly count: (what: 'messages' | 'refusals') => void;
}

/** What a stream subscribes to. */
export type StreamRequest = 'lobby' | 'mine' | { readonly match: MatchId };

/** All sockets and streams of this node, and the messages they receive: matches, presence, notices, the lobby. */
export class Hub {
  readonly #deps: HubDeps;
  readonly #connections: Connections;
  readonly #presence: PresenceFeed;
  readonly #matches: MatchFeed;
  readonly #notices: NoticeFeed;
  readonly #lobby: LobbyFeed;
  readonly #inbox: Inbox;
  readonly #followers = new ClientIndex<MatchId>();
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(deps: HubDeps) {
    this.#deps = deps;
    const { node, bus, chat } = deps;
    const background = (work: Promise<unknown>) => this.#background(work);
    const connections = new Connections({
      users: node.store.users,
      now: node.now,
      countRefusal: () => deps.count('refusals'),
      onRemoved: (client) => this.#matches.unwatchAll(client),
    });
    const followers = this.#followers;
    this.#connections = connections;
    this.#presence = new PresenceFeed({ node, connections, followers, background });
    this.#matches = new MatchFeed({ node, bus, chat, connections, followers, presence: this.#presence, background });
    this.#notices = new NoticeFeed({ ...deps, connections, background });
    this.#lobby = new LobbyFeed({ ...deps, connections, background });
    this.#inbox = new Inbox({
      node,
      chat,
      connections,
      matches: this.#matches,
      lobby: this.#lobby,
      presence: this.#presence,
      countMessage: () => deps.count('messages'),
    });
    node.matches.onChange((change) => this.#changed(change));
    bus.on('signed-out', (_node, [user = '']) => background(connections.checkSessions(connections.of(user))));
    bus.onMissed(() => background(connections.checkSessions(connections.all())));
    this.#timers = [
      setInterval(() => connections.beat(), ANNOUNCE_EVERY_MS).unref(),
      setInterval(() => this.#presence.announceAll(), ANNOUNCE_EVERY_MS).unref(),
      ...(bus.isAlone ? [] : [setInterval(() => background(this.#matches.confirm()), CONFIRM_EVERY_MS).unref()]),
    ];
  }

  get size(): number {
    return this.#connections.size;
  }

  add(socket: WebSocket, wire: Duplex, session: SessionRow, asker: Asker): void {
    const client = this.#connections.open(socketOutlet(socket, wire), asker, session);
    socket.on('message', (data: Buffer, isBinary: boolean) =>
      this.#background(this.#inbox.heard(client, isBinary ? '' : data.toString())),
    );
    socket.on('ping', (data: Buffer) => this.#inbox.pinged(client, data));
    socket.on('pong', (id: Buffer) => this.#inbox.ponged(client, id.toString()));
    socket.on('error', () => undefined); // `close` follows
    socket.on('close', () => this.#connections.remove(client));
    client.lag.measure(); // before `hello`, so that the round trip is known before the first move
    const { id, kind, name } = session.user;
    const { node, build } = this.#deps;
    this.#connections.send(client, { type: 'hello', me: { id, kind, name }, nowMs: node.now(), build });
    this.#background(this.#connections.checkSessions([client])); // the session may have ended during the upgrade
  }

  /** Opens a read-only stream of a match, of the lobby, or of the caller's waiting games. The returned function ends it. */
  follow(outlet: Outlet, asker: Asker, request: StreamRequest, session?: SessionRow): () => void {
    const client = this.#connections.open(outlet, asker, session);
    this.#background(this.#begin(client, request));
    if (session) this.#background(this.#connections.checkSessions([client]));
    return () => this.#connections.remove(client);
  }

  async #begin(client: Client, request: StreamRequest): Promise<void> {
    if (request === 'lobby') return this.#lobby.follow(client, true);
    if (request === 'mine') return this.#notices.follow(client);
    await this.#matches.watch(client, request.match);
    if (!client.follows.has(request.match)) this.#connections.close(client, 1008, 'refused');
    return undefined;
  }

  #changed({ match, version }: Change): void {
    if (version === 0 && this.#followers.has(match)) this.#presence.announce(match); // a player sat down or left
    this.#matches.changed(match);
    this.#background(this.#notices.changed(match));
    this.#lobby.changed();
  }

  #background(work: Promise<unknown>): void {
    void work.catch((error: unknown) => this.#deps.report(error));
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#lobby.close();
    this.#connections.sendAway();
  }
}
