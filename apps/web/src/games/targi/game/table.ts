import { assert, at, err, ok, type Refusal, type Result } from '@caravanserai/contract';
import { type Event, type GameRecord, type Move, type Reason, replay, type Seat, SEATS } from '@caravanserai/targi';
import { startOf, type State, type Step, targi, type Viewer } from '@caravanserai/targi';
import { isTurnOver } from '@caravanserai/targi/search';
import type { Control, Setup, TableError, UndoState } from '../client.ts';

/** A setup with every choice made. */
type Optional = 'isBrought' | 'position' | 'original';
export type FullSetup = Required<Omit<Setup, Optional>> & Pick<Setup, Optional>;

/** A local game: the players and every move so far. Immutable: every change makes a new value. */
export interface Table {
  readonly id: string;
  readonly setup: FullSetup;
  readonly start: State;
  readonly steps: readonly Step[];
  /** Number of settled moves. Later moves are the draft of the person whose turn it is. */
  readonly settled: number;
  /** Where two people share the device: the last one alone with it. Undefined once the other has played, or after the game was closed. */
  readonly holder: Seat | undefined;
}

export function newTable(id: string, setup: FullSetup): Table {
  const start = startOf(setup);
  return { id, setup, start, steps: [], settled: 0, holder: targi.toAct(start)[0] };
}

/** Resumes a stored table. Like the moves, `settled` is validated: a table that does not replay is refused. */
export function resume(
  id: string,
  setup: FullSetup,
  moves: readonly Move[],
  settled: number,
): Result<Table, { readonly at: number; readonly refusal: Refusal<Reason> }> {
  const replayed = replay(recordOf(setup, moves));
  if (!replayed.ok) return replayed;
  const { start, steps } = replayed.value;
  return ok({ id, setup, start, steps, settled: Math.min(settled, steps.length), holder: undefined });
}

export function recordOf(
  { seed, options, players, position, original }: FullSetup,
  moves: readonly Move[],
): GameRecord {
  const nameOf = (seat: Seat) => {
    const player = players[seat];
    return player.kind === 'bot' ? player.level : player.name;
  };
  return {
    rulesVersion: targi.rulesVersion,
    seed,
    options,
    players: { blue: nameOf('blue'), white: nameOf('white') },
    ...(position === undefined ? {} : { position }),
    ...(original ? { original } : {}),
    moves,
  };
}

export function movesOf({ steps }: Table): readonly Move[] {
  return steps.map(({ move }) => move);
}

/** The state after the first `version` moves. */
export function stateAt({ start, steps }: Table, version: number): State {
  return version === 0 ? start : at(steps, version - 1).state;
}

export function stateOf(table: Table): State {
  return stateAt(table, table.steps.length);
}

/** Undefined when the game is over. */
export function seatToAct(table: Table): Seat | undefined {
  return targi.toAct(stateOf(table))[0];
}

export function legalMoves(table: Table): readonly Move[] {
  const seat = seatToAct(table);
  assert(targi.moves.kind === 'listed', 'Targi lists its moves');
  return seat ? targi.moves.list(stateOf(table), seat) : [];
}

function isPerson({ setup }: Table, seat: Seat): boolean {
  return setup.players[seat].kind === 'person';
}

function personsOf(table: Table): readonly Seat[] {
  return SEATS.filter((seat) => isPerson(table, seat));
}

export function controlOf(table: Table): Control {
  const drafted = completeDraftOf(table);
  const seat = drafted ?? seatToAct(table);
  if (!seat) return { kind: 'over' };
  if (!isPerson(table, seat)) return { kind: 'wait', seat };
  const isShared = table.setup.curtain && personsOf(table).length === 2;
  if (isShared && table.holder !== seat && hasSecret(stateOf(table), seat)) return { kind: 'curtain', seat };
  return { kind: drafted ? 'confirm' : 'act', seat };
}

/** Whether this player sees something the other may not: a card kept in secret or just drawn. */
function hasSecret(state: State, seat: Seat): boolean {
  const { hand } = targi.view(state, seat)[seat];
  const { pending } = targi.view(state, 'spectator');
  const isDrawing = pending.phase === 'drawn' && pending.seat === seat && pending.card === 'hidden';
  return isDrawing || (hand.kind === 'open' && hand.secret);
}

/** The seat whose turn is complete except for its confirmation. */
function completeDraftOf(table: Table): Seat | undefined {
  const { steps, settled } = table;
  const last = steps.at(-1);
  if (!last || steps.length === settled) return undefined;
  return isTurnOver(stateAt(table, steps.length - 1), last.state) ? last.seat : undefined;
}

/** Who is viewing the table: the only person, or the holder of the device; otherwise nobody. */
export function viewerOf(table: Table): Viewer {
  const [person, ...others] = personsOf(table);
  if (person && others.length === 0) return person;
  const control = controlOf(table);
  return control.kind === 'act' || control.kind === 'confirm' ? control.seat : 'spectator';
}

/** A person's move. It becomes a draft, unless it ends the turn and either cannot be undone or needs no confirmation. */
export function act(table: Table, move: Move): Result<Table, TableError> {
  const control = controlOf(table);
  if (control.kind === 'confirm' || control.kind === 'curtain') return err({ code: 'not-now' });
  if (control.kind === 'wait') return err({ code: 'refused', refusal: { code: 'not-your-turn' } });
  const played = playOn(table, move);
  return played.ok ? played : err({ code: 'refused', refusal: played.error });
}

/** A bot's move is settled at once. */
export function actForBot(table: Table, move: Move): Table {
  assert(controlOf(table).kind === 'wait', 'a bot is to act');
  const played = playOn(table, move);
  assert(played.ok, 'bots choose among the legal moves');
  return played.value;
}

function playOn(table: Table, move: Move): Result<Table, Refusal<Reason>> {
  const before = stateOf(table);
  const seat = seatToAct(table);
  if (!seat) return err({ code: 'illegal', reason: 'game-over' });
  const played = targi.play(before, seat, move);
  if (!played.ok) return played;
  const { state, events } = played.value;
  const steps = [...table.steps, { seat, move, events, state }];
  const standsAtOnce = isTurnOver(before, state) && (table.setup.quick || revealing(events) !== undefined);
  const isDraft = isPerson(table, seat) && !standsAtOnce;
  const holder = table.holder === seat ? seat : undefined; // both players have been watching
  return ok({ ...table, steps, settled: isDraft ? table.settled : steps.length, holder });
}

function revealing(events: readonly Event[]): Event | undefined {
  return events.find(({ reveals }) => reveals);
}

export function undoStateOf(table: Table): UndoState {
  const viewer = viewerOf(table);
  if (viewer === 'spectator') return { can: false, why: 'nothing' };
  const last = table.steps.at(-1);
  const event = last && last.seat === viewer ? revealing(last.events) : undefined;
  if (event) return { can: false, why: 'revealed', event };
  if (table.steps.length > table.settled) return { can: true };
  const hasMoved = table.steps.some(({ seat }) => seat === viewer);
  return { can: false, why: hasMoved ? 'confirmed' : 'nothing' };
}

export function undo(table: Table): Result<Table, TableError> {
  const state = undoStateOf(table);
  return state.can ? ok({ ...table, steps: table.steps.slice(0, -1) }) : err({ code: 'cannot-undo', undo: state });
}

export function undoTurn(table: Table): Result<Table, TableError> {
  const first = undo(table);
  if (!first.ok) return first;
  let earliest = first.value;
  for (let back = undo(earliest); back.ok; back = undo(earliest)) earliest = back.value;
  return ok(earliest);
}

export function confirm(table: Table): Result<Table, TableError> {
  if (controlOf(table).kind !== 'confirm') return err({ code: 'not-now' });
  return ok({ ...table, settled: table.steps.length });
}

export function liftCurtain(table: Table): Result<Table, TableError> {
  const control = controlOf(table);
  return control.kind === 'curtain' ? ok({ ...table, holder: control.seat }) : err({ code: 'not-now' });
}

/** When a curtain is switched on, the current viewer counts as the holder of the device. */
export function setCurtain(table: Table, isOn: boolean): Table {
  const viewer = viewerOf(table);
  const holder = viewer === 'spectator' ? table.holder : viewer;
  return { ...table, setup: { ...table.setup, curtain: isOn }, holder };
}

export function setQuick(table: Table, isOn: boolean): Table {
  return { ...table, setup: { ...table.setup, quick: isOn } };
}
