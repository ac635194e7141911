import { assert, type GameEvent, quickRng, type Refusal } from '@caravanserai/contract';
import { type GameHost, hostOf } from '../games.ts';
import { rememberUpTo } from '../youngest.ts';
import type {
  EngineAnswer,
  EngineRequest,
  Happening,
  History,
  Moment,
  Position,
  Sight,
  Step,
  Waiting,
} from './protocol.ts';

const MOST_REMEMBERED = 20_000; // matches; about half a kilobyte each for Targi

interface Remembered {
  readonly version: number;
  readonly state: unknown;
  readonly news?: ReadonlyMap<number, readonly GameEvent[]>; // events of the latest versions, for all followers
}

const MOST_NEWS = 8; // versions

/** Answers questions about matches. Its memory is only a cache: every answer follows from the request. */
export class Engine {
  readonly #remembered = new Map<string, Remembered>();

  answer(request: EngineRequest): EngineAnswer {
    switch (request.type) {
      case 'play':
        return this.#play(request);
      case 'look': {
        const state = this.#stateFor(request.position, request.version, request.history);
        if (state === undefined) return { type: 'need-history' };
        return { type: 'looked', moment: momentOf(request.position, request.version, state, request.viewers) };
      }
      case 'follow':
        return this.#follow(request);
      case 'tell':
        return tell(request);
      case 'write': {
        const { position, players, moves } = request;
        const { seed, options } = position;
        return { type: 'written', text: hostFor(position).notation({ seed, options, players, moves }) };
      }
      case 'snapshot': {
        const state = this.#stateFor(request.position, request.version, request.history);
        if (state === undefined) return { type: 'need-history' };
        return { type: 'snapshot', state: hostFor(request.position).makeState(state) };
      }
      case 'sample': {
        const { position, version, history, seat, seed } = request;
        const state = this.#stateFor(position, version, history);
        if (state === undefined) return { type: 'need-history' };
        return { type: 'sampled', move: sampled(hostFor(position), state, seat, seed) };
      }
      case 'shoot': {
        const { shots } = hostFor(request.position);
        assert(shots !== undefined, 'the game has a daily shot');
        const shot = shots.shoot(request.table, request.stroke, request.seed);
        return shot.ok ? { type: 'shot', shot: shot.value } : { type: 'refused', at: 0, refusal: shot.error };
      }
      case 'read': {
        const game = hostOf(request.game)?.read?.(request.text);
        return { type: 'read', ...(game ? { game } : {}) };
      }
      case 'forget':
        this.#remembered.delete(request.match);
        return { type: 'forgotten' };
    }
  }

  #play(request: Extract<EngineRequest, { type: 'play' }>): EngineAnswer {
    const { position, version, history, seat, moves, atMs, viewers, isTrial } = request;
    const { game, parseMove, race, filmMs, closing } = hostFor(position);
    let state = this.#stateFor(position, version, history);
    if (state === undefined) return { type: 'need-history' };
    const told: Record<string, string>[] = [];
    const news = new Map<number, readonly GameEvent[]>();
    const parsed: unknown[] = [];
    let film: Step['film'];
    for (const [at, request] of moves.entries()) {
      const meant = parseMove(request);
      if (meant === undefined) return { type: 'refused', at, refusal: { code: 'malformed' } };
      const move = race && atMs !== undefined ? race.timed(state, meant, atMs) : meant;
      const played = game.play(state, seat, move);
      if (!played.ok) {
        const waiting = waitingFor(hostFor(position), state, seat, move, played.error);
        return { type: 'refused', at, refusal: { ...played.error, ...waiting } };
      }
      const ms = filmMs?.(state, seat, move) ?? 0;
      if (ms > 0) film = { version: version + at + 1, ms: (film?.ms ?? 0) + ms };
      state = played.value.state;
      parsed.push(move);
      const { events } = played.value;
      news.set(version + at + 1, events);
      told.push(
        Object.fromEntries(
          viewers.map((viewer) => [viewer, JSON.stringify(events.map((event) => game.redact(event, viewer)))]),
        ),
      );
    }
    const next = version + moves.length;
    if (!isTrial) this.#remember(position.match, { version: next, state, news });
    const { toAct, score, sights } = momentOf(position, next, state, viewers);
    const plays = Object.fromEntries(viewers.map((viewer) => [viewer, JSON.stringify({ ...sights[viewer], score })]));
    const isClosing = closing?.isAsked(state) ? ({ isClosing: true } as const) : {};
    const isOver = toAct.length === 0 ? { score } : {};
    const step: Step = {
      version: next,
      toAct,
      plays,
      events: told,
      ...isOver,
      ...isClosing,
      ...(film ? { film } : {}),
    };
    return { type: 'played', step, moves: parsed };
  }

  /** All followers of a match ask for the same events: the first request computes them, the others find them cached. */
  #follow({ position, from, log, viewer }: Extract<EngineRequest, { type: 'follow' }>): EngineAnswer {
    const { game } = hostFor(position);
    const known = this.#remembered.get(position.match);
    const version = log.at(-1)?.version ?? from;
    const isKnown =
      known?.version === version && log.every((line) => line.kind === 'end' || known.news?.has(line.version));
    const before = from === 0 ? { version: 0, state: start(position) } : known?.version === from ? known : undefined;
    const followed = isKnown ? known : before && followedFrom(position, before, log);
    if (!followed) return { type: 'need-history' };
    this.#remember(position.match, followed);
    const events = log.map(({ version: at }) => [
      at,
      (followed.news?.get(at) ?? []).map((event) => game.redact(event, viewer)),
    ]);
    const moment = momentOf(position, version, followed.state, [viewer]);
    return { type: 'followed', moment, events: Object.fromEntries(events) };
  }

  #stateFor(position: Position, version: number, history: History | undefined): unknown {
    const known = this.#remembered.get(position.match);
    if (known?.version === version) return known.state;
    if (!history) return version === 0 ? start(position) : undefined;
    const state = fold(position, history).at(version);
    if (!known || known.version < version) this.#remember(position.match, { version, state }); // past versions are not cached
    return state;
  }

  #remember(match: string, moment: Remembered): void {
    rememberUpTo(MOST_REMEMBERED, this.#remembered, match, moment);
  }
}

function hostFor({ game, rulesVersion }: Pick<Position, 'game' | 'rulesVersion'>): GameHost {
  const host = hostOf(game, rulesVersion);
  assert(host !== undefined, `there is a game ${game} with rules ${rulesVersion}`);
  return host;
}

function waitingFor(host: GameHost, state: unknown, seat: string, move: unknown, refusal: Refusal<string>): Waiting {
  const phase = host.phaseOf?.(state);
  const reason = refusal.code === 'illegal' ? refusal.reason : '';
  const retryAfterMs = host.tooEarlyMs?.(state, seat, move, reason);
  return { ...(phase === undefined ? {} : { phase }), ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}

function sampled({ game }: GameHost, state: unknown, seat: string, seed: string): unknown {
  const rng = quickRng(seed);
  if (game.moves.kind === 'sampled') return game.moves.sample(state, seat, rng);
  const moves = game.moves.list(state, seat);
  return moves[rng.next() % moves.length];
}

function start(position: Position): unknown {
  return hostFor(position).game.init(position.options, position.seed);
}

/** Nothing if an earlier state is needed. */
function followedFrom(position: Position, known: Remembered, log: readonly Happening[]): Remembered | undefined {
  const { game } = hostFor(position);
  const news = new Map(known.news);
  let { state, version } = known;
  for (const line of log) {
    if (line.kind === 'undo' || line.version !== version + 1) return undefined;
    ({ version } = line);
    if (line.kind === 'end') continue;
    const played = game.play(state, line.seat, line.move);
    if (!played.ok) return undefined; // the cached move differs from the stored one
    ({ state } = played.value);
    news.set(version, played.value.events);
  }
  for (const old of news.keys()) if (old <= version - MOST_NEWS) news.delete(old);
  return { version, state, news };
}

interface Folded {
  at(version: number): unknown;
  readonly events: ReadonlyMap<number, readonly GameEvent[]>;
}

/** Every state that the log leads through. Accepted moves are legal; an illegal one means that the log is corrupt. */
function fold(position: Position, { snapshot, log }: History): Folded {
  const { game, readState } = hostFor(position);
  const states = new Map<number, unknown>();
  const events = new Map<number, readonly GameEvent[]>();
  let state = snapshot ? readState(snapshot.state) : start(position);
  states.set(snapshot?.version ?? 0, state);
  for (const entry of log) {
    state = follow(entry, state);
    states.set(entry.version, state);
  }

  function follow(entry: Happening, before: unknown): unknown {
    if (entry.kind === 'end') return before;
    if (entry.kind === 'undo') {
      assert(states.has(entry.to), `version ${entry.to} is known`);
      return states.get(entry.to);
    }
    const played = game.play(before, entry.seat, entry.move);
    assert(played.ok, `the log of ${position.match} replays at ${entry.version}`);
    events.set(entry.version, played.value.events);
    return played.value.state;
  }

  return {
    at(version) {
      assert(states.has(version), `version ${version} is known`);
      return states.get(version);
    },
    events,
  };
}

function tell({ position, history, from, viewer }: Extract<EngineRequest, { type: 'tell' }>): EngineAnswer {
  const { game } = hostFor(position);
  const events = [...fold(position, history).events].filter(([version]) => version > from);
  return {
    type: 'told',
    events: Object.fromEntries(
      events.map(([version, list]) => [version, list.map((event) => game.redact(event, viewer))]),
    ),
    reveals: events.filter(([, list]) => list.some(({ reveals }) => reveals)).map(([version]) => version),
  };
}

function momentOf(position: Position, version: number, state: unknown, viewers: readonly string[]): Moment {
  const { game, toActFor } = hostFor(position);
  const toAct = game.toAct(state);
  function sightOf(viewer: string): Sight {
    const isListed = game.moves.kind === 'listed' && toAct.includes(viewer);
    return {
      view: game.view(state, viewer),
      toAct: toActFor?.(state, viewer) ?? toAct,
      moves: isListed && game.moves.kind === 'listed' ? game.moves.list(state, viewer) : [],
    };
  }
  return {
    version,
    toAct,
    score: game.score(state),
    sights: Object.fromEntries(viewers.map((viewer) => [viewer, sightOf(viewer)])),
  };
}
