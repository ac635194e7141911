import { AskError, connect, err, type Port, type PortListener } from '@caravanserai/contract';
import { orCrash } from '../../../keeper/client.ts';
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
  const listeners = new Set<() => void>();
  let fault: TableError | undefined;
  const tell = () => listeners.forEach((listener) => listener());
  function show(next: LessonLook): void {
    look = next;
    tell();
  }

  const ours: LessonPage = { look: show };
  const port = start({
    heard: (message) => peer.hear(message),
    crashed(detail) {
      fault = { code: 'crashed', detail };
      peer.fail(new AskError('crashed', detail));
      tell();
    },
  });
  const peer = connect<LessonWorker>((message) => port.post(message), ours);
  let look: LessonLook = await peer.ask('open', [chapter, step, isQuick]);

  const ask = async (asked: () => Promise<TableResult>): Promise<TableResult> =>
    fault ? err(fault) : orCrash<TableResult, TableError>(asked());
  const notNow = async () => err({ code: 'not-now' } as const);
  return {
    snapshot: () => look.snapshot,
    now: () => look.now,
    fault: () => fault,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    open: async (next, at) => show(await peer.ask('open', [next, at, look.snapshot.quick])),
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
