import {
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
import { type Move, type Reason, type Seat, targi, type View } from '@caravanserai/targi';
import {
  type Ending,
  LEVEL_NAMES,
  type LogEntry,
  type Player,
  type Seen,
  type Snapshot,
  type TableError,
  type TableResult,
  type Trial,
  type UndoState,
} from '../../client.ts';
import { snapshotOf, viewAt } from '../snapshot.ts';
import * as T from '../table.ts';
import { tryMove } from '../trial.ts';
import { logOf, type Made, madeOf, revealing } from './log.ts';

export interface OnlineHouse {
  show(snapshot: Snapshot): void;
  /** The batch is on its way; `answered` is called with what came of it. */
  send(request: PlayRequest): void;
  /** What was drafted is gone: the game went on without it. */
  dropped(): void;
  rng(): Rng;
  key(): string;
}

/**
 * A game over the network as one pair of eyes sees it. The draft of a turn is played here, on a state that the view allows, and nobody
 * else learns of it; it is sent as a whole when it is confirmed, or as far as the first move that turns something up.
 */
export class OnlineGame {
  readonly #house: OnlineHouse;
  #picture: MatchPicture;
  #made: readonly Made[];
  #log: readonly LogEntry[];
  /** From the last picture on: its steps are the draft. Of a game that is over: the whole of it. */
  #table: T.Table;
  #quick: boolean;
  /** On its way, and what follows from it has not been seen yet. */
  #sent: PlayRequest | undefined;
  readonly #unanswered = new Map<string, (result: TableResult) => void>();
  /** What was seen after so many moves. Without the deal, nothing else can be looked back at. */
  readonly #views = new Map<number, View>();

  constructor(picture: MatchPicture, quick: boolean, house: OnlineHouse, seen?: Seen) {
    this.#house = house;
    this.#quick = quick;
    this.#picture = picture;
    this.#made = madeOf(picture.log);
    this.#log = logOf(this.#made, viewOf(picture));
    this.#table = this.#newTable();
    if (seen) this.#views.set(seen.version, seen.view);
    this.#remember(seen?.version ?? this.#made.length);
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

  see(picture: MatchPicture): void {
    if (picture.version < this.#picture.version) return; // late
    const isNews = picture.version > this.#picture.version || picture.status !== this.#picture.status;
    const before = this.#made.length;
    const isDrafting = this.#draft.length > 0 && !this.#sent;
    this.#picture = picture;
    if (!isNews) {
      const players = playersOf(picture);
      this.#table = { ...this.#table, setup: { ...this.#table.setup, players } };
      this.#show();
      return;
    }
    if (isDrafting) this.#house.dropped();
    this.#sent = undefined;
    this.#made = madeOf(picture.log);
    this.#log = logOf(this.#made, viewOf(picture));
    this.#remember(before);
    this.#table = this.#newTable();
    this.#show();
  }

  snapshot(): Snapshot {
    const inner = snapshotOf(this.#table);
    const ending = endingOf(this.#picture);
    if (this.isOver) {
      return { ...inner, control: { kind: 'over' }, ...CLOSED, online: ending ? { ending } : {} };
    }
    const settled = this.#made.length;
    const drafted = inner.log.slice(1).map((entry): LogEntry => ({ ...entry, n: entry.n + settled }));
    const snapshot: Snapshot = {
      ...inner,
      version: settled + this.#draft.length,
      log: [...this.#log, ...drafted],
      turnStart: settled,
      undo: this.#undoState(),
      online: {},
    };
    if (!this.#sent || inner.control.kind === 'over') return snapshot;
    return { ...snapshot, control: { kind: 'wait', seat: inner.control.seat }, ...CLOSED };
  }

  async act(move: Move): Promise<TableResult> {
    if (this.#sent || this.isOver) return err({ code: 'not-now' });
    const played = T.act(this.#table, move);
    if (!played.ok) return played;
    const { steps, settled } = played.value;
    const last = steps.at(-1);
    if (last && revealing(last.events)) return this.#send(steps.map((step) => step.move)); // only the server knows what it shows
    this.#table = played.value;
    if (settled === steps.length) return this.#send(steps.map((step) => step.move));
    this.#show();
    return ok(undefined);
  }

  async confirm(): Promise<TableResult> {
    if (this.#sent || this.isOver) return err({ code: 'not-now' });
    const confirmed = T.confirm(this.#table);
    if (!confirmed.ok) return confirmed;
    this.#table = confirmed.value;
    return this.#send(T.movesOf(this.#table));
  }

  undo(): TableResult {
    return this.#takeBack(T.undo);
  }

  undoTurn(): TableResult {
    return this.#takeBack(T.undoTurn);
  }

  setQuick(isOn: boolean): TableResult {
    this.#quick = isOn;
    this.#table = T.setQuick(this.#table, isOn);
    this.#show();
    return ok(undefined);
  }

  try(move: Move): Trial {
    return this.#sent || this.isOver ? { ok: false, refusal: { code: 'not-your-turn' } } : tryMove(this.#table, move);
  }

  past(version: number): View | undefined {
    if (this.isOver) return viewAt(this.#table, version);
    const settled = this.#made.length;
    return version > settled ? viewAt(this.#table, version - settled) : this.#views.get(version);
  }

  /** What came of a batch. If it was taken, the picture says the rest. */
  answered(key: string, answer: Result<Version, OnlineError>): void {
    const resolve = this.#unanswered.get(key);
    this.#unanswered.delete(key);
    if (!answer.ok && this.#sent?.key === key) {
      this.#sent = undefined;
      this.#table = this.#newTable();
      this.#show();
    }
    resolve?.(answer.ok ? ok(undefined) : err(tableError(answer.error)));
  }

  get #draft(): readonly { readonly move: Move }[] {
    return this.isOver ? [] : this.#table.steps;
  }

  #send(moves: readonly Move[]): Promise<TableResult> {
    const request: PlayRequest = { onVersion: this.#picture.version, moves, key: this.#house.key() };
    return new Promise((resolve) => {
      this.#sent = request;
      this.#unanswered.set(request.key, resolve);
      this.#show();
      this.#house.send(request);
    });
  }

  #takeBack(change: (table: T.Table) => TableResult<T.Table>): TableResult {
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
    const view = viewOf(this.#picture);
    const { options } = view;
    const setup = { players: playersOf(this.#picture), options, curtain: false, quick: this.#quick, seed: '' };
    if (this.isOver && fairness.seed !== undefined) {
      const moves = this.#made.map(({ move }) => move);
      const resumed = T.resume(id, { ...setup, seed: fairness.seed }, moves, moves.length);
      if (resumed.ok) return resumed.value;
    }
    const start = targi.guess(view, this.#house.rng());
    return { id, setup, start, steps: [], settled: 0, holder: undefined };
  }

  /** Between two pictures nothing is hidden as long as nothing was turned up: those moments can be played. */
  #remember(before: number): void {
    for (const version of this.#views.keys()) if (version > this.#made.length) this.#views.delete(version);
    const from = Math.min(before, this.#made.length);
    const known = this.#views.get(from);
    let state = known && targi.guess(known, this.#house.rng());
    for (const [i, { seat, move, events }] of this.#made.slice(from).entries()) {
      const played = state && targi.play(state, seat, move);
      state = played?.ok && revealing(events) === undefined ? played.value.state : undefined;
      if (!state) break;
      this.#views.set(from + i + 1, targi.view(state, viewOf(this.#picture).viewer));
    }
    this.#views.set(this.#made.length, viewOf(this.#picture));
  }

  #show(): void {
    this.#house.show(this.snapshot());
  }
}

const CLOSED = { moves: [], places: {}, previews: {} } as const satisfies Partial<Snapshot>;

function viewOf({ play }: MatchPicture): View {
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
