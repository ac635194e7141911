import type { MatchId } from '@caravanserai/contract';
import type { SeatsHere } from '../lobby/presence.ts';
import { seatOf } from '../matches/entries.ts';
import { viewerOf } from '../matches/pictures.ts';
import { hostFor, isByKnownRules } from '../matches/table.ts';
import type { HouseNode } from '../node.ts';
import type { Client, ClientIndex } from './client.ts';
import type { Connections } from './connections.ts';

export interface PresenceFeedDeps {
  readonly node: HouseNode;
  readonly connections: Connections;
  readonly followers: ClientIndex<MatchId>;
  readonly background: (work: Promise<unknown>) => void;
}

/** Tells all nodes who is at a table on this one, and clients who is there on all nodes. */
export class PresenceFeed {
  readonly #deps: PresenceFeedDeps;

  constructor(deps: PresenceFeedDeps) {
    this.#deps = deps;
    deps.node.bus.on('presence', (node, [match, watchers, ...seats]) =>
      this.#heard(node, match as MatchId, parseSeats(seats), Number(watchers)),
    );
  }

  announceAll(): void {
    for (const match of this.#deps.followers.keys()) this.announce(match);
  }

  announce(match: MatchId): void {
    this.#deps.background(this.#announce(match));
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

  /** The connection of a client turned out to be quicker than was announced. */
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

/** Between nodes: `red:40`, or `red:` where the round trip is not known or does not matter. */
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
