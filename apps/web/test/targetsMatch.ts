import {
  assert,
  commitmentOf,
  type MatchId,
  type MatchPicture,
  quickRng,
  type Rng,
  seedOf,
  type Version,
  type WireEntry,
} from '@caravanserai/contract';
import {
  DEFAULT_OPTIONS,
  RULES_VERSION,
  type Move,
  redactMove,
  sampleMove,
  type Seat,
  type State,
  type Step,
  type View,
} from '@caravanserai/targets';
import { type Rules, rulesOf } from '@caravanserai/targets/versions';

const today = await rulesOf(RULES_VERSION);

const SECRET = '5e'.repeat(32);
const NONCES = { red: '01'.repeat(16), blue: '02'.repeat(16) };
const ID = 'BBBBBBBBBBBBBBBBBBBBBB' as MatchId;
const TWO = ['red', 'blue'] as const;

/** The server's state of one match of Targets, sent as the server sends it: through JSON. */
export class TargetsMatch {
  readonly seed = seedOf({ matchId: ID, secret: SECRET, nonces: TWO.map((seat) => NONCES[seat]) });
  readonly start: State;
  readonly steps: Step[] = [];
  readonly #rules: Rules;
  readonly #rng: Rng;
  result: MatchPicture['result'];

  constructor(chance = 'a match', rules = today) {
    this.#rules = rules;
    this.start = rules.init(DEFAULT_OPTIONS, this.seed);
    this.#rng = quickRng(chance);
  }

  get state(): State {
    return this.steps.at(-1)?.state ?? this.start;
  }

  get version(): Version {
    return (this.steps.length + (this.result ? 1 : 0)) as Version;
  }

  /** One random move by a player who may act. */
  act(): { readonly seat: Seat; readonly move: Move } {
    const [seat] = this.#rules.toAct(this.state);
    assert(seat !== undefined, 'somebody may act');
    const move = sampleMove(this.state, seat, this.#rng);
    this.play(seat, move);
    return { seat, move };
  }

  actUntil(isReached: (match: TargetsMatch) => boolean): void {
    while (!isReached(this)) this.act();
  }

  play(seat: Seat, move: Move): void {
    const played = this.#rules.playWith(this.#rules.flick)(this.state, seat, move);
    assert(played.ok, 'it is legal');
    this.steps.push({ seat, move, ...played.value });
    if (this.#rules.toAct(this.state).length === 0)
      this.result = { by: 'play', winners: this.#rules.score(this.state).winners };
  }

  viewAt(version: number, viewer: Seat | 'spectator' = 'red'): View {
    return told(this.#rules.view(version === 0 ? this.start : this.steps[version - 1].state, viewer));
  }

  picture(viewer: Seat | 'spectator' = 'red'): MatchPicture {
    const log: WireEntry[] = this.steps.map(({ seat, move, events }, i) => ({
      version: (i + 1) as Version,
      atMs: 0,
      kind: 'move',
      seat,
      move: this.result || this.#rules.version < 4 ? move : redactMove(move, seat, viewer),
      events,
    }));
    if (this.result) log.push({ version: this.version, atMs: 0, kind: 'end', result: this.result });
    return told({
      id: ID,
      rulesVersion: this.#rules.version,
      terms: {
        game: 'targets',
        options: DEFAULT_OPTIONS,
        seats: 2,
        clock: { kind: 'none' },
        rated: false,
        visibility: 'private',
        chat: true,
      },
      status: this.result ? 'over' : 'running',
      version: this.version,
      viewer,
      seats: TWO.map((seat) => ({ seat, person: { id: seat, name: `the ${seat} one`, kind: 'account' } })),
      createdMs: 0,
      host: 'red',
      fairness: {
        commitment: commitmentOf(SECRET),
        nonces: NONCES,
        ...(this.result ? { secret: SECRET, seed: this.seed } : {}),
      },
      play: {
        view: this.#rules.view(this.state, viewer),
        toAct: this.result ? [] : this.#rules.toAct(this.state),
        moves: [],
        score: this.#rules.score(this.state),
      },
      log,
      logFrom: 0 as Version,
      ...(this.result ? { result: this.result } : {}),
    });
  }
}

function told<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
