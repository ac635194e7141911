import { err, openRemote } from '@caravanserai/contract';
import { orCrash } from '../../../keeper/client.ts';
import { type Shown, shownFrom } from '../../../keeper/watched.ts';
import { workerPort } from '../../../keeper/workerPort.ts';
import { NOT_HERE, type TableClient, type TableError, type TableResult } from '../client.ts';
import type { LessonNow } from '../worker/lesson/lessonGame.ts';
import type { LessonLook, LessonPage, LessonWorker } from '../worker/lesson/serve.ts';
import type { TargiChapter } from './targiLesson.ts';

/** The table of a lesson, and the guide's side of it. */
export interface LessonTable extends TableClient {
  /** The same object until something changed. */
  readonly now: () => LessonNow;
  /** Another chapter, at one of its steps. */
  open(chapter: TargiChapter, step: number): Promise<void>;
  goOn(): Promise<TableResult>;
  takeBack(): Promise<TableResult>;
}

/** Resolves when there is something to see. */
export async function openLessonTable(chapter: TargiChapter, step: number, isQuick: boolean): Promise<LessonTable> {
  let shown: Shown<LessonLook, TableError> | undefined; // once there is something to see
  const ours: LessonPage = { look: (next) => shown?.show(next) };
  const worker = openRemote<LessonWorker>(startWorker, {
    ours,
    crashed: (detail) => shown?.fail({ code: 'crashed', detail }),
  });
  const {
    snapshot: look,
    fault,
    subscribe,
    show,
  } = (shown = shownFrom<LessonLook, TableError>(await worker.ask('open', [chapter, step, isQuick])));

  async function ask(asked: () => Promise<TableResult>): Promise<TableResult> {
    const stopped = fault();
    return stopped ? err(stopped) : orCrash<TableResult, TableError>(asked());
  }
  const notNow = async () => err({ code: 'not-now' } as const);
  return {
    snapshot: () => look().snapshot,
    now: () => look().now,
    fault,
    subscribe,
    open: async (next, at) => show(await worker.ask('open', [next, at, look().snapshot.quick])),
    goOn: () => ask(() => worker.ask('goOn', [])),
    takeBack: () => ask(() => worker.ask('takeBack', [])),
    act: (move) => ask(() => worker.ask('act', [move])),
    undo: () => ask(() => worker.ask('undo', [])),
    undoTurn: () => ask(() => worker.ask('undoTurn', [])),
    confirm: () => ask(() => worker.ask('confirm', [])),
    setQuick: (isOn) => ask(() => worker.ask('setQuick', [isOn])),
    try: (move) => worker.ask('try', [move]).catch(() => NOT_HERE),
    past: (version) => worker.ask('past', [version]).catch(() => undefined),
    liftCurtain: notNow,
    setCurtain: notNow,
    hint: notNow,
    analyse: notNow,
    notation: notNow,
    close: () => void worker.close(),
  };
}

const startWorker = workerPort(
  () => new Worker(new URL('../worker/lesson/lessonWorker.ts', import.meta.url), { type: 'module', name: 'lesson' }),
);
