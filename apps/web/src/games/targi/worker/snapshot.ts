import { at, quickRng } from '@caravanserai/contract';
import { type Event, type State, type Step, targi, type View, type Viewer } from '@caravanserai/targi';
import { layout } from '@caravanserai/targi/search';
import type { Times } from '../../../keeper/keptForm.ts';
import type { GameSummary, LogEntry, PastView, Snapshot } from '../client.ts';
import { lacksOf, placesOf, previewsOf } from './places.ts';
import { controlOf, legalMoves, stateAt, stateOf, type Table, undoStateOf, viewerOf } from './table.ts';

/** The table as the page shows it. Everything in it is what `viewerOf` may see. */
export function snapshotOf(table: Table): Snapshot {
  const state = stateOf(table);
  const viewer = viewerOf(table);
  const control = controlOf(table);
  const moves = control.kind === 'act' ? legalMoves(table) : [];
  return {
    gameId: table.id,
    players: table.setup.players,
    curtain: table.setup.curtain,
    quick: table.setup.quick,
    isBrought: table.setup.isBrought ?? false,
    viewer,
    version: table.steps.length,
    view: targi.view(state, viewer),
    control,
    moves,
    places: control.kind === 'act' ? placesOf(state, moves) : {},
    previews: previewsOf(state, moves),
    lacks: lacksOf(state, viewer),
    log: logOf(table, viewer),
    turnStart: table.settled,
    undo: undoStateOf(table),
    score: targi.score(state),
  };
}

export function viewAt(table: Table, version: number): View | undefined {
  if (!Number.isInteger(version) || version < 0 || version > table.steps.length) return undefined;
  return targi.view(stateAt(table, version), viewerOf(table));
}

/** Whatever is hidden scores nothing, so any guess at it gives the true score. */
export function pastViewOf(view: View | undefined): PastView | undefined {
  return view && { view, score: targi.score(targi.guess(view, quickRng('score'))) };
}

function logOf(table: Table, viewer: Viewer): readonly LogEntry[] {
  const entries = table.steps.map((step, i) => entryOf(step, i + 1, stateAt(table, i), viewer));
  return [{ n: 0, round: 1, events: opening(table.start) }, ...entries];
}

/** No move of this game has anything in it that the others may not know; its events may. */
function entryOf({ seat, move, events }: Step, n: number, before: State, viewer: Viewer): LogEntry {
  const seen = events.map((event) => targi.redact(event, viewer));
  return { n, round: roundOf(before), seat, move, events: seen };
}

/** The engine deals without a word: what the first round began with stands in its view. */
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
