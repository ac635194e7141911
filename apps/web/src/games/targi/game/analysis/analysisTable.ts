import type { Thinker } from '@caravanserai/bots/targi';
import { at, err, ok, type Result } from '@caravanserai/contract';
import {
  type CardId,
  cardsThatCanCome,
  type ChanceCard,
  chanceCards,
  type Move,
  type State,
  targi,
} from '@caravanserai/targi';
import { shownFrom } from '../../../../keeper/watched.ts';
import {
  NOT_LOCAL,
  notNow,
  type Players,
  type Snapshot,
  type TableClient,
  type TableError,
  type TableResult,
} from '../../client.ts';
import { pastAt, snapshotOf } from '../snapshot.ts';
import type { FullSetup, Table } from '../table.ts';
import { tryMove } from '../trial.ts';
import { openEngine, type Thought } from './engine.ts';
import { startState, stepsTo } from './path.ts';
import { makeStudy, type PlyError, readPly } from './text.ts';
import {
  alternativesTo,
  type Cursor,
  cut,
  pathOf,
  promote,
  type Study,
  withChosen,
  withMove,
  withPly,
} from './tree.ts';

/** A card that the last move revealed, and those that could have come instead. */
export interface Revealed extends ChanceCard {
  readonly choices: readonly CardId[];
}

export interface AnalysisNow extends Study {
  readonly text: string;
  readonly revealed: readonly Revealed[];
  readonly isOn: boolean; // the engine
  readonly thought: Thought | undefined;
}

/** The real table with a tree of moves: any move of either player, back and forth. */
export interface AnalysisTable extends TableClient {
  /** Returns the same object until something changes. */
  readonly now: () => AnalysisNow;
  /** Makes the next move of the line. */
  redo(): Promise<TableResult>;
  goTo(cursor: Cursor): void;
  goToEnd(): void;
  /** To the next or previous move that could stand in the same place. */
  goAside(by: 1 | -1): void;
  /** Another card comes with the last move. */
  choose(card: ChanceCard): void;
  /** Plays moves in notation, up to the first wrong one. */
  type(text: string): Result<undefined, PlyError>;
  cut(): void;
  promote(): void;
  turnEngine(isOn: boolean): void;
}

interface Look {
  readonly snapshot: Snapshot;
  readonly now: AnalysisNow;
}

const NOBODY: Players = { blue: { kind: 'person', name: '' }, white: { kind: 'person', name: '' } };
const LONGEST = 600; // plies of a line: no game is longer

export function openAnalysisTable(first: Study, thinker: Pick<Thinker, 'deepen' | 'expect' | 'close'>): AnalysisTable {
  let study = first;
  let jumps = 0; // a jump is shown as another table: it is no story to be told
  let table = tableOf(study, jumps);
  const engine = openEngine(thinker, () => look(false));
  think();
  const { snapshot: shown, fault, subscribe, show } = shownFrom<Look, never>(lookAt());

  function lookAt(before?: Look): Look {
    const { analysis, cursor } = study;
    const isMoved = before?.now.analysis !== analysis || before.now.cursor !== cursor;
    const snapshot =
      before && !isMoved
        ? before.snapshot
        : {
            ...snapshotOf(table, before?.snapshot),
            undo: cursor.at > 0 ? ({ can: true } as const) : ({ can: false, why: 'nothing' } as const),
            analysis: { canRedo: cursor.at < pathOf(analysis, cursor.line).length },
          };
    const still =
      before && !isMoved ? before.now : { ...study, text: makeStudy(study), revealed: revealedAt(study, table) };
    return { snapshot, now: { ...still, isOn: engine.isOn(), thought: engine.thought() } };
  }

  function look(isMoved: boolean): void {
    if (isMoved) think();
    show(lookAt(shown()));
  }

  function think(): void {
    const state = stateOf(table);
    const [seat] = targi.toAct(state);
    engine.think(state, seat && targi.view(state, seat));
  }

  function change(next: Study, isJump: boolean): void {
    if (isJump) jumps++;
    study = next;
    table = tableOf(study, jumps);
    look(true);
  }

  async function step(by: 1 | -1): Promise<TableResult> {
    const { analysis, cursor } = study;
    const to = cursor.at + by;
    if (to < 0 || to > pathOf(analysis, cursor.line).length) return err({ code: 'not-now' });
    change({ analysis, cursor: { ...cursor, at: to } }, true);
    return ok(undefined);
  }

  return {
    ...NOT_LOCAL,
    snapshot: () => shown().snapshot,
    now: () => shown().now,
    fault,
    subscribe,
    async act(move: Move): Promise<TableResult> {
      const refused = refusalOf(table, move);
      if (refused) return err(refused);
      change(withMove(study, move), false);
      return ok(undefined);
    },
    undo: () => step(-1),
    redo: () => step(1),
    undoTurn: notNow,
    confirm: notNow,
    setQuick: notNow,
    try: (move) => tryMove(table, move),
    past: (version) => pastAt(table, version),
    analyse: notNow,
    notation: notNow,
    goTo: (cursor) => change({ analysis: study.analysis, cursor }, true),
    goToEnd() {
      const { analysis, cursor } = study;
      change({ analysis, cursor: { ...cursor, at: pathOf(analysis, cursor.line).length } }, true);
    },
    goAside(by) {
      const others = alternativesTo(study);
      const here = others.findIndex(({ line }) => line === study.cursor.line);
      const next = others[(here + by + others.length) % others.length];
      if (next && others.length > 1) change({ analysis: study.analysis, cursor: next }, true);
    },
    choose(card) {
      const ply = at(pathOf(study.analysis, study.cursor.line), study.cursor.at - 1);
      const others = ply.chosen.filter((each) => each.at !== card.at);
      change(withChosen(study, [...others, card]), true);
    },
    type(text) {
      let [next, state] = [study, stateOf(table)];
      let wrong: PlyError | undefined;
      for (const word of text.split(/\s+/).filter(Boolean)) {
        const read = readPly(state, word);
        if (!read.ok) {
          wrong = read.error;
          break;
        }
        state = read.value.state;
        next = withPly(next, read.value.ply);
      }
      if (next !== study) change(next, true);
      return wrong ? err(wrong) : ok(undefined);
    },
    cut: () => change(cut(study), true),
    promote: () => change(promote(study), true),
    turnEngine: (isOn) => engine.turn(isOn),
    close: () => engine.close(),
  };
}

function tableOf({ analysis, cursor }: Study, jumps: number): Table {
  const { start } = analysis;
  const setup: FullSetup = { ...start, players: NOBODY, curtain: false, quick: true, isBrought: true };
  const steps = stepsTo(analysis, cursor);
  return { id: `analysis ${jumps}`, setup, start: startState(start), steps, settled: steps.length, holder: undefined };
}

function stateOf({ start, steps }: Table): State {
  return steps.at(-1)?.state ?? start;
}

function refusalOf(table: Table, move: Move): TableError | undefined {
  const state = stateOf(table);
  const [seat] = targi.toAct(state);
  if (!seat || table.steps.length >= LONGEST) return { code: 'not-now' };
  const played = targi.play(state, seat, move);
  return played.ok ? undefined : { code: 'refused', refusal: played.error };
}

/** The cards that came with the last move. Each can be another one while the others stay. */
function revealedAt({ analysis, cursor }: Study, { start, steps }: Table): readonly Revealed[] {
  const last = steps.at(-1);
  const ply = pathOf(analysis, cursor.line)[cursor.at - 1];
  if (!last || !ply) return [];
  const before = steps.at(-2)?.state ?? start;
  const came = chanceCards(last.events);
  return came.map((one) => {
    const others = ply.chosen.filter((each) => each.at !== one.at);
    return { ...one, choices: cardsThatCanCome(before, last.seat, last.move, one.at, others) };
  });
}
