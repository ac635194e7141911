import type { ChatLine, MatchId, MatchPicture, MatchUpdate } from '@caravanserai/contract';
import { cell } from '../../app/cells/cell.ts';
import type { Line, MatchHeard, WhyGone } from './line.ts';

export interface Presence {
  readonly seats: readonly string[];
  readonly watchers: number;
  /** Since when those have been away who are, by the server's clock. */
  readonly goneSinceMs: Readonly<Record<string, number>>;
}

/** All that is known of a match in this page. */
export interface MatchState {
  readonly picture?: MatchPicture;
  readonly gone?: WhyGone | undefined;
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
}

/** The picture after an update; nothing if something is missing in between. */
export function updated(picture: MatchPicture, update: MatchUpdate): MatchPicture | undefined {
  if (update.version < picture.version) return picture; // late
  if (update.from > picture.version) return undefined;
  const { from: _, log, ...now } = update;
  const { terms, rulesVersion, createdMs, host, logFrom } = picture;
  const known = picture.log.at(-1)?.version ?? 0;
  return {
    terms,
    rulesVersion,
    createdMs,
    host,
    logFrom,
    ...now,
    log: [...picture.log, ...log.filter(({ version }) => version > known)],
  };
}

/** One match as it is followed over the line. */
export class Match {
  readonly id: MatchId;
  readonly #line: Line;
  /** Followed as long as anybody listens. */
  readonly #state = cell<MatchState>({ presence: { seats: [], watchers: 0, goneSinceMs: {} }, chat: [] }, () =>
    this.#line.watch(this.id, (heard) => this.#hear(heard)),
  );

  constructor(id: MatchId, line: Line) {
    this.id = id;
    this.#line = line;
  }

  readonly state = this.#state.get;
  readonly subscribe = this.#state.subscribe;

  /** What an answer of the server has brought already. */
  see(picture: MatchPicture): void {
    const { picture: before } = this.state();
    if (before && picture.version < before.version) return;
    this.#set({ picture, gone: undefined });
    if (before && before.viewer !== picture.viewer) this.#line.again(this.id); // so that all hear who is here now
  }

  #hear(heard: MatchHeard): void {
    switch (heard.type) {
      case 'match':
        return this.see(heard.picture);
      case 'update': {
        const { picture } = this.state();
        const next = picture && updated(picture, heard.update);
        return next ? this.see(next) : this.#line.again(this.id);
      }
      case 'presence':
        return this.#set({ presence: this.#present(heard.seats, heard.watchers) });
      case 'chat':
        return this.#set({ chat: joined(this.state().chat, heard.lines) });
      case 'gone':
        return this.#set({ gone: heard.why });
    }
  }

  #present(seats: readonly string[], watchers: number): Presence {
    const { picture, presence } = this.state();
    const away = (picture?.seats ?? []).filter(({ seat }) => !seats.includes(seat));
    const nowMs = this.#line.serverNowMs();
    const goneSinceMs = Object.fromEntries(away.map(({ seat }) => [seat, presence.goneSinceMs[seat] ?? nowMs]));
    return { seats, watchers, goneSinceMs };
  }

  #set(part: Partial<MatchState>): void {
    this.#state.set({ ...this.state(), ...part });
  }
}

/** Lines come once each; after a broken line they may come again. */
function joined(known: readonly ChatLine[], news: readonly ChatLine[]): readonly ChatLine[] {
  const first = news[0]?.n ?? Infinity;
  return [...known.filter(({ n }) => n < first), ...news];
}
