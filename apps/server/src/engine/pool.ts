import { at } from '@caravanserai/contract';
import { Worker } from 'node:worker_threads';
import type { Progress, Reply, Said } from './answering.ts';
import type { EngineAnswer, EngineRequest } from './protocol.ts';

/** A question exceeded its time limit. Other matches are not affected. */
export class EngineTimeoutError extends Error {}

export interface EnginePool {
  /** Questions about a match always go to the same thread, which caches it. */
  ask(match: string, request: EngineRequest): Promise<EngineAnswer>;
  /** Questions about finished matches. Replaying a game with physics is slow, so it runs on a separate thread and delays no move. */
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
  const slots = Array.from({ length: threads }, () => openSlot(worker, limitMs));
  const archive = openSlot(worker, limitMs); // its thread starts on first use
  return {
    ask: (match, request) => at(slots, hashOf(match) % slots.length).ask(request),
    recall: (request) => archive.ask(request),
    close: async () => void (await Promise.all([...slots, archive].map((slot) => slot.close()))),
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) >>> 0;
  return hash;
}

const START_MS = 60_000; // for a thread to start or to load a game; only a bug takes longer
const REPLAY_MS = 100; // added for each move to replay
const AHEAD = 128; // questions queued in a thread, so that it has work while the main thread is busy
const PAUSE_MS = 4; // after a batch: waking a thread costs nearly as much for one question as for ten

/**
 * One thread and its queue. It answers in order, so the time limit of a question starts with the answer to the previous one. Not on
 * contract/ask.ts: questions are batched, and a shared counter shows which one is late.
 */
function openSlot(worker: URL, limitMs: number) {
  const waiting: Job[] = [];
  const asked: Job[] = []; // sent to the thread
  let thread: Worker | undefined;
  let progress: Progress = newProgress();
  let settled = 0; // answers received from this thread
  let timer: NodeJS.Timeout | undefined;
  let isPosting = false;
  let pausesUntilMs = 0;
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

  /** Index of the current question. Earlier ones are computed, even if their answers have not arrived yet. */
  function isAt(): number {
    return Atomics.load(progress, 0) - settled;
  }

  /** The current question fails with the thread; the others move to a new thread. */
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
      const leftMs = pausesUntilMs - performance.now();
      if (leftMs > 0) setTimeout(post, leftMs);
      else setImmediate(post);
    }
    const current = asked[isAt()];
    if (!current || timer || !thread) return;
    const mostMs = isReady ? limitMs + replayed(current.request) * REPLAY_MS : START_MS;
    timer = setTimeout(late, mostMs, thread, current, mostMs);
  }

  /** Sends the questions of one tick in one message, as JSON: faster than structured cloning of many small objects. */
  function post(): void {
    isPosting = false;
    if (isClosed) return;
    const jobs = waiting.splice(0, AHEAD - asked.length);
    if (jobs.length > 1) pausesUntilMs = performance.now() + PAUSE_MS;
    thread ??= open();
    asked.push(...jobs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    thread.postMessage(JSON.stringify(jobs.map(({ request }) => request)));
    next();
  }

  /** Stops the thread, unless it has moved on to another question. */
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

/** Number of moves to replay before the answer. */
function replayed(request: EngineRequest): number {
  if (request.type === 'write') return request.moves.length;
  return 'history' in request ? (request.history?.log.length ?? 0) : 0;
}
