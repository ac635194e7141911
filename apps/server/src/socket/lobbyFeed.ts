import type { MatchSummary, ToBrowser } from '@caravanserai/contract';
import type { Client } from './client.ts';
import type { Connections } from './connections.ts';

const EVERY_MS = 1000;

export interface LobbyFeedDeps {
  readonly connections: Connections;
  readonly lobby: () => Promise<readonly MatchSummary[]>;
  readonly background: (work: Promise<unknown>) => void;
}

/**
 * Sends the open tables to subscribed clients. The list is built at most once a second, however often it is requested, and sent only if it
 * has changed.
 */
export class LobbyFeed {
  readonly #deps: LobbyFeedDeps;
  #timer: NodeJS.Timeout | undefined;
  #list: Promise<string> | undefined; // the message, reused within `EVERY_MS`
  readonly #sent = new WeakMap<Client, string>(); // the latest message

  constructor(deps: LobbyFeedDeps) {
    this.#deps = deps;
  }

  async follow(client: Client, isOn: boolean): Promise<void> {
    client.wantsLobby = isOn;
    if (!isOn) return;
    const text = await (this.#list ?? this.#makeList());
    if (client.wantsLobby) this.#tell(client, text);
  }

  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#deps.background(this.#send());
    }, EVERY_MS).unref();
  }

  async #send(): Promise<void> {
    const { connections } = this.#deps;
    const isInterested = ({ wantsLobby }: Client) => wantsLobby;
    if (!connections.all().some(isInterested)) return;
    const text = await this.#makeList();
    for (const client of connections.all().filter(isInterested)) {
      if (this.#sent.get(client) !== text) this.#tell(client, text);
    }
  }

  #tell(client: Client, text: string): void {
    this.#sent.set(client, text);
    this.#deps.connections.sendText(client, text);
  }

  #makeList(): Promise<string> {
    const made = this.#deps.lobby().then((tables) => JSON.stringify({ type: 'lobby', tables } satisfies ToBrowser));
    this.#list = made;
    const forget = () => void (this.#list === made && (this.#list = undefined));
    made.then(() => setTimeout(forget, EVERY_MS).unref(), forget);
    return made;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
