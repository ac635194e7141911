import { ok, type Result } from '@caravanserai/contract';
import { shownFrom } from '../../../../keeper/watched.ts';
import { NOT_LOCAL, type Snapshot, type TableClient, type TableError, type TableResult } from '../../client.ts';
import type { TargiChapter } from '../../lessons/targiLesson.ts';
import { pastAt } from '../snapshot.ts';
import * as T from '../table.ts';
import { tryMove } from '../trial.ts';
import * as L from './lessonGame.ts';

/** The table of a lesson, with the controls of its guide. */
export interface LessonTable extends TableClient {
  /** Returns the same object until something changes. */
  readonly now: () => L.LessonNow;
  /** Opens another chapter at one of its steps. */
  open(chapter: TargiChapter, step: number): void;
  goOn(): Promise<TableResult>;
  /** The learner's free moves in this chapter. */
  readonly freeMoves: () => ReturnType<typeof L.freeMoves>;
  takeBack(): Promise<TableResult>;
}

/** A moment of a lesson: the table and the state of the guide. */
interface Look {
  readonly snapshot: Snapshot;
  readonly now: L.LessonNow;
}

export function openLessonTable(chapter: TargiChapter, step: number, isQuick: boolean): LessonTable {
  let game = L.withQuick(L.openChapter(chapter, step), isQuick);
  const { snapshot: look, fault, subscribe, show } = shownFrom<Look, TableError>(lookAt());

  function lookAt(before?: Snapshot): Look {
    return { snapshot: L.lookOf(game, before), now: L.nowOf(game) };
  }

  async function change(next: Result<L.LessonGame, TableError>): Promise<TableResult> {
    if (!next.ok) return next;
    game = next.value;
    show(lookAt(look().snapshot));
    return ok(undefined);
  }

  return {
    ...NOT_LOCAL,
    snapshot: () => look().snapshot,
    now: () => look().now,
    fault,
    subscribe,
    open: (next, at) => void change(ok(L.withQuick(L.openChapter(next, at), game.table.setup.quick))),
    goOn: () => change(L.goOn(game)),
    freeMoves: () => L.freeMoves(game),
    takeBack: () => change(ok(L.takeBack(game))),
    act: (move) => change(L.act(game, move)),
    undo: () => change(L.undone(game, T.undo)),
    undoTurn: () => change(L.undone(game, T.undoTurn)),
    confirm: () => change(L.confirm(game)),
    setQuick: (isOn) => change(ok(L.withQuick(game, isOn))),
    try: (move) => tryMove(game.table, move),
    past: (version) => pastAt(game.table, version),
    close: () => undefined,
  };
}
