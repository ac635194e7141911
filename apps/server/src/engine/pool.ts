import { at } from '@caravanserai/contract';
import { Worker } from 'node:worker_threads';
import type { EngineAnswer, EngineRequest } from './protocol.ts';

/** A match's question took longer than is allowed. The other matches are not touched. */
export class EngineTimeoutError extends Error {}

export interface EnginePool {
  /** Questions about one match go to the same thread, which remembers it. */
  ask(match: string, request: EngineRequest): Promise<EngineAnswer>;
  /** About matches that are over. They are played again from their start, which takes long in a game with physics: on a thread of their own, no move waits for them. */
  recall(request: EngineRequest): Promise<EngineAnswer>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly threads: number;
  readonly limitMs: number;
  readonly worker?: URL;
}

interface Job {
  readonly request: EngineRequest;
  readonly resolve: (answer: EngineAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that starts or loads a game says `ready` when it has; until then the time of a question does not run. */
type Reply =
  | 'loading'
  | 'ready'
  | { readonly ok: true; readonly answer: EngineAnswer }
  | { readonly ok: false; readonly detail: string };

const WORKER = new URL('./engineWorker.ts', import.meta.url);

export function openPool({ threads, limitMs, worker = WORKER }: PoolOptions): EnginePool {
  const desks = Array.from({ length: threads }, () => openDesk(worker, limitMs));
  const archive = openDesk(worker, limitMs); // its thread starts with the first question
  return {
    ask: (match, request) => at(desks, hashOf(match) % desks.length).ask(request),
    recall: (request) => archive.ask(request),
    close: async () => void (await Promise.all([...desks, archive].map((desk) => desk.close()))),
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) >>> 0;
  return hash;
}

const START_MS = 60_000; // for a thread to start or to load a game; more is a mistake of ours
const REPLAY_MS = 100; // more for each move that is played again first
const AHEAD = 128; // questions that lie with a thread, so that it has work while ours is busy

/** One thread and those who wait for it. It answers in order, so the time of a question runs from the answer before it. */
function openDesk(worker: URL, limitMs: number) {
  const waiting: Job[] = [];
  const asked: Job[] = []; // with the thread; the first of them is the one it works at
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let posting: NodeJS.Immediate | undefined;
  let isReady = false;
  let isClosed = false;

  function open(): Worker {
    const mine = new Worker(worker);
    isReady = false;
    mine.on('message', (reply: Reply) => {
      if (thread !== mine) return;
      if (reply === 'loading' || reply === 'ready') restart(reply === 'ready');
      else if (reply.ok) settle((job) => job.resolve(reply.answer));
      else settle((job) => job.reject(new Error(reply.detail)));
    });
    mine.on('error', (error) => drop(mine, error instanceof Error ? error : new Error(String(error))));
    mine.on('exit', () => drop(mine, new Error('the engine ended')));
    return mine;
  }

  function restart(isReadyNow: boolean): void {
    isReady = isReadyNow;
    clearTimeout(timer);
    timer = undefined;
    next();
  }

  function settle(end: (job: Job) => void): void {
    clearTimeout(timer);
    timer = undefined;
    const job = asked.shift();
    if (job) end(job);
    next();
  }

  /** The question that it worked at is lost with the thread; the others go to a new one. */
  function drop(lost: Worker, error: Error): void {
    if (thread !== lost) return;
    thread = undefined;
    void lost.terminate();
    waiting.unshift(...asked.splice(1));
    settle((job) => job.reject(error));
  }

  function next(): void {
    if (isClosed) return;
    if (waiting.length > 0 && asked.length < AHEAD) posting ??= setImmediate(post);
    const [current] = asked;
    if (!current || timer || !thread) return;
    const mostMs = isReady ? limitMs + replayed(current.request) * REPLAY_MS : START_MS;
    timer = setTimeout(late, mostMs, thread, mostMs);
  }

  /** What was asked in one turn goes in one message, and as JSON, which is quicker than copying many small objects. */
  function post(): void {
    posting = undefined;
    if (isClosed) return;
    const jobs = waiting.splice(0, AHEAD - asked.length);
    thread ??= open();
    asked.push(...jobs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    thread.postMessage(JSON.stringify(jobs.map(({ request }) => request)));
    next();
  }

  function late(busy: Worker, mostMs: number): void {
    drop(busy, new EngineTimeoutError(`no answer within ${mostMs} ms`));
  }

  return {
    ask: (request: EngineRequest) =>
      new Promise<EngineAnswer>((resolve, reject) => {
        if (isClosed) return reject(new Error('the engine is closed'));
        waiting.push({ request, resolve, reject });
        return next();
      }),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      for (const job of [...asked, ...waiting]) job.reject(new Error('the engine is closed'));
      waiting.length = 0;
      await thread?.terminate();
    },
  };
}

/** Moves that are played again before there is an answer. */
function replayed(request: EngineRequest): number {
  if (request.type === 'write') return request.moves.length;
  return 'history' in request ? (request.history?.log.length ?? 0) : 0;
}
