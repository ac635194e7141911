import { assert } from '@caravanserai/contract';
import { parentPort, workerData } from 'node:worker_threads';
import type { EngineAnswer, EngineRequest } from './protocol.ts';

const KEPT_MS = 4; // longest time that finished answers wait for slow ones

/** A thread that starts or loads a game posts `loading`, then `ready`; the time limit of a question does not run in between. */
export type Said = 'loading' | 'ready' | readonly Reply[];

export type Reply =
  | { readonly ok: true; readonly answer: EngineAnswer }
  | { readonly ok: false; readonly detail: string };

/** Shared counter of answered questions, which the thread updates before it posts the answers. */
export type Progress = Int32Array;

/**
 * The thread's side of the pool. Questions of one message are answered in one message, since a message between threads costs more than a
 * move. The counter shows the pool which question the thread is working on.
 */
export function answerWith(
  answer: (request: EngineRequest, say: (word: 'loading' | 'ready') => void) => EngineAnswer | Promise<EngineAnswer>,
): void {
  assert(parentPort !== null, 'this is a worker');
  const port = parentPort;
  const progress = workerData as Progress;
  const say = (said: Said) => port.postMessage(said);
  let last = Promise.resolve(); // strictly sequential, also while a game is loading

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
