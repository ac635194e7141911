import { assert, dailySeed, type MatchId, seedOf, type Version } from '@caravanserai/contract';
import type { EnginePool } from '../engine/pool.ts';
import type { EngineAnswer, EngineRequest, Happening, History, Moment, Position } from '../engine/protocol.ts';
import { type GameHost, hostOf, type PlayedGame, type ReadGame } from '../games.ts';
import { LOG_PAGE } from '../limits/limits.ts';
import type { Entry, MatchRow, MatchStore } from '../storage/matchStore.ts';

type Asked<Type extends EngineRequest['type']> = Extract<EngineRequest, { type: Type }>;
type Answered<Type extends EngineAnswer['type']> = Extract<EngineAnswer, { type: Type }>;

/** A newer server version wrote this match: its log would replay differently, or not at all. */
export class OtherRulesError extends Error {}

/** Engine queries about matches; supplies the log where the engine has not cached the state. */
export class TableEngine {
  readonly #store: MatchStore;
  readonly #pool: EnginePool;

  constructor(store: MatchStore, pool: EnginePool) {
    this.#store = store;
    this.#pool = pool;
  }

  /** `atMs`: in a race, when the moves were made. The step for spectators is only computed if needed. */
  async play(
    match: MatchRow,
    seat: string,
    moves: readonly unknown[],
    isWatched: boolean,
    atMs?: number,
  ): Promise<Answered<'played' | 'refused'>> {
    const request: Asked<'play'> = {
      type: 'play',
      position: positionOf(match),
      version: match.version,
      seat,
      moves,
      viewers: isWatched ? [...seatsOf(match), 'spectator'] : seatsOf(match),
      ...(atMs === undefined ? {} : { atMs }),
    };
    const answer = await this.#askWithHistory(match, request);
    assert(answer.type === 'played' || answer.type === 'refused', 'a move is taken or refused');
    return answer;
  }

  /** Whether these moves are legal in the current state. */
  async isLegal(match: MatchRow, seat: string, moves: readonly unknown[], atMs?: number): Promise<boolean> {
    const answer = await this.#askWithHistory(match, {
      type: 'play',
      position: positionOf(match),
      version: match.version,
      seat,
      moves,
      viewers: [],
      isTrial: true,
      ...(atMs === undefined ? {} : { atMs }),
    });
    return answer.type === 'played';
  }

  async look(match: MatchRow, viewers: readonly string[]): Promise<Moment> {
    const answer = await this.#askWithHistory(match, {
      type: 'look',
      position: positionOf(match),
      version: match.version,
      viewers,
    });
    assert(answer.type === 'looked', 'one can always look');
    return answer.moment;
  }

  /** Changes since `from`, if the engine has cached that state: cheaper than a look and a replay. */
  async follow(
    match: MatchRow,
    from: Version,
    entries: readonly Entry[],
    viewer: string,
  ): Promise<Answered<'followed'> | undefined> {
    const log = entries.map(happening);
    const answer = await this.#pool.ask(match.id, { type: 'follow', position: positionOf(match), from, log, viewer });
    return answer.type === 'followed' ? answer : undefined;
  }

  /** The entries after `from` and their events. */
  async tell(match: MatchRow, from: Version, viewer: string): Promise<Told> {
    const { entries, snapshot, base } = await this.#linesTo(match.id, from, match.version);
    const history = historyOf(entries, snapshot);
    const answer = await this.#replay(match, { type: 'tell', position: positionOf(match), history, from, viewer });
    assert(answer.type === 'told', 'a log can be told');
    const replayed = base - (snapshot?.version ?? 0);
    if (replayed > LOG_PAGE) void this.keepSnapshot({ ...match, version: base }).catch(() => undefined); // optional: a missing snapshot is made next time
    return { ...answer, entries: entries.filter(({ version }) => version > from) };
  }

  /** The game in its own file notation. */
  async write(match: MatchRow, players: PlayedGame['players'], moves: PlayedGame['moves']): Promise<string> {
    const answer = await this.#replay(match, { type: 'write', position: positionOf(match), players, moves });
    assert(answer.type === 'written', 'a game can be written');
    return answer.text;
  }

  /** A finished game from a file, replayed by its rules; nothing for any other text. */
  async read(game: string, text: string): Promise<ReadGame | undefined> {
    const answer = await this.#pool.recall({ type: 'read', game, text });
    assert(answer.type === 'read', 'a file is read');
    return answer.game;
  }

  async keepSnapshot(match: MatchRow): Promise<void> {
    const { version } = match;
    const answer = await this.#askWithHistory(match, { type: 'snapshot', position: positionOf(match), version });
    if (answer.type === 'snapshot') await this.#store.putSnapshot(match.id, match.version, answer.state);
  }

  async forget(match: MatchId): Promise<void> {
    await this.#pool.ask(match, { type: 'forget', match });
  }

  /** A random legal move of a seat. */
  async sample(match: MatchRow, seat: string, seed: string): Promise<unknown> {
    const position = positionOf(match);
    const answer = await this.#askWithHistory(match, { type: 'sample', position, version: match.version, seat, seed });
    assert(answer.type === 'sampled', 'there is a legal move');
    return answer.move;
  }

  /** `player` selects the thread: the tries of one player are computed in order. */
  async shoot(player: string, request: Omit<Asked<'shoot'>, 'type'>): Promise<Answered<'shot' | 'refused'>> {
    const answer = await this.#pool.ask(player, { type: 'shoot', ...request });
    assert(answer.type === 'shot' || answer.type === 'refused', 'a stroke is made or refused');
    return answer;
  }

  async #askWithHistory(
    match: MatchRow,
    request: Asked<'play' | 'look' | 'sample' | 'snapshot'>,
  ): Promise<EngineAnswer> {
    const answer = await this.#pool.ask(match.id, request);
    if (answer.type !== 'need-history') return answer;
    const { entries, snapshot } = await this.#linesTo(match.id, match.version, match.version);
    return this.#replay(match, { ...request, history: historyOf(entries, snapshot) });
  }

  #replay(match: MatchRow, request: EngineRequest): Promise<EngineAnswer> {
    return match.status === 'running' ? this.#pool.ask(match.id, request) : this.#pool.recall(request);
  }

  /**
   * The entries after `from`, and those needed to replay them: from the latest snapshot that no later undo precedes. `base` is the latest
   * version whose state is sufficient for that.
   */
  async #linesTo(id: MatchId, from: Version, to: Version): Promise<Lines> {
    for (let notAfter = from; ;) {
      const snapshot = await this.#store.snapshot(id, notAfter);
      const entries = await this.#store.entries(id, snapshot?.version ?? 0, to);
      const undos = entries.filter((entry) => entry.kind === 'undo');
      const lowest = lowestOf(
        undos.map(({ body }) => body.to),
        from,
      );
      if (!snapshot || lowest >= snapshot.version) {
        const since = undos.filter(({ version }) => version > from).map(({ body }) => body.to);
        return { entries, base: lowestOf(since, from), ...(snapshot ? { snapshot } : {}) };
      }
      notAfter = lowest;
    }
  }
}

function lowestOf(versions: readonly Version[], most: Version): Version {
  return versions.reduce((lowest, version) => (version < lowest ? version : lowest), most);
}

interface Lines {
  readonly entries: readonly Entry[];
  readonly snapshot?: { readonly version: Version; readonly state: string };
  readonly base: Version;
}

/** Log entries with their events, by version. */
export interface Told extends Answered<'told'> {
  readonly entries: readonly Entry[];
}

function historyOf(entries: readonly Entry[], snapshot: Lines['snapshot']): History {
  return { log: entries.map(happening), ...(snapshot ? { snapshot } : {}) };
}

function happening(entry: Entry): Happening {
  const { version } = entry;
  switch (entry.kind) {
    case 'move':
      return { version, kind: 'move', seat: entry.seat, move: entry.body };
    case 'undo':
      return { version, kind: 'undo', to: entry.body.to };
    case 'end':
      return { version, kind: 'end' };
  }
}

/** By the rules that the match began with. */
export function hostFor({ id, terms, rulesVersion }: MatchRow): GameHost {
  const host = hostOf(terms.game, rulesVersion);
  if (!host)
    throw new OtherRulesError(`${id} follows rules ${rulesVersion} of ${terms.game}, which are not known here`);
  return host;
}

export function isByKnownRules({ terms, rulesVersion }: MatchRow): boolean {
  return hostOf(terms.game, rulesVersion) !== undefined;
}

/** Seats and teams are the same in every version, so a match with unsupported rules can still be listed. */
function anyHostFor({ terms }: MatchRow): GameHost {
  const host = hostOf(terms.game);
  assert(host !== undefined, `there is a game ${terms.game}`);
  return host;
}

export function seatsOf(match: MatchRow): readonly string[] {
  return anyHostFor(match).seats(match.terms.seats);
}

/** The teams of a match. */
export function sidesOf(match: MatchRow): readonly (readonly string[])[] {
  return anyHostFor(match).sides(match.terms.options, match.terms.seats);
}

const seeds = new WeakMap<MatchRow['seats'], string>(); // successive rows share their seats

/** Requires that all seats are taken: an open match has no seed. */
export function seedFor(match: MatchRow): string {
  const known = seeds.get(match.seats) ?? newSeedFor(match);
  seeds.set(match.seats, known);
  return known;
}

function newSeedFor(match: MatchRow): string {
  if (match.daily !== undefined) return dailySeed(match.terms.game, match.daily, match.secret, match.terms.seats);
  const nonces = seatsOf(match).map((seat) => {
    const taken = match.seats.find((row) => row.seat === seat);
    assert(taken !== undefined, 'everybody sits');
    return taken.nonce;
  });
  return seedOf({ matchId: match.twin?.deal ?? match.id, secret: match.secret, nonces });
}

function positionOf(match: MatchRow): Position {
  return {
    match: match.id,
    game: match.terms.game,
    rulesVersion: hostFor(match).rulesVersion,
    options: match.terms.options,
    seed: seedFor(match),
    seats: seatsOf(match),
  };
}
