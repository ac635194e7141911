import type { ChatLine, LogPage, MatchId, MatchPicture, MatchUpdate, ToBrowser } from '@caravanserai/contract';
import { cell } from '../../app/cells/cell.ts';
import { type Answer, api, type NetError } from './api.ts';
import { isPassing, type Line, type MatchHeard, type WhyGone } from './line.ts';
import { noteShown } from './promises.ts';

export interface Presence {
  readonly seats: readonly string[];
  readonly watchers: number;
  /** By seat, in ms, as the server measured it; only at tables with races. */
  readonly roundTripMs: Readonly<Record<string, number>>;
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

const NOBODY: Presence = { seats: [], watchers: 0, roundTripMs: {}, goneSinceMs: {} };

/** A picture of a very long match has the latest lines of its log only: those before them, as far as they are known. */
function withOlderLines(known: MatchPicture | undefined, picture: MatchPicture): MatchPicture {
  if (!known || picture.logFrom <= known.logFrom || picture.logFrom > known.version) return picture;
  const older = known.log.filter(({ version }) => version <= picture.logFrom);
  return { ...picture, logFrom: known.logFrom, log: [...older, ...picture.log] };
}

/** One match as it is followed over the line. Its picture is shown with the whole log. */
export class Match {
  readonly id: MatchId;
  readonly #line: Line;
  readonly #loadLog: (match: MatchId, before: number) => Answer<LogPage>;
  /** A picture whose older lines are being loaded. */
  #partial: MatchPicture | undefined;
  /** Followed as long as anybody listens. */
  readonly #state = cell<MatchState>({ presence: NOBODY, chat: [] }, () =>
    this.#line.watch(this.id, (heard) => this.#hear(heard)),
  );

  constructor(id: MatchId, line: Line, loadLog = api.log) {
    this.id = id;
    this.#line = line;
    this.#loadLog = loadLog;
  }

  readonly state = this.#state.get;
  readonly subscribe = this.#state.subscribe;

  /** What an answer of the server has brought already. */
  see(picture: MatchPicture): void {
    const { picture: before } = this.state();
    const known = this.#partial ?? before;
    if (known && picture.version < known.version) return;
    const joined = withOlderLines(known, withOlderLines(before, picture));
    if (joined.logFrom > 0) return this.#load(joined);
    this.#partial = undefined;
    noteShown(joined);
    this.#set({ picture: joined, gone: undefined });
    if (before && before.viewer !== picture.viewer) this.#line.again(this.id); // so that all hear who is here now
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
      const latest: MatchPicture | undefined = this.#partial; // with what came meanwhile
      if (!older.ok) return this.#stopLoading(older.error);
      if (latest?.logFrom !== part.logFrom) continue;
      const grown = { ...latest, ...older.value, log: [...older.value.log, ...latest.log] };
      this.#partial = withOlderLines(shown, grown);
      if (this.#partial.logFrom === 0) this.see(this.#partial);
    }
  }

  /** The whole picture is asked for again if that may help. */
  #stopLoading(error: NetError): void {
    this.#partial = undefined;
    if (error.code === 'offline' || isPassing(error)) this.#line.againIn(this.id, error.retryAfterS ?? 1);
  }

  #hear(heard: MatchHeard): void {
    switch (heard.type) {
      case 'match':
        return this.see(heard.picture);
      case 'update': {
        const known = this.#partial ?? this.state().picture;
        const next = known && updated(known, heard.update);
        return next ? this.see(next) : this.#line.again(this.id);
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
    const nowMs = this.#line.serverNowMs();
    const goneSinceMs = Object.fromEntries(away.map(({ seat }) => [seat, presence.goneSinceMs[seat] ?? nowMs]));
    return { seats, watchers, roundTripMs, goneSinceMs };
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
