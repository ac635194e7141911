import { at, quickRng } from '@caravanserai/contract';
import { type Event, type PlayerView, type State, type Step, targi, type View, type Viewer } from '@caravanserai/targi';
import { layout, states } from '@caravanserai/targi/search';
import { kept } from '../../../app/kept.ts';
import type { Times } from '../../../keeper/keptForm.ts';
import type { GameSummary, LogEntry, PastView, Snapshot } from '../client.ts';
import { lacksOf, placesOf, previewsOf } from './places.ts';
import { controlOf, legalMoves, stateAt, stateOf, type Table, undoStateOf, viewerOf } from './table.ts';

/** The table as the page shows it, limited to what `viewerOf` may see. Unchanged parts are the same objects as in `before`. */
export function snapshotOf(table: Table, before?: Snapshot): Snapshot {
  const state = stateOf(table);
  const viewer = viewerOf(table);
  const control = controlOf(table);
  const moves = control.kind === 'act' ? legalMoves(table) : [];
  const drafted = draftedPlacement(table);
  return {
    gameId: table.id,
    players: table.setup.players,
    curtain: table.setup.curtain,
    quick: table.setup.quick,
    isBrought: table.setup.isBrought ?? false,
    ...originalPoints(table),
    viewer,
    version: table.steps.length,
    view: viewOf(state, viewer, before?.view),
    control,
    moves,
    places: control.kind === 'act' ? placesOf(state, moves) : (drafted?.places ?? {}),
    previews: drafted?.previews ?? previewsOf(state, moves),
    lacks: lacksOf(state, viewer),
    log: logOf(table, viewer, before?.log),
    turnStart: table.settled,
    undo: undoStateOf(table),
    score: targi.score(state),
  };
}

function originalPoints({ setup: { original } }: Table): Pick<Snapshot, 'original'> {
  if (!original) return {};
  const { moves: _, ...points } = original;
  return { original: points };
}

/** While a placement waits to be confirmed: where else its Targi may go, and what each placement leads to. */
function draftedPlacement(table: Table): Pick<Snapshot, 'places' | 'previews'> | undefined {
  const drafted = table.steps.at(-1);
  if (controlOf(table).kind !== 'confirm' || drafted?.move.type !== 'place') return undefined;
  const before = { ...table, steps: table.steps.slice(0, -1) };
  const moves = legalMoves(before);
  const { [drafted.move.at]: _, ...places } = placesOf(stateOf(before), moves);
  return { places, previews: previewsOf(stateOf(before), moves) };
}

/** The table after the first `version` moves. */
export function pastAt(table: Table, version: number): PastView | undefined {
  const view = viewAt(table, version);
  return view && { view, score: targi.score(stateAt(table, version)) };
}

/** A past moment of which only the view is known. Hidden cards do not score, so any guess for them gives the true score. */
export function pastViewOf(view: View): PastView {
  return { view, score: targi.score(targi.guess(view, quickRng('score'))) };
}

function viewAt(table: Table, version: number): View | undefined {
  if (!Number.isInteger(version) || version < 0 || version > table.steps.length) return undefined;
  const viewer = viewerOf(table);
  return viewOf(stateAt(table, version), viewer, viewOf(stateOf(table), viewer));
}

const viewsOf = new WeakMap<State, View>();
const statesOf = new WeakMap<View, State>();

/** The view of a state, cached. Parts equal to the previous view's are the same objects, so that they do not render again. */
export function viewOf(state: State, viewer: Viewer, before?: View): View {
  const known = viewsOf.get(state);
  if (known?.viewer === viewer) return known;
  const now = targi.view(state, viewer);
  const old = before && statesOf.get(before);
  const view = before && old ? sharing(now, state, before, old) : now;
  viewsOf.set(state, view);
  statesOf.set(view, state);
  return view;
}

function sharing(now: View, state: State, before: View, old: State): View {
  const isSame = (from: number, length = 1) => {
    for (let i = from; i < from + length; i++) if (state[i] !== old[i]) return false;
    return true;
  };
  const isSameViewer = now.viewer === before.viewer;
  const player = (seat: 'blue' | 'white', index: number): PlayerView => {
    const me = states.playerAt(index);
    const was = before[seat];
    if (isSameViewer && isSame(me, layout.PLAYER_SIZE)) return was;
    return {
      ...now[seat],
      hand: isSameViewer && isSame(me + layout.HAND, 3) ? was.hand : now[seat].hand,
      display: isSame(me + layout.DISPLAY, layout.PLAYER_SIZE - layout.DISPLAY) ? was.display : now[seat].display,
    };
  };
  const { CENTRE, FACE, MARKERS } = layout;
  return {
    ...now,
    centre: now.centre.map((card, i) =>
      isSame(CENTRE + i) && isSame(FACE + i) && isSame(MARKERS + i) ? at(before.centre, i) : card,
    ),
    blue: player('blue', 0),
    white: player('white', 1),
  };
}

/** The previous log with the entries of new moves appended. */
function logOf(table: Table, viewer: Viewer, before: readonly LogEntry[] = []): readonly LogEntry[] {
  const { start, steps } = table;
  const entryAt = (n: number) =>
    n === 0 ? firstEntry(start) : entryOf(at(steps, n - 1), n, stateAt(table, n - 1), viewer);
  let kept = Math.min(before.length, steps.length + 1);
  while (kept > 0 && before[kept - 1] !== entryAt(kept - 1)) kept--; // drop entries undone since
  if (kept === steps.length + 1 && kept === before.length) return before;
  const added = Array.from({ length: steps.length + 1 - kept }, (_, i) => entryAt(kept + i));
  return [...before.slice(0, kept), ...added];
}

const entries: Readonly<Record<Viewer, WeakMap<Step, LogEntry>>> = {
  blue: new WeakMap(),
  white: new WeakMap(),
  spectator: new WeakMap(),
};

/** Cached, per viewer where viewers see different events. Moves are public; their events may not be. */
function entryOf(step: Step, n: number, before: State, viewer: Viewer): LogEntry {
  const { seat, move, events } = step;
  const isSecret = events.some((event) => targi.redact(event, 'spectator') !== event);
  const made = entries[isSecret ? viewer : 'spectator'];
  const known = made.get(step);
  if (known) return known;
  const entry = { n, round: roundOf(before), seat, move, events: events.map((event) => targi.redact(event, viewer)) };
  made.set(step, entry);
  return entry;
}

const firstEntry = kept((start: State): LogEntry => ({ n: 0, round: 1, events: opening(start) }));

/** The engine has no events for the deal, so they are read from the first view. */
function opening(start: State): readonly Event[] {
  const { round, first, robber } = targi.view(start, 'spectator');
  return [
    { type: 'roundStarted', round, first, reveals: false },
    { type: 'robberMoved', to: robber, reveals: false },
  ];
}

function roundOf(state: State): number {
  return at(state, layout.ROUND);
}

export type Summary = Omit<GameSummary, 'isKept'>;

export function summaryOf(table: Table, times: Times): Summary {
  const state = stateOf(table);
  const control = controlOf(table);
  const { winner, decidedBy, blue, white } = targi.score(state);
  const { id, setup, steps } = table;
  const { players, options } = setup;
  return {
    id,
    players,
    options,
    round: roundOf(state),
    version: steps.length,
    ...times,
    ...(control.kind === 'over'
      ? { result: { winner, decidedBy, blue: blue.total, white: white.total } }
      : { toAct: control.seat }),
  };
}
