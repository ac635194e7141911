import { assert } from '@caravanserai/contract';
import { parentPort, workerData } from 'node:worker_threads';
import type { EngineAnswer, EngineRequest } from './protocol.ts';

const KEPT_MS = 4; // what is answered does not wait longer for what takes long

/** A thread that starts or loads a game says `ready` when it has; until then the time of a question does not run. */
export type Said = 'loading' | 'ready' | readonly Reply[];

export type Reply =
  | { readonly ok: true; readonly answer: EngineAnswer }
  | { readonly ok: false; readonly detail: string };

/** What a thread of the pool is started with: how many questions it has answered, written there before it says so. */
export type Progress = Int32Array;

/**
 * The thread's side of the pool. What was asked in one message is answered in one, for a message between threads costs more than a move;
 * the pool sees by the progress which question the thread is at.
 */
export function answerWith(
  answer: (request: EngineRequest, say: (word: 'loading' | 'ready') => void) => EngineAnswer | Promise<EngineAnswer>,
): void {
  assert(parentPort !== null, 'this is a worker');
  const port = parentPort;
  const progress = workerData as Progress;
  const say = (said: Said) => port.postMessage(said);
  let last = Promise.resolve(); // one after the other, also while something is loaded

  async function replyTo(request: EngineRequest): Promise<Reply> {
    try {
      return { ok: true, answer: await answer(request, say) };
    } catch (error) {
      return { ok: false, detail: String(error) };
    }
  }

  async function answerAll(requests: readonly EngineRequest[]): Promise<void> {
    let replies: Reply[] = [];
    let saidMs = performance.now();
    for (const request of requests) {
      replies.push(await replyTo(request));
      Atomics.add(progress, 0, 1);
      if (performance.now() - saidMs < KEPT_MS) continue;
      say(replies);
      replies = [];
      saidMs = performance.now();
    }
    if (replies.length > 0) say(replies);
  }

  port.on('message', (requests: string) => {
    last = last.then(() => answerAll(JSON.parse(requests) as EngineRequest[]));
  });
  say('ready');
}
