import { AskError, connect, err, type Port, type PortListener } from '@caravanserai/contract';
import { orCrash } from '../../../keeper/client.ts';
import { type Shown, shownFrom } from '../../../keeper/watched.ts';
import { listenTo } from '../../../keeper/workerPort.ts';
import type { TableClient, TableError, TableResult, Trial } from '../client.ts';
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

const NOT_HERE: Trial = { ok: false, refusal: { code: 'not-your-turn' } };

/** Resolves when there is something to see. */
export async function openLessonTable(
  chapter: TargiChapter,
  step: number,
  isQuick: boolean,
  start: (listener: PortListener) => Port = startWorker,
): Promise<LessonTable> {
  let shown: Shown<LessonLook, TableError> | undefined; // once there is something to see
  const ours: LessonPage = { look: (next) => shown?.show(next) };
  const port = start({
    heard: (message) => peer.hear(message),
    crashed(detail) {
      shown?.fail({ code: 'crashed', detail });
      peer.fail(new AskError('crashed', detail));
    },
  });
  const peer = connect<LessonWorker>((message) => port.post(message), ours);
  const {
    snapshot: look,
    fault,
    subscribe,
    show,
  } = (shown = shownFrom<LessonLook, TableError>(await peer.ask('open', [chapter, step, isQuick])));

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
    open: async (next, at) => show(await peer.ask('open', [next, at, look().snapshot.quick])),
    goOn: () => ask(() => peer.ask('goOn', [])),
    takeBack: () => ask(() => peer.ask('takeBack', [])),
    act: (move) => ask(() => peer.ask('act', [move])),
    undo: () => ask(() => peer.ask('undo', [])),
    undoTurn: () => ask(() => peer.ask('undoTurn', [])),
    confirm: () => ask(() => peer.ask('confirm', [])),
    setQuick: (isOn) => ask(() => peer.ask('setQuick', [isOn])),
    try: (move) => peer.ask('try', [move]).catch(() => NOT_HERE),
    past: (version) => peer.ask('past', [version]).catch(() => undefined),
    liftCurtain: notNow,
    setCurtain: notNow,
    hint: notNow,
    analyse: notNow,
    notation: notNow,
    close: () => void port.close(),
  };
}

function startWorker(listener: PortListener): Port {
  const worker = new Worker(new URL('../worker/lesson/lessonWorker.ts', import.meta.url), {
    type: 'module',
    name: 'lesson',
  });
  return listenTo(worker, listener);
}
