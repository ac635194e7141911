import type { MatchId } from '@caravanserai/contract';
import type { Bus } from '../bus.ts';
import type { Chat } from '../lobby/chat.ts';
import type { UpdateText } from '../matches/pictures.ts';
import { OtherRulesError } from '../matches/table.ts';
import type { ServerNode } from '../node.ts';
import type { Client, ClientIndex, Following } from './client.ts';
import type { Connections } from './connections.ts';
import type { PresenceFeed } from './presenceFeed.ts';

const CONFIRMED_AT_ONCE = 500;

export interface MatchFeedDeps {
  readonly node: ServerNode;
  readonly bus: Bus;
  readonly chat: Chat;
  readonly connections: Connections;
  readonly followers: ClientIndex<MatchId>;
  readonly presence: PresenceFeed;
  readonly background: (work: Promise<unknown>) => void;
}

/** Sends pictures, updates and chat of matches to the clients that follow them. */
export class MatchFeed {
  readonly #deps: MatchFeedDeps;

  constructor(deps: MatchFeedDeps) {
    this.#deps = deps;
    deps.bus.on('chat', (_node, [match]) => deps.background(this.#sendChat(match as MatchId)));
  }

  async watch(client: Client, match: MatchId): Promise<void> {
    const { node, connections, followers, presence } = this.#deps;
    const tooMany = node.budgets.take('pictures', client.asker);
    if (tooMany) return connections.refuse(client, undefined, { ...tooMany, detail: match });
    const picture = await node.pictures.picture(match, client.user?.id).catch(unlessOtherRules);
    if (picture === 'other-rules') return connections.refuse(client, undefined, { code: 'other-rules', detail: match });
    if (!picture) return connections.refuse(client, undefined, { code: 'not-found', detail: match });
    if (!connections.has(client)) return undefined; // closed meanwhile
    const known = client.follows.get(match);
    const refused = known ? undefined : node.budgets.hold('watches', client.asker);
    if (refused) return connections.refuse(client, undefined, { ...refused, detail: match });
    client.follows.set(match, { version: picture.version, isBusy: false, isStale: false, chatSaid: 0 });
    followers.add(match, client);
    connections.send(client, { type: 'match', picture });
    presence.tell(client, match);
    presence.announce(match);
    await this.#sendChatTo(client, match);
    // Sends what changed between the picture and the subscription.
    return this.#bringUpToDate(client, match);
  }

  unwatch(client: Client, match: MatchId): void {
    const { node, followers, presence } = this.#deps;
    if (!client.follows.delete(match)) return;
    node.budgets.release('watches', client.asker);
    followers.delete(match, client);
    presence.announce(match);
  }

  unwatchAll(client: Client): void {
    for (const match of client.follows.keys()) this.unwatch(client, match);
  }

  changed(match: MatchId): void {
    for (const client of this.#deps.followers.of(match)) {
      if (!this.#isToldAtOnce(client, match)) this.#deps.background(this.#bringUpToDate(client, match, true));
    }
  }

  /** Compares followed matches with the database, since messages between nodes can be lost: no client keeps an outdated picture. */
  async confirm(): Promise<void> {
    const { node, bus, connections, followers } = this.#deps;
    const followed = followers.keys();
    try {
      for (let i = 0; i < followed.length; i += CONFIRMED_AT_ONCE) {
        await node.matches.confirm(followed.slice(i, i + CONFIRMED_AT_ONCE));
      }
    } catch (error) {
      if (!bus.isDeaf) throw error;
      connections.sendAway();
    }
  }

  /** The default case: the next move is sent without awaiting anything. */
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
    this.#deps.connections.sendText(client, `{"type":"update","update":${json}}`);
  }

  /** Serialised per client and match, so that updates arrive in order. */
  async #bringUpToDate(client: Client, match: MatchId, isNews = false): Promise<void> {
    const { node } = this.#deps;
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
        const row = await node.matches.get(match);
        if (!row || (!hasNews && row.version === follow.version)) break;
        hasNews = false;
        follow.isStale = false;
        const update = await node.pictures.update(match, client.user?.id, follow.version);
        if (update) this.#sendUpdate(client, follow, update);
        if (!follow.isStale) break;
        hasNews = true;
      }
    } catch (error) {
      // Without this update the client would wait for good. It reconnects and requests the whole picture.
      this.#deps.connections.close(client, 1013, 'no update: come again');
      throw error;
    } finally {
      follow.isBusy = false;
    }
  }

  async #sendChat(match: MatchId): Promise<void> {
    for (const client of this.#deps.followers.of(match)) await this.#sendChatTo(client, match);
  }

  /** The chat messages that the client has not received yet. */
  async #sendChatTo(client: Client, match: MatchId): Promise<void> {
    const follow = client.follows.get(match);
    if (!follow || !client.user) return;
    const found = await this.#deps.chat.lines(match, client.user.id, follow.chatSaid);
    const lines = found.ok ? found.value.filter(({ n }) => n > follow.chatSaid) : [];
    const last = lines.at(-1);
    if (!last) return;
    follow.chatSaid = last.n;
    this.#deps.connections.send(client, { type: 'chat', match, lines });
  }
}

function unlessOtherRules(error: unknown): 'other-rules' {
  if (error instanceof OtherRulesError) return 'other-rules';
  throw error;
}
