import type { OnlineCode, OnlineError, ToServer, Version } from '@caravanserai/contract';
import { EngineTimeoutError } from '../engine/pool.ts';
import { FLOOD_REFUSALS, FLOOD_WITHIN_MS, MESSAGES_UNDERWAY } from '../limits/limits.ts';
import type { Chat } from '../lobby/chat.ts';
import type { ServerNode } from '../node.ts';
import { UnavailableError } from '../storage/sql.ts';
import type { Client } from './client.ts';
import type { Connections } from './connections.ts';
import type { LobbyFeed } from './lobbyFeed.ts';
import type { MatchFeed } from './matchFeed.ts';
import type { PresenceFeed } from './presenceFeed.ts';
import { idIn, isQuick, notAMessage, parseMessage } from './schemas.ts';

const QUICKER_MS = 10; // an improvement of the round trip by this much is announced immediately
const TOO_MUCH_AT_ONCE: OnlineError = { code: 'too-many', retryAfterS: 1 };

export interface InboxDeps {
  readonly node: ServerNode;
  readonly chat: Chat;
  readonly connections: Connections;
  readonly matches: MatchFeed;
  readonly lobby: LobbyFeed;
  readonly presence: PresenceFeed;
  readonly countMessage: () => void;
}

/** Handles messages from clients: counts, parses and executes them. */
export class Inbox {
  readonly #deps: InboxDeps;

  constructor(deps: InboxDeps) {
    this.#deps = deps;
  }

  async heard(client: Client, text: string): Promise<void> {
    const { node, connections } = this.#deps;
    this.#received(client);
    const flood = node.budgets.take('messages', client.asker);
    if (flood) return this.#flooded(client, text, flood);
    const message = parseMessage(text);
    if (!message) return connections.refuse(client, idIn(text), notAMessage(text));
    if (client.underway >= MESSAGES_UNDERWAY && !isQuick(message)) return this.#flooded(client, text, TOO_MUCH_AT_ONCE);
    client.underway++;
    try {
      return await this.#obey(client, message);
    } catch (error) {
      // Answers a client that is waiting, before the error is reported.
      connections.refuse(client, 'id' in message ? message.id : undefined, { code: codeOf(error) });
      throw error;
    } finally {
      client.underway--;
    }
  }

  /** A ping from the client; ignored if it is over the limit. */
  pinged(client: Client, data: Buffer): void {
    if (this.#isTaken(client)) this.#deps.connections.pong(client, data);
  }

  /** A pong that answers none of our pings counts as a message. */
  ponged(client: Client, id: string): void {
    const { lag } = client;
    const beforeMs = lag.roundTripMs ?? Infinity;
    client.isAlive = true;
    if (!lag.heard(id)) this.#isTaken(client);
    if (beforeMs - (lag.roundTripMs ?? Infinity) >= QUICKER_MS) this.#deps.presence.measured(client);
  }

  #received(client: Client): void {
    client.isAlive = true;
    client.lag.received();
    this.#deps.countMessage();
  }

  #isTaken(client: Client): boolean {
    this.#received(client);
    const isFlood = this.#deps.node.budgets.take('messages', client.asker) !== undefined;
    if (isFlood) this.#isFlooding(client);
    return !isFlood;
  }

  /** Answers with a retry time; a client that ignores it too often is disconnected. */
  #flooded(client: Client, text: string, error: OnlineError): void {
    if (!this.#isFlooding(client)) this.#deps.connections.refuse(client, idIn(text), error);
  }

  /** Counts a refusal; true if the client must be disconnected. */
  #isFlooding(client: Client): boolean {
    const { node, connections } = this.#deps;
    const nowMs = node.now();
    const sinceMs = Math.abs(nowMs - client.flood.sinceMs); // the clock may have been set back
    if (sinceMs > FLOOD_WITHIN_MS) client.flood = { sinceMs: nowMs, count: 0 };
    const isFlooding = ++client.flood.count > FLOOD_REFUSALS;
    if (isFlooding) connections.close(client, 1008, 'too many messages');
    return isFlooding;
  }

  async #obey(client: Client, message: ToServer): Promise<void> {
    const { node, connections, matches, lobby, chat } = this.#deps;
    switch (message.type) {
      case 'watch':
        return matches.watch(client, message.match);
      case 'unwatch':
        return matches.unwatch(client, message.match);
      case 'lobby': {
        const tooMany = message.on ? node.budgets.take('lists', client.asker) : undefined;
        if (!tooMany) return lobby.follow(client, message.on);
        client.wantsLobby = true; // changes are sent all the same
        return connections.refuse(client, undefined, { ...tooMany, detail: 'lobby' });
      }
      case 'play': {
        if (!client.user) return connections.refuse(client, message.id, { code: 'unauthorized' });
        const via = { ...client.asker, roundTripMs: client.lag.roundTripMs ?? 0 };
        const done = await node.matches.play(message.match, client.user.id, message.request, via);
        if (!done.ok) return connections.refuse(client, message.id, done.error);
        return connections.send(client, { type: 'done', id: message.id, version: done.value });
      }
      case 'say': {
        if (!client.user) return connections.refuse(client, message.id, { code: 'unauthorized' });
        const tooMany = node.budgets.take('chat', client.asker);
        if (tooMany) return connections.refuse(client, message.id, tooMany);
        const done = await chat.say(message.match, client.user.id, message.text);
        if (!done.ok) return connections.refuse(client, message.id, done.error);
        return connections.send(client, { type: 'done', id: message.id, version: done.value.n as Version });
      }
      case 'ping':
        return connections.send(client, { type: 'pong', id: message.id, nowMs: node.now() });
    }
  }
}

function codeOf(error: unknown): OnlineCode {
  if (error instanceof UnavailableError) return 'unavailable';
  return error instanceof EngineTimeoutError ? 'engine-timeout' : 'internal';
}
