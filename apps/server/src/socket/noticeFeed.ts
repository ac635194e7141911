import type { MatchId, MatchSummary, ToBrowser, UserId } from '@caravanserai/contract';
import { NOTICE_EVERY_MS } from '../limits/limits.ts';
import type { ServerNode } from '../node.ts';
import type { Client } from './client.ts';
import type { Connections } from './connections.ts';

export interface NoticeFeedDeps {
  readonly node: ServerNode;
  readonly connections: Connections;
  readonly waitingFor: (user: UserId) => Promise<readonly MatchSummary[]>;
  readonly invitationsOf: (user: UserId) => Promise<readonly MatchSummary[]>;
  readonly background: (work: Promise<unknown>) => void;
}

/** Clients to notify, each with the matches that changed. */
type Due = Map<Client, Set<MatchId>>;

/**
 * Notifies players of games that wait for them, and of invitations. The list is built once for all sockets of a player: immediately after a
 * pause, then at most once in `NOTICE_EVERY_MS`. The last list is always sent after the last change.
 */
export class NoticeFeed {
  readonly #deps: NoticeFeedDeps;
  readonly #due = new Map<UserId, Due>(); // of players notified within `NOTICE_EVERY_MS`

  constructor(deps: NoticeFeedDeps) {
    this.#deps = deps;
  }

  /** A stream of notices only: the list now, and on every change. */
  async follow(client: Client): Promise<void> {
    client.wantsNotices = true;
    if (client.user) this.#deps.connections.send(client, await this.#noticeFor(client.user.id));
  }

  /** Notifies players who are to act or have a reserved seat, and who do not follow that match. */
  async changed(match: MatchId): Promise<void> {
    const { node, connections } = this.#deps;
    const row = node.matches.known(match) ?? (await node.matches.get(match));
    if (!row) return;
    const toAct = row.seats.flatMap(({ seat, person }) => (row.toAct.includes(seat) ? person.id : []));
    const kept = row.status === 'open' || row.status === 'aborted' ? Object.values(row.reserved ?? {}) : [];
    for (const user of new Set([...toAct, ...kept])) {
      const clients = connections.of(user).filter(({ wantsNotices, follows }) => wantsNotices && !follows.has(match));
      if (clients.length > 0) this.#add(user, clients, match);
    }
  }

  #add(user: UserId, clients: readonly Client[], match: MatchId): void {
    const pending = this.#due.get(user);
    const due: Due = pending ?? new Map();
    for (const client of clients) due.set(client, (due.get(client) ?? new Set()).add(match));
    if (pending) return;
    this.#due.set(user, due);
    this.#deps.background(this.#tellUntilDone(user));
  }

  async #tellUntilDone(user: UserId): Promise<void> {
    for (let due = this.#due.get(user); due && due.size > 0; due = this.#due.get(user)) {
      this.#due.set(user, new Map());
      this.#deps.background(this.#tell(user, due));
      await this.#deps.node.wait(NOTICE_EVERY_MS);
    }
    this.#due.delete(user);
  }

  async #tell(user: UserId, due: Due): Promise<void> {
    const text = JSON.stringify(await this.#noticeFor(user));
    for (const [client, matches] of due) {
      const isNews = [...matches].some((match) => !client.follows.has(match)); // the client may follow them by now
      if (isNews) this.#deps.connections.sendText(client, text);
    }
  }

  async #noticeFor(user: UserId): Promise<ToBrowser> {
    return {
      type: 'notice',
      waiting: await this.#deps.waitingFor(user),
      invited: await this.#deps.invitationsOf(user),
    };
  }
}
