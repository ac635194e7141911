import { assert, connect, ok, type Peer, type Result } from '@caravanserai/contract';
import type { Move } from '@caravanserai/targi';
import type { Snapshot, TableError, TableResult } from '../../client.ts';
import type { TargiChapter } from '../../lessons/targiLesson.ts';
import { pastViewOf, viewAt } from '../snapshot.ts';
import * as T from '../table.ts';
import { tryMove } from '../trial.ts';
import * as L from './lessonGame.ts';

/** A moment of a lesson: the table, and where the guide is. */
export interface LessonLook {
  readonly snapshot: Snapshot;
  readonly now: L.LessonNow;
}

export interface LessonPage {
  look(look: LessonLook): void;
}
export type LessonWorker = ReturnType<typeof answersOf>;

/** The inside of a lesson's worker: hand every message to the function that comes back. */
export function serveLesson(post: (message: unknown) => void): (message: unknown) => void {
  const page: Peer<LessonPage> = connect<LessonPage>(
    post,
    answersOf((look) => page.tell('look', [look])),
  );
  return page.hear;
}

function answersOf(tell: (look: LessonLook) => void) {
  let current: L.LessonGame | undefined;
  const game = (): L.LessonGame => {
    assert(current !== undefined, 'a chapter was opened');
    return current;
  };
  const lookOf = (): LessonLook => ({ snapshot: L.lookOf(game()), now: L.nowOf(game()) });

  function change(next: Result<L.LessonGame, TableError>): TableResult {
    if (!next.ok) return next;
    current = next.value;
    tell(lookOf());
    return ok(undefined);
  }

  return {
    open(chapter: TargiChapter, step: number, isQuick: boolean): LessonLook {
      current = L.withQuick(L.openChapter(chapter, step), isQuick);
      return lookOf();
    },
    goOn: () => change(L.goOn(game())),
    takeBack: () => change(ok(L.takeBack(game()))),
    act: (move: Move) => change(L.act(game(), move)),
    undo: () => change(L.undone(game(), T.undo)),
    undoTurn: () => change(L.undone(game(), T.undoTurn)),
    confirm: () => change(L.confirm(game())),
    setQuick: (isOn: boolean) => change(ok(L.withQuick(game(), isOn))),
    try: (move: Move) => tryMove(game().table, move),
    past: (version: number) => pastViewOf(viewAt(game().table, version)),
  };
}
