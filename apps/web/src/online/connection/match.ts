import type { ChatLine, LogPage, MatchId, MatchPicture, MatchUpdate, ToBrowser } from '@caravanserai/contract';
import { signal } from '../../app/signals/signal.ts';
import { type Answer, api, type NetError } from './api.ts';
import { isPassing, type Connection, type MatchHeard, type WhyGone } from './connection.ts';
import { noteShown } from './promises.ts';

export interface Presence {
  readonly seats: readonly string[];
  readonly watchers: number;
  /** By seat, in ms, as measured by the server; only at tables with real-time calls. */
  readonly roundTripMs: Readonly<Record<string, number>>;
  /** By seat, since when an absent player has been away, in server time. */
  readonly goneSinceMs: Readonly<Record<string, number>>;
}

/** All that this page knows about a match. */
export interface MatchState {
  readonly picture?: MatchPicture;
  readonly gone?: WhyGone | undefined;
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
}

/** The picture after an update; undefined if an update in between is missing. */
export function updated(picture: MatchPicture, update: MatchUpdate): MatchPicture | undefined {
  if (update.version < picture.version) return picture; // out of date
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

const NOBODY: Presence = { seats: [], watchers: 0, roundTripMs: {}, goneSinceMs: {} };

/** Pictures of very long matches contain only the latest log entries; prepends the earlier ones already known. */
function withOlderLines(known: MatchPicture | undefined, picture: MatchPicture): MatchPicture {
  if (!known || picture.logFrom <= known.logFrom || picture.logFrom > known.version) return picture;
  const older = known.log.filter(({ version }) => version <= picture.logFrom);
  return { ...picture, logFrom: known.logFrom, log: [...older, ...picture.log] };
}

/** A match followed over the connection. Its picture is published only with the complete log. */
export class Match {
  readonly id: MatchId;
  readonly #connection: Connection;
  readonly #loadLog: (match: MatchId, before: number) => Answer<LogPage>;
  /** A picture whose older log entries are being loaded. */
  #partial: MatchPicture | undefined;
  /** Followed as long as there is a subscriber. */
  readonly #state = signal<MatchState>({ presence: NOBODY, chat: [] }, () =>
    this.#connection.watch(this.id, (heard) => this.#hear(heard)),
  );

  constructor(id: MatchId, connection: Connection, loadLog = api.log) {
    this.id = id;
    this.#connection = connection;
    this.#loadLog = loadLog;
  }

  readonly state = this.#state.get;
  readonly subscribe = this.#state.subscribe;

  /** Takes over a picture from the answer to a request. */
  see(picture: MatchPicture): void {
    const { picture: before } = this.state();
    const known = this.#partial ?? before;
    if (known && picture.version < known.version) return;
    const joined = withOlderLines(known, withOlderLines(before, picture));
    if (joined.logFrom > 0) return this.#load(joined);
    this.#partial = undefined;
    noteShown(joined);
    this.#set({ picture: joined, gone: undefined });
    if (before && before.viewer !== picture.viewer) this.#connection.again(this.id); // so that all players see who is here now
  }

  #load(picture: MatchPicture): void {
    const isLoading = this.#partial !== undefined;
    this.#partial = picture;
    if (!isLoading) void this.#loadOlder();
  }

  async #loadOlder(): Promise<void> {
    for (let part = this.#partial; part; part = this.#partial) {
      const older = await this.#loadLog(this.id, part.logFrom);
      const { picture: shown } = this.state();
      const latest: MatchPicture | undefined = this.#partial; // including updates received meanwhile
      if (!older.ok) return this.#stopLoading(older.error);
      if (latest?.logFrom !== part.logFrom) continue;
      const grown = { ...latest, ...older.value, log: [...older.value.log, ...latest.log] };
      this.#partial = withOlderLines(shown, grown);
      if (this.#partial.logFrom === 0) this.see(this.#partial);
    }
  }

  /** Requests the whole picture again if that may help. */
  #stopLoading(error: NetError): void {
    this.#partial = undefined;
    if (error.code === 'offline' || isPassing(error)) this.#connection.againIn(this.id, error.retryAfterS ?? 1);
  }

  #hear(heard: MatchHeard): void {
    switch (heard.type) {
      case 'match':
        return this.see(heard.picture);
      case 'update': {
        const known = this.#partial ?? this.state().picture;
        const next = known && updated(known, heard.update);
        return next ? this.see(next) : this.#connection.again(this.id);
      }
      case 'presence':
        return this.#set({ presence: this.#present(heard) });
      case 'chat':
        return this.#set({ chat: joined(this.state().chat, heard.lines) });
      case 'gone':
        return this.#set({ gone: heard.why });
    }
  }

  #present({ seats, watchers, roundTripMs = {} }: Extract<ToBrowser, { type: 'presence' }>): Presence {
    const { picture, presence } = this.state();
    const away = (picture?.seats ?? []).filter(({ seat }) => !seats.includes(seat));
    const nowMs = this.#connection.serverNowMs();
    const goneSinceMs = Object.fromEntries(away.map(({ seat }) => [seat, presence.goneSinceMs[seat] ?? nowMs]));
    return { seats, watchers, roundTripMs, goneSinceMs };
  }

  #set(part: Partial<MatchState>): void {
    this.#state.set({ ...this.state(), ...part });
  }
}

/** Merges chat lines, which may repeat after a reconnect. */
function joined(known: readonly ChatLine[], news: readonly ChatLine[]): readonly ChatLine[] {
  const first = news[0]?.n ?? Infinity;
  return [...known.filter(({ n }) => n < first), ...news];
}
