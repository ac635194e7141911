import type { MatchId } from '@caravanserai/contract';
import type { SeatsHere } from '../lobby/presence.ts';
import { PRESENCE_EVERY_MS } from '../limits/limits.ts';
import { seatOf } from '../matches/entries.ts';
import { viewerOf } from '../matches/pictures.ts';
import { hostFor, isByKnownRules } from '../matches/table.ts';
import type { ServerNode } from '../node.ts';
import type { Client, ClientIndex } from './client.ts';
import type { Connections } from './connections.ts';

export interface PresenceFeedDeps {
  readonly node: ServerNode;
  readonly connections: Connections;
  readonly followers: ClientIndex<MatchId>;
  readonly background: (work: Promise<unknown>) => void;
}

/** Tells all nodes who is at a table on this one, and clients who is there on all nodes. */
export class PresenceFeed {
  readonly #deps: PresenceFeedDeps;
  readonly #recent = new Map<MatchId, boolean>(); // announced within `PRESENCE_EVERY_MS`; whether something changed since

  constructor(deps: PresenceFeedDeps) {
    this.#deps = deps;
    deps.node.bus.on('presence', (node, [match, watchers, ...seats]) =>
      this.#heard(node, match as MatchId, parseSeats(seats), Number(watchers)),
    );
  }

  announceAll(): void {
    for (const match of this.#deps.followers.keys()) this.announce(match);
  }

  /** Immediately after a pause, then at most once in `PRESENCE_EVERY_MS`: each change is sent to all followers. */
  announce(match: MatchId): void {
    const isRecent = this.#recent.has(match);
    this.#recent.set(match, isRecent);
    if (isRecent) return;
    this.#deps.background(this.#announce(match));
    setTimeout(() => {
      const isDue = this.#recent.get(match);
      this.#recent.delete(match);
      if (isDue) this.announce(match);
    }, PRESENCE_EVERY_MS).unref();
  }

  async #announce(match: MatchId): Promise<void> {
    const { node, followers } = this.#deps;
    const row = await node.matches.get(match);
    if (!row) return;
    const here = [...followers.of(match)];
    const hasRaces = isByKnownRules(row) && hostFor(row).race !== undefined;
    const seats = new Map<string, number | undefined>();
    for (const { user, lag } of here) {
      const seat = user && seatOf(row, user.id);
      if (seat === undefined) continue;
      if (user) node.attendance.seen(match, user.id);
      seats.set(seat, hasRaces ? slower(lag.roundTripMs, seats.get(seat)) : undefined);
    }
    const watchers = here.filter(({ user }) => viewerOf(row, user?.id) === 'spectator').length;
    await node.bus.send('presence', match, watchers, ...makeSeats(seats));
  }

  /** The connection of a client is faster than announced. */
  measured(client: Client): void {
    for (const match of client.follows.keys()) this.announce(match);
  }

  #heard(node: string, match: MatchId, seats: SeatsHere, watchers: number): void {
    if (!this.#deps.node.presence.put(match, node, seats, watchers)) return;
    for (const client of this.#deps.followers.of(match)) this.tell(client, match);
  }

  tell(client: Client, match: MatchId): void {
    this.#deps.connections.send(client, { type: 'presence', match, ...this.#deps.node.presence.of(match) });
  }
}

function slower(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}

/** Format between nodes: `red:40`, or `red:` if the round trip is unknown or irrelevant. */
function makeSeats(seats: SeatsHere): string[] {
  return [...seats].map(([seat, ms]) => `${seat}:${ms === undefined ? '' : Math.round(ms)}`);
}

function parseSeats(words: readonly string[]): SeatsHere {
  return new Map(
    words.map((word) => {
      const [seat = '', ms = ''] = word.split(':');
      return [seat, ms === '' ? undefined : Number(ms)];
    }),
  );
}
