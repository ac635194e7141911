import type { Result } from '@caravanserai/contract';
import { parseMessage } from './parse.ts';
import type { Ask, FromWorker, Reply, WorkerError } from './protocol.ts';
import { reply } from './reply.ts';

/** What a worker has to be given: these differ between browsers and Node. */
export interface Platform {
  post(message: FromWorker): void;
  /** Milliseconds since whenever. */
  now(): number;
  /** Goes on in a later task, so that messages that came meanwhile are heard first. */
  breathe(): Promise<void>;
}

/** After so long a worker listens again, or as soon as the step that it is in has been taken. */
const SLICE_MS = 4;
const PROGRESS_MS = 50;

/** The inside of a worker: hand every message to the function that comes back. It never throws, and nothing hangs it. */
export function serve({ post, now, breathe }: Platform, answering = reply): (message: unknown) => void {
  const waiting: Ask[] = [];
  let current: Ask | undefined; // none if it was aborted
  let isWorking = false;

  function receive(message: unknown): void {
    const parsed = parseMessage(message);
    if (!parsed.ok) return post({ type: 'error', code: 'malformed', ...parsed.error });
    const told = parsed.value;
    if (told.type === 'abort') return abort(told.id);
    waiting.push(told);
    if (!isWorking) void work();
  }

  function abort(id: number): void {
    const at = waiting.findIndex((ask) => ask.id === id);
    if (at >= 0) waiting.splice(at, 1);
    if (current?.id === id) current = undefined;
  }

  async function work(): Promise<void> {
    isWorking = true;
    for (let ask = waiting.shift(); ask; ask = waiting.shift()) {
      current = ask;
      try {
        await answer(ask);
      } catch (error) {
        post({ type: 'error', id: ask.id, code: 'failed', detail: String(error) });
      }
    }
    isWorking = false;
  }

  async function answer(ask: Ask): Promise<void> {
    const steps = answering(ask, now);
    let toldAt = now();
    while (true) {
      const sliceAt = now();
      let step = steps.next();
      while (!step.done && now() - sliceAt < SLICE_MS) step = steps.next();
      if (step.done) return post(messageOf(ask.id, step.value));
      if (now() - toldAt >= PROGRESS_MS) {
        toldAt = now();
        post({ type: 'progress', id: ask.id, done: step.value });
      }
      await breathe();
      if (current !== ask) return undefined;
    }
  }

  return receive;
}

function messageOf(id: number, result: Result<Reply, WorkerError>): FromWorker {
  return result.ok ? { type: 'answer', id, answer: result.value } : { type: 'error', id, ...result.error };
}
