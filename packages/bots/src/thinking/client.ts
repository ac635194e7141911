import type { Port, PortListener } from '@caravanserai/contract';
import type { GameRecord, View } from '@caravanserai/targi';
import type { Analysis } from '../targi/analysis.ts';
import type { Hint } from '../targi/hint.ts';
import type { FromWorker, Question, Reply, Request, Thought, ToWorker, WorkerErrorCode } from './protocol.ts';

export interface ThinkOptions {
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1, now and then. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** Whatever is asked rejects with the signal's reason as soon as that is aborted, else with a `ThinkingError`. */
export interface Thinker {
  think(request: Request, options?: ThinkOptions): Promise<Thought>;
  /** Advice for the player to act, whose view this is. */
  hint(view: View, options?: ThinkOptions): Promise<Hint>;
  /** Of a game that is over, or as far as it has come: anyone who asks learns what was hidden. */
  analyse(record: GameRecord, options?: ThinkOptions): Promise<Analysis>;
  /** When it is done there is no worker left. Anyone who still waits gets an error. */
  close(): Promise<void>;
}

export class ThinkingError extends Error {
  readonly code: WorkerErrorCode | 'crashed' | 'closed';

  constructor(code: ThinkingError['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'ThinkingError';
    this.code = code;
  }
}

interface Waiter {
  readonly onProgress: ThinkOptions['onProgress'];
  settle(): void;
  resolve(answer: Reply): void;
  reject(reason: unknown): void;
}

/** Thinks in a worker, which starts with the first question, and again with the first after a crash. */
export function openThinker(start: (listener: PortListener) => Port): Thinker {
  const waiters = new Map<number, Waiter>();
  let port: Port | undefined;
  const endings: unknown[] = [];
  let isClosed = false;
  let lastId = 0;

  function take(id: number): Waiter | undefined {
    const waiter = waiters.get(id);
    waiters.delete(id);
    waiter?.settle();
    return waiter;
  }

  function drop(error: ThinkingError): void {
    if (port) endings.push(port.close());
    port = undefined;
    for (const id of waiters.keys()) take(id)?.reject(error);
  }

  function hear(message: FromWorker): void {
    if (message.type === 'progress') return waiters.get(message.id)?.onProgress?.(message.done);
    if (message.id === undefined) return undefined; // nothing that we asked
    if (message.type === 'answer') return take(message.id)?.resolve(message.answer);
    return take(message.id)?.reject(new ThinkingError(message.code, message.detail));
  }

  /** What an old worker says after its crash is not heard any more. */
  function started(): Port {
    const begun: Port = start({
      heard: (message) => (port === begun ? hear(message as FromWorker) : undefined),
      crashed: (detail) => (port === begun ? drop(new ThinkingError('crashed', detail)) : undefined),
    });
    return begun;
  }

  function ask(question: Question, { signal, onProgress }: ThinkOptions = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new ThinkingError('closed', 'nobody thinks here any more'));
      if (signal?.aborted) return reject(signal.reason);
      port ??= started();
      const id = ++lastId;
      const onAbort = () => {
        port?.post({ type: 'abort', id } satisfies ToWorker);
        take(id)?.reject(signal?.reason);
      };
      const settle = () => signal?.removeEventListener('abort', onAbort);
      signal?.addEventListener('abort', onAbort);
      waiters.set(id, { onProgress, settle, resolve, reject });
      try {
        port.post({ ...question, id } satisfies ToWorker);
      } catch (error) {
        take(id)?.reject(error); // not to be sent to a worker at all
      }
      return undefined;
    });
  }

  async function close(): Promise<void> {
    isClosed = true;
    drop(new ThinkingError('closed', 'closed while thinking'));
    await Promise.all(endings);
  }

  // A worker answers in the kind of the question.
  return {
    think: (request, options) => ask({ type: 'think', ...request }, options) as Promise<Thought>,
    hint: (view, options) => ask({ type: 'hint', view }, options) as Promise<Hint>,
    analyse: (record, options) => ask({ type: 'analyse', record }, options) as Promise<Analysis>,
    close,
  };
}
