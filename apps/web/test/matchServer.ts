import {
  commitmentOf,
  err,
  type MatchId,
  type MatchPicture,
  ok,
  type OnlineError,
  type PlayRequest,
  type Result,
  seedOf,
  type Version,
  type WireEntry,
} from '@caravanserai/contract';
import { type Event, type Move, type Seat, SEATS, type State, targi, type Viewer } from '@caravanserai/targi';

const SECRET = '5e'.repeat(32);
const NONCES = { blue: '01'.repeat(16), white: '02'.repeat(16) };
const ID = 'AAAAAAAAAAAAAAAAAAAAAA' as MatchId;

interface TrueEntry {
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly state: State;
}

/** The server's state of one match, sent as the server sends it. It answers at once, or when the test allows it. */
export class MatchServer {
  readonly seed = seedOf({ matchId: ID, secret: SECRET, nonces: SEATS.map((seat) => NONCES[seat]) });
  readonly start: State = targi.init(targi.defaultOptions, this.seed);
  readonly entries: TrueEntry[] = [];
  readonly requests: PlayRequest[] = [];
  readonly #taken = new Map<string, Version>();
  result: MatchPicture['result'];

  get state(): State {
    return this.entries.at(-1)?.state ?? this.start;
  }

  get version(): Version {
    return (this.entries.length + (this.result ? 1 : 0)) as Version;
  }

  stateAt(n: number): State {
    return n === 0 ? this.start : this.entries[n - 1].state;
  }

  picture(viewer: Viewer): MatchPicture {
    const status = this.result ? 'over' : 'running';
    return {
      id: ID,
      rulesVersion: targi.rulesVersion,
      terms: {
        game: 'targi',
        options: targi.defaultOptions,
        seats: 2,
        clock: { kind: 'none' },
        rated: false,
        visibility: 'private',
        chat: true,
      },
      status,
      version: this.version,
      viewer,
      seats: SEATS.map((seat) => ({ seat, person: { id: seat, name: `the ${seat} one`, kind: 'account' as const } })),
      createdMs: 0,
      host: 'blue',
      fairness: {
        commitment: commitmentOf(SECRET),
        nonces: NONCES,
        ...(this.result ? { secret: SECRET, seed: this.seed } : {}),
      },
      play: {
        view: targi.view(this.state, viewer),
        toAct: this.result ? [] : targi.toAct(this.state),
        moves: [],
        score: targi.score(this.state),
      },
      log: this.#log(viewer),
      logFrom: 0 as Version,
      ...(this.result ? { result: this.result } : {}),
    };
  }

  #log(viewer: Viewer): WireEntry[] {
    const moves = this.entries.map(({ seat, move, events }, i): WireEntry => ({
      version: (i + 1) as Version,
      atMs: 0,
      kind: 'move',
      seat,
      move,
      events: events.map((event) => targi.redact(event, viewer)),
    }));
    if (this.result) moves.push({ version: this.version, atMs: 0, kind: 'end', result: this.result });
    return moves;
  }

  play(seat: Seat, request: PlayRequest): Result<Version, OnlineError> {
    this.requests.push(request);
    const taken = this.#taken.get(request.key);
    if (taken !== undefined) return ok(taken);
    if (request.onVersion !== this.version) return err({ code: 'stale-version', current: this.version });
    const made: TrueEntry[] = [];
    for (const [at, move] of (request.moves as readonly Move[]).entries()) {
      const played = targi.play(made.at(-1)?.state ?? this.state, seat, move);
      if (!played.ok) {
        const { error } = played;
        return err(
          error.code === 'illegal' ? { code: 'illegal', reason: error.reason, at } : { code: 'not-your-turn' },
        );
      }
      made.push({ seat, move, events: played.value.events, state: played.value.state });
    }
    this.entries.push(...made);
    const moved = this.version;
    this.#taken.set(request.key, moved);
    if (targi.toAct(this.state).length === 0) {
      const { winner } = targi.score(this.state);
      this.result = { by: 'play', winners: winner ? [winner] : [] };
    }
    return ok(moved);
  }

  resign(seat: Seat): void {
    this.result = { by: 'resignation', winners: SEATS.filter((other) => other !== seat) };
  }
}
