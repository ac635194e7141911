import type { OnlineError, ToBrowser, UserId } from '@caravanserai/contract';
import type { Asker } from '../limits/budgets.ts';
import { SLOW_CLIENT_BYTES } from '../limits/limits.ts';
import type { SessionRow, UserStore } from '../storage/userStore.ts';
import { type Client, ClientIndex } from './client.ts';
import { Lag } from './lag.ts';
import type { Outlet } from './outlet.ts';

const SESSIONS_AT_ONCE = 500; // looked up in one statement

export interface ConnectionsDeps {
  readonly users: Pick<UserStore, 'knownSessions'>;
  readonly now: () => number;
  readonly countRefusal: () => void;
  /** Called before the connection is closed, and possibly again afterwards. */
  readonly onRemoved: (client: Client) => void;
}

/** All connections of this node: opens them, writes to them and closes them. */
export class Connections {
  readonly #deps: ConnectionsDeps;
  readonly #clients = new Set<Client>();
  readonly #byUser = new ClientIndex<UserId>();

  constructor(deps: ConnectionsDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#clients.size;
  }

  has(client: Client): boolean {
    return this.#clients.has(client);
  }

  all(): Client[] {
    return [...this.#clients];
  }

  of(user: UserId): Client[] {
    return [...this.#byUser.of(user)];
  }

  open(outlet: Outlet, asker: Asker, session?: SessionRow): Client {
    const client: Client = {
      outlet,
      ...(session ? { session: session.token, user: session.user } : {}),
      asker,
      follows: new Map(),
      lag: new Lag(this.#deps.now, (id) => (outlet.isOpen ? outlet.ping(id) : undefined)),
      wantsLobby: false,
      wantsNotices: outlet.isSocket,
      isAlive: true,
      underway: 0,
      flood: { sinceMs: this.#deps.now(), count: 0 },
    };
    this.#clients.add(client);
    if (client.user) this.#byUser.add(client.user.id, client);
    return client;
  }

  remove(client: Client): void {
    this.#clients.delete(client);
    if (client.user) this.#byUser.delete(client.user.id, client);
    this.#deps.onRemoved(client);
  }

  close(client: Client, code: number, why: string): void {
    this.remove(client);
    client.outlet.close(code, why);
  }

  send(client: Client, message: ToBrowser): void {
    this.sendText(client, JSON.stringify(message));
  }

  sendText(client: Client, text: string): void {
    if (this.#canWrite(client)) client.outlet.send(text);
  }

  pong(client: Client, data: Buffer): void {
    if (this.#canWrite(client)) client.outlet.pong(data);
  }

  /** A client that leaves too much unread is closed; it reconnects and asks for the whole picture. */
  #canWrite(client: Client): boolean {
    const { outlet } = client;
    if (outlet.isOpen && outlet.unreadBytes > SLOW_CLIENT_BYTES) this.close(client, 1013, 'too slow: come again');
    return outlet.isOpen;
  }

  refuse(client: Client, id: number | undefined, error: OnlineError): void {
    this.#deps.countRefusal();
    this.send(client, { type: 'refused', ...(id === undefined ? {} : { id }), error });
  }

  /** Closes connections whose session has ended: a new password, a revoked token, a logout, a deleted account. */
  async checkSessions(clients: readonly Client[]): Promise<void> {
    for (let i = 0; i < clients.length; i += SESSIONS_AT_ONCE) {
      const some = clients.slice(i, i + SESSIONS_AT_ONCE);
      const known = await this.#deps.users.knownSessions(some.flatMap(({ session }) => session ?? []));
      for (const client of some.filter(({ session }) => session !== undefined && !known.has(session))) {
        if (client.outlet.isSocket) this.send(client, { type: 'bye', why: 'signed-out' });
        this.close(client, 1008, client.outlet.isSocket ? 'signed out' : 'signed-out');
      }
    }
  }

  /** Cuts a socket that has been silent since the last heartbeat; the browser reconnects. */
  beat(): void {
    for (const client of this.#clients) {
      if (!client.isAlive && client.outlet.isSocket) client.outlet.terminate();
      else client.lag.measure();
      client.isAlive = false;
    }
  }

  /** Asks every client to reconnect, to another node or later. */
  sendAway(): void {
    for (const client of this.#clients) {
      if (client.outlet.isSocket) this.send(client, { type: 'bye', why: 'shutdown' });
      client.outlet.close(1001, 'shutdown');
    }
  }
}
