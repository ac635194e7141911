import { Worker } from 'node:worker_threads';
import type { EngineAnswer, EngineRequest } from './protocol.ts';

/** A match's question took longer than is allowed. The other matches are not touched. */
export class EngineTimeoutError extends Error {}

export interface EnginePool {
  /** Questions about one match go to the same thread, which remembers it. */
  ask(match: string, request: EngineRequest): Promise<EngineAnswer>;
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

type Reply = { readonly ok: true; readonly answer: EngineAnswer } | { readonly ok: false; readonly detail: string };

const WORKER = new URL('./engineWorker.ts', import.meta.url);

export function openPool({ threads, limitMs, worker = WORKER }: PoolOptions): EnginePool {
  const desks = Array.from({ length: threads }, () => openDesk(worker, limitMs));
  return {
    ask: (match, request) => desks[hashOf(match) % desks.length].ask(request),
    close: async () => void (await Promise.all(desks.map((desk) => desk.close()))),
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) >>> 0;
  return hash;
}

/** One thread and those who wait for it. One question at a time, so that each has the whole of its time. */
function openDesk(worker: URL, limitMs: number) {
  const waiting: Job[] = [];
  let thread: Worker | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function open(): Worker {
    const mine = new Worker(worker);
    mine.on('message', (reply: Reply) => {
      if (thread !== mine) return;
      if (reply.ok) settle((job) => job.resolve(reply.answer));
      else settle((job) => job.reject(new Error(reply.detail)));
    });
    mine.on('error', (error) => drop(mine, error instanceof Error ? error : new Error(String(error))));
    mine.on('exit', () => drop(mine, new Error('the engine ended')));
    return mine;
  }

  function settle(end: (job: Job) => void): void {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (job) end(job);
    next();
  }

  /** The question that was asked is lost with the thread; those that wait go to a new one. */
  function drop(lost: Worker, error: Error): void {
    if (thread !== lost) return;
    thread = undefined;
    void lost.terminate();
    settle((job) => job.reject(error));
  }

  function next(): void {
    if (current || isClosed) return;
    current = waiting.shift();
    if (!current) return;
    thread ??= open();
    const asked = thread;
    timer = setTimeout(() => drop(asked, new EngineTimeoutError(`no answer within ${limitMs} ms`)), limitMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    asked.postMessage(current.request);
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
      for (const job of [...(current ? [current] : []), ...waiting]) job.reject(new Error('the engine is closed'));
      waiting.length = 0;
      await thread?.terminate();
    },
  };
}
