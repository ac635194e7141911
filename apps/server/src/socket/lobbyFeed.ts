import type { MatchSummary } from '@caravanserai/contract';
import type { Client } from './client.ts';
import type { Connections } from './connections.ts';

const EVERY_MS = 1000;

export interface LobbyFeedDeps {
  readonly connections: Connections;
  readonly lobby: () => Promise<readonly MatchSummary[]>;
  readonly background: (work: Promise<unknown>) => void;
}

/** Sends the open tables to the clients that asked for them, at most once a second. */
export class LobbyFeed {
  readonly #deps: LobbyFeedDeps;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: LobbyFeedDeps) {
    this.#deps = deps;
  }

  async follow(client: Client, isOn: boolean): Promise<void> {
    client.wantsLobby = isOn;
    if (isOn) this.#deps.connections.send(client, { type: 'lobby', tables: await this.#deps.lobby() });
  }

  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#deps.background(this.#send());
    }, EVERY_MS).unref();
  }

  async #send(): Promise<void> {
    const { connections, lobby } = this.#deps;
    const interested = connections.all().filter(({ wantsLobby }) => wantsLobby);
    if (interested.length === 0) return;
    const tables = await lobby();
    for (const client of interested) connections.send(client, { type: 'lobby', tables });
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
