import { at } from '@caravanserai/contract';
import { Worker } from 'node:worker_threads';
import type { Progress, Reply, Said } from './answering.ts';
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
const BREATH_MS = 4; // after several were asked together: to wake a thread costs nearly as much for one as for ten

/** One thread and those who wait for it. It answers in order, so the time of a question runs from the answer before it. */
function openDesk(worker: URL, limitMs: number) {
  const waiting: Job[] = [];
  const asked: Job[] = []; // with the thread
  let thread: Worker | undefined;
  let progress: Progress = newProgress();
  let settled = 0; // of what this thread has answered
  let timer: NodeJS.Timeout | undefined;
  let isPosting = false;
  let breathesUntilMs = 0;
  let isReady = false;
  let isClosed = false;

  function open(): Worker {
    [progress, settled, isReady] = [newProgress(), 0, false];
    const mine = new Worker(worker, { workerData: progress });
    mine.on('message', (said: Said) => {
      if (thread !== mine) return;
      clearTimeout(timer);
      timer = undefined;
      if (said === 'loading' || said === 'ready') isReady = said === 'ready';
      else for (const reply of said) settle(asked.shift(), reply);
      next();
    });
    mine.on('error', (error) => drop(mine, error instanceof Error ? error : new Error(String(error))));
    mine.on('exit', () => drop(mine, new Error('the engine ended')));
    return mine;
  }

  function settle(job: Job | undefined, reply: Reply): void {
    settled++;
    if (reply.ok) job?.resolve(reply.answer);
    else job?.reject(new Error(reply.detail));
  }

  /** Those before it are answered, though it may not be said yet. */
  function isAt(): number {
    return Atomics.load(progress, 0) - settled;
  }

  /** The question that it worked at is lost with the thread; the others go to a new one. */
  function drop(lost: Worker, error: Error): void {
    if (thread !== lost) return;
    thread = undefined;
    void lost.terminate();
    clearTimeout(timer);
    timer = undefined;
    const [guilty] = asked.splice(isAt(), 1);
    guilty?.reject(error);
    waiting.unshift(...asked.splice(0));
    next();
  }

  function next(): void {
    if (isClosed) return;
    if (waiting.length > 0 && asked.length < AHEAD && !isPosting) {
      isPosting = true;
      const leftMs = breathesUntilMs - performance.now();
      if (leftMs > 0) setTimeout(post, leftMs);
      else setImmediate(post);
    }
    const current = asked[isAt()];
    if (!current || timer || !thread) return;
    const mostMs = isReady ? limitMs + replayed(current.request) * REPLAY_MS : START_MS;
    timer = setTimeout(late, mostMs, thread, current, mostMs);
  }

  /** What was asked in one turn goes in one message, and as JSON, which is quicker than copying many small objects. */
  function post(): void {
    isPosting = false;
    if (isClosed) return;
    const jobs = waiting.splice(0, AHEAD - asked.length);
    if (jobs.length > 1) breathesUntilMs = performance.now() + BREATH_MS;
    thread ??= open();
    asked.push(...jobs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    thread.postMessage(JSON.stringify(jobs.map(({ request }) => request)));
    next();
  }

  /** Unless it has got on to another question meanwhile. */
  function late(busy: Worker, job: Job, mostMs: number): void {
    timer = undefined;
    if (asked[isAt()] === job) drop(busy, new EngineTimeoutError(`no answer within ${mostMs} ms`));
    else next();
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

function newProgress(): Progress {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Moves that are played again before there is an answer. */
function replayed(request: EngineRequest): number {
  if (request.type === 'write') return request.moves.length;
  return 'history' in request ? (request.history?.log.length ?? 0) : 0;
}
