import type { Thinker } from '@caravanserai/bots/targi';
import {
  type AskOptions,
  assert,
  err,
  type MatchPicture,
  ok,
  type OnlineError,
  type PlayRequest,
  type Result,
  type Rng,
  type Version,
  refusalIn,
} from '@caravanserai/contract';
import { type GameRecord, type Move, type Reason, type Seat, targi, type View } from '@caravanserai/targi';
import { dailyPath } from '../../../page.ts';
import { type Shown, shownFrom } from '../../../../keeper/watched.ts';
import type { MatchTable } from '../../../../online/room/gameRoom.ts';
import {
  type AnalysisAnswer,
  type Ending,
  LEVEL_NAMES,
  type LogEntry,
  NOT_HERE,
  NOT_LOCAL,
  type PastView,
  type Player,
  type Seen,
  type Snapshot,
  type TableClient,
  type TableError,
  type TableResult,
  type Trial,
  type UndoState,
} from '../../client.ts';
import { pastAt, pastViewOf, snapshotOf } from '../snapshot.ts';
import * as T from '../table.ts';
import { tryMove } from '../trial.ts';
import { recompute, type RecomputedTargi } from './fairness.ts';
import { logOf, type Made, madeOf, revealing, undoTarget } from './log.ts';
import { keepSeen, seenOf } from './seen.ts';

export interface OnlineDeps {
  readonly thinker: Pick<Thinker, 'analyse' | 'close'>;
  /** Sends a batch to the server. */
  play(request: PlayRequest): Promise<Result<Version, OnlineError>>;
  /** Called when a draft is lost because the match moved on without it. */
  dropped(): void;
  rng(): Rng;
  key(): string;
}

/** An online table as the page plays it, with the operations that only an online table has. */
export interface OnlineTable extends TableClient, MatchTable {
  readonly fault: () => TableError | undefined;
  recompute(): Promise<RecomputedTargi>;
}

/**
 * An online game as one viewer sees it. The draft of a turn is played locally on a state that the view allows; nobody else sees it. It is sent as a
 * whole on confirmation, or earlier, up to the first move that reveals something.
 */
export class OnlineGame implements OnlineTable {
  readonly liftCurtain = NOT_LOCAL.liftCurtain;
  readonly setCurtain = NOT_LOCAL.setCurtain;
  readonly hint = NOT_LOCAL.hint;
  readonly snapshot: () => Snapshot;
  readonly subscribe: OnlineTable['subscribe'];
  readonly fault: OnlineTable['fault'];
  readonly #shown: Shown<Snapshot, TableError>;
  readonly #deps: OnlineDeps;
  readonly #seen: Seen | undefined;
  #picture: MatchPicture;
  #made: readonly Made[];
  #log: readonly LogEntry[];
  /** The state of the last picture; steps after it are the draft. For a finished game: the whole game. */
  #table: T.Table;
  #quick: boolean;
  /** The batch in flight, until a picture shows its result. */
  #sent: PlayRequest | undefined;
  /** Views seen, by number of moves. Without the deal, no other moment can be reviewed. */
  readonly #views = new Map<number, View>();

  constructor(picture: MatchPicture, quick: boolean, deps: OnlineDeps) {
    const seen = seenOf(picture);
    this.#deps = deps;
    this.#seen = seen;
    this.#quick = quick;
    this.#picture = picture;
    this.#made = madeOf(picture.log);
    this.#log = logOf(this.#made, viewIn(picture), { made: [], log: [] });
    this.#table = this.#newTable();
    if (seen) this.#views.set(seen.version, seen.view);
    this.#remember(seen?.version ?? this.#made.length);
    this.#shown = shownFrom<Snapshot, TableError>(this.#look());
    ({ snapshot: this.snapshot, subscribe: this.subscribe, fault: this.fault } = this.#shown);
  }

  get table(): T.Table {
    return this.#table;
  }

  get picture(): MatchPicture {
    return this.#picture;
  }

  get isOver(): boolean {
    return this.#picture.status === 'over' || this.#picture.status === 'aborted';
  }

  /** The table has the whole game: its deal was published. */
  get #hasDeal(): boolean {
    return this.isOver && this.#picture.fairness.seed !== undefined;
  }

  /** A picture that cannot be shown stops the table; reopening it may help. */
  see(picture: MatchPicture): void {
    if (this.fault() || picture.version < this.#picture.version) return; // outdated
    try {
      this.#turnTo(picture);
      this.#show();
    } catch (error) {
      this.#shown.fail({ code: 'crashed', detail: String(error) });
    }
  }

  #turnTo(picture: MatchPicture): void {
    const isNews = picture.version > this.#picture.version || picture.status !== this.#picture.status;
    const before = this.#made.length;
    const isDrafting = this.#draft.length > 0 && !this.#sent;
    this.#picture = picture;
    if (!isNews) {
      const players = playersOf(picture);
      this.#table = { ...this.#table, setup: { ...this.#table.setup, players } };
      return;
    }
    if (isDrafting) this.#deps.dropped();
    this.#sent = undefined;
    const made = madeOf(picture.log);
    this.#log = logOf(made, viewIn(picture), { made: this.#made, log: this.#log });
    this.#made = made;
    this.#remember(before);
    this.#table = this.#newTable();
  }

  #look(before?: Snapshot): Snapshot {
    const inner = snapshotOf(this.#table, before);
    const ending = endingOf(this.#picture);
    const settled = this.#made.length;
    const daily = dailyPath(this.#picture);
    const online = { ...(ending ? { ending } : {}), ...(daily === undefined ? {} : { daily }) };
    if (this.isOver && this.#hasDeal) return { ...inner, control: { kind: 'over' }, ...CLOSED, online };
    if (this.isOver) {
      const told = { version: settled, log: this.#log, turnStart: settled };
      return { ...inner, ...told, control: { kind: 'over' }, ...CLOSED, online: { ...online, isSealed: true } };
    }
    const drafted = inner.log.slice(1).map((entry) => numbered(entry, settled));
    const snapshot: Snapshot = {
      ...inner,
      version: settled + this.#draft.length,
      log: drafted.length > 0 ? [...this.#log, ...drafted] : this.#log,
      turnStart: settled,
      undo: this.#undoState(),
      online,
    };
    if (!this.#sent || inner.control.kind === 'over') return snapshot;
    return { ...snapshot, control: { kind: 'wait', seat: inner.control.seat }, ...CLOSED };
  }

  async act(move: Move): Promise<TableResult> {
    if (this.#isClosed) return err(this.fault() ?? { code: 'not-now' });
    const played = T.act(this.#table, move);
    if (!played.ok) return played;
    const { steps, settled } = played.value;
    const last = steps.at(-1);
    if (last && revealing(last.events)) return this.#send(steps.map((step) => step.move)); // only the server knows what it reveals
    this.#table = played.value;
    if (settled === steps.length) return this.#send(steps.map((step) => step.move));
    this.#show();
    return ok(undefined);
  }

  async confirm(): Promise<TableResult> {
    if (this.#isClosed) return err(this.fault() ?? { code: 'not-now' });
    const confirmed = T.confirm(this.#table);
    if (!confirmed.ok) return confirmed;
    this.#table = confirmed.value;
    return this.#send(T.movesOf(this.#table));
  }

  async undo(): Promise<TableResult> {
    return this.#takeBack(T.undo);
  }

  async undoTurn(): Promise<TableResult> {
    return this.#takeBack(T.undoTurn);
  }

  async setQuick(isOn: boolean): Promise<TableResult> {
    this.#quick = isOn;
    this.#table = T.setQuick(this.#table, isOn);
    this.#show();
    return ok(undefined);
  }

  try(move: Move): Trial {
    return this.#isClosed ? NOT_HERE : tryMove(this.#table, move);
  }

  past(version: number): PastView | undefined {
    const settled = this.#made.length;
    if (this.#hasDeal) return pastAt(this.#table, version);
    if (version > settled) return pastAt(this.#table, version - settled);
    const view = this.#views.get(version);
    return view && pastViewOf(view);
  }

  async notation(version?: number): Promise<TableResult<string>> {
    if (!this.#hasDeal) return err({ code: 'not-now' });
    const { makeGame } = await import('../gameText.ts');
    return ok(makeGame(this.#record(version)));
  }

  async analyse(options: AskOptions = {}): Promise<TableResult<AnalysisAnswer>> {
    if (!this.#hasDeal) return err({ code: 'not-now' });
    try {
      return ok(await this.#deps.thinker.analyse(this.#record(), options));
    } catch (error) {
      return err(options.signal?.aborted ? { code: 'aborted' } : { code: 'crashed', detail: String(error) });
    }
  }

  seen(): Seen | undefined {
    return this.#seen;
  }

  /** Drafts are not recorded, because they may be discarded. */
  saw({ version, turnStart, view, viewer }: Snapshot): void {
    const isDraft = version > turnStart && this.#picture.status === 'running';
    if (viewer !== 'spectator' && !isDraft) keepSeen(this.#picture, { version, view });
  }

  async undoTarget(): Promise<Version | undefined> {
    return undoTarget(this.#picture);
  }

  async recompute(): Promise<RecomputedTargi> {
    return recompute(this.#picture, this.#table);
  }

  close(): void {
    void this.#deps.thinker.close();
  }

  /** No action is possible at the table. */
  get #isClosed(): boolean {
    return this.#sent !== undefined || this.isOver || this.fault() !== undefined;
  }

  #record(version?: number): GameRecord {
    return T.recordOf(this.#table.setup, T.movesOf(this.#table).slice(0, version));
  }

  get #draft(): readonly { readonly move: Move }[] {
    return this.isOver ? [] : this.#table.steps;
  }

  /** If the batch is accepted, the next picture shows the result. */
  async #send(moves: readonly Move[]): Promise<TableResult> {
    const request: PlayRequest = { onVersion: this.#picture.version, moves, key: this.#deps.key() };
    this.#sent = request;
    this.#show();
    const answer = await this.#deps.play(request);
    if (answer.ok) return ok(undefined);
    if (this.#sent === request) {
      this.#sent = undefined;
      this.#table = this.#newTable();
      this.#show();
    }
    return err(tableError(answer.error));
  }

  #takeBack(change: (table: T.Table) => TableResult<T.Table>): TableResult {
    const stopped = this.fault();
    if (stopped) return err(stopped);
    const state = this.#undoState();
    if (!state.can || this.#sent) return err({ code: 'cannot-undo', undo: state });
    const changed = change(this.#table);
    if (!changed.ok) return changed;
    this.#table = changed.value;
    this.#show();
    return ok(undefined);
  }

  #undoState(): UndoState {
    const { viewer } = this.#picture;
    if (this.#draft.length > 0 && !this.#sent) return { can: true };
    const last = this.#made.at(-1);
    const event = last?.seat === viewer ? revealing(last.events) : undefined;
    if (event) return { can: false, why: 'revealed', event };
    return { can: false, why: this.#made.some(({ seat }) => seat === viewer) ? 'confirmed' : 'nothing' };
  }

  #newTable(): T.Table {
    const { id, fairness } = this.#picture;
    const view = viewIn(this.#picture);
    const { options } = view;
    const setup = { players: playersOf(this.#picture), options, curtain: false, quick: this.#quick, seed: '' };
    if (this.isOver && fairness.seed !== undefined) {
      const moves = this.#made.map(({ move }) => move);
      const resumed = T.resume(id, { ...setup, seed: fairness.seed }, moves, moves.length);
      if (resumed.ok) return resumed.value;
    }
    const start = targi.guess(view, this.#deps.rng());
    return { id, setup, start, steps: [], settled: 0, holder: undefined };
  }

  /** If nothing was revealed between two pictures, the moments between them are recovered by replaying the moves. */
  #remember(before: number): void {
    for (const version of this.#views.keys()) if (version > this.#made.length) this.#views.delete(version);
    const from = Math.min(before, this.#made.length);
    const known = this.#views.get(from);
    let state = known && targi.guess(known, this.#deps.rng());
    for (const [i, { seat, move, events }] of this.#made.slice(from).entries()) {
      const played = state && targi.play(state, seat, move);
      state = played?.ok && revealing(events) === undefined ? played.value.state : undefined;
      if (!state) break;
      this.#views.set(from + i + 1, targi.view(state, viewIn(this.#picture).viewer));
    }
    this.#views.set(this.#made.length, viewIn(this.#picture));
  }

  #show(): void {
    this.#shown.show(this.#look(this.snapshot()));
  }
}

const drafts = new WeakMap<LogEntry, LogEntry>();

/** Numbers a draft's entry from the first move of the game. */
function numbered(entry: LogEntry, settled: number): LogEntry {
  const known = drafts.get(entry) ?? { ...entry, n: entry.n + settled };
  drafts.set(entry, known);
  return known;
}

const CLOSED = { moves: [], places: {}, previews: {} } as const satisfies Partial<Snapshot>;

function viewIn({ play }: MatchPicture): View {
  assert(play !== undefined, 'a game that has begun is seen');
  return play.view as View;
}

function playersOf({ seats, viewer }: MatchPicture): Readonly<Record<Seat, Player>> {
  const playerAt = (seat: Seat): Player => {
    const person = seats.find((taken) => taken.seat === seat)?.person;
    const level = person?.kind === 'house' ? LEVEL_NAMES.find((name) => name === person.name) : undefined;
    if (level) return { kind: 'bot', level };
    return { kind: seat === viewer ? 'person' : 'remote', name: person?.name ?? '' };
  };
  return { blue: playerAt('blue'), white: playerAt('white') };
}

function endingOf({ result }: MatchPicture): { readonly by: Ending; readonly winner?: Seat } | undefined {
  if (!result || result.by === 'play') return undefined;
  const [winner] = result.winners as readonly Seat[];
  return winner ? { by: result.by, winner } : { by: result.by };
}

function tableError(error: OnlineError): TableError {
  const refusal = refusalIn<Reason>(error);
  return refusal ? { code: 'refused', refusal } : { code: 'not-now' };
}
