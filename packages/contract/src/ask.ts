/** Asking and answering over any port: ids, abort, progress, and what a crash of the other side means. Both sides may ask. */

export interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number) => void) | undefined; // from 0 to 1
}

/** How somebody waits for an answer: the last argument of every function that is asked. */
export interface Asked {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** What one side can be asked, by name. */
export type Answers = object;
type ArgsOf<F> = F extends (...args: infer A) => unknown ? (A extends [...infer Rest, Asked] ? Rest : A) : never;
type AnswerOf<F> = F extends (...args: never) => infer A ? Awaited<A> : never;
type Name<T> = keyof T & string;

type Message =
  | { readonly type: 'ask'; readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly type: 'tell'; readonly name: string; readonly args: readonly unknown[] } // no answer
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly code: string; readonly detail: string }
  | { readonly type: 'progress'; readonly id: number; readonly done: number };

/** Why there is no answer. `failed` is a mistake of ours, `crashed` the end of the other side. */
export class AskError extends Error {
  readonly code: string;
  readonly detail: string;

  constructor(code: string, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'AskError';
    this.code = code;
    this.detail = detail;
  }
}

export interface Asker<Theirs extends Answers> {
  /** Rejects with the signal's reason as soon as that is aborted, else with an `AskError`. */
  ask<N extends Name<Theirs>>(name: N, args: ArgsOf<Theirs[N]>, options?: AskOptions): Promise<AnswerOf<Theirs[N]>>;
  tell<N extends Name<Theirs>>(name: N, args: ArgsOf<Theirs[N]>): void;
}

export interface Peer<Theirs extends Answers> extends Asker<Theirs> {
  /** Hand every message of the other side to it. Our own program sent it, so it is not read with care. */
  hear(message: unknown): void;
  /** The other side is gone: all who wait hear of it. */
  fail(error: AskError): void;
}

interface Waiter {
  readonly onProgress: AskOptions['onProgress'];
  settle(): void;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** One side of a port. */
export function connect<Theirs extends Answers>(
  post: (message: unknown) => void,
  ours: Answers = {},
  report: (error: unknown) => void = () => undefined,
): Peer<Theirs> {
  const waiters = new Map<number, Waiter>();
  const answering = new Map<number, AbortController>();
  let lastId = 0;

  function take(id: number): Waiter | undefined {
    const waiter = waiters.get(id);
    waiters.delete(id);
    waiter?.settle();
    return waiter;
  }

  async function run(name: string, args: readonly unknown[], asked: Asked): Promise<unknown> {
    const answer = (ours as Record<string, ((...args: unknown[]) => unknown) | undefined>)[name];
    if (!answer) throw new AskError('failed', `nothing answers to ${name}`);
    return answer(...args, asked);
  }

  async function reply(id: number, name: string, args: readonly unknown[]): Promise<void> {
    const stop = new AbortController();
    answering.set(id, stop);
    const onProgress = (done: number) => post({ type: 'progress', id, done } satisfies Message);
    try {
      const value = await run(name, args, { signal: stop.signal, onProgress });
      if (!stop.signal.aborted) post({ type: 'answer', id, value } satisfies Message);
    } catch (error) {
      const { code, detail } = error instanceof AskError ? error : { code: 'failed', detail: String(error) };
      if (!stop.signal.aborted) post({ type: 'failed', id, code, detail } satisfies Message);
    } finally {
      answering.delete(id);
    }
  }

  function hear(message: Message): void {
    switch (message.type) {
      case 'ask':
        return void reply(message.id, message.name, message.args);
      case 'tell':
        return void run(message.name, message.args, NOBODY).catch(report);
      case 'abort':
        return answering.get(message.id)?.abort();
      case 'answer':
        return take(message.id)?.resolve(message.value);
      case 'failed':
        return take(message.id)?.reject(new AskError(message.code, message.detail));
      case 'progress':
        return waiters.get(message.id)?.onProgress?.(message.done);
    }
  }

  return {
    ask: (name, args, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const id = ++lastId;
        const onAbort = () => {
          post({ type: 'abort', id } satisfies Message);
          take(id)?.reject(signal?.reason);
        };
        signal?.addEventListener('abort', onAbort);
        const settle = () => signal?.removeEventListener('abort', onAbort);
        waiters.set(id, { onProgress, settle, resolve: (value) => resolve(value as never), reject });
        try {
          post({ type: 'ask', id, name, args: args as readonly unknown[] } satisfies Message);
        } catch (error) {
          take(id)?.reject(error); // not to be sent at all
        }
        return undefined;
      }),
    tell: (name, args) => post({ type: 'tell', name, args: args as readonly unknown[] } satisfies Message),
    hear: (message) => hear(message as Message),
    fail: (error) => {
      for (const id of waiters.keys()) take(id)?.reject(error);
    },
  };
}

const NOBODY: Asked = { signal: new AbortController().signal, onProgress: () => undefined };

/** A worker, a thread or whatever else answers, as seen from outside. */
export interface Port {
  post(message: unknown): void;
  /** Stops it, whatever it does. */
  close(): unknown;
}

export interface PortListener {
  heard(message: unknown): void;
  /** It ended or broke; it will not be spoken to again. */
  crashed(detail: string): void;
}

/** A thread as Node has it; this package knows no platform. */
export interface ThreadLike {
  on(event: 'message' | 'messageerror' | 'error' | 'exit', heard: (value: unknown) => void): unknown;
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/** A thread of this program as a port. */
export function threadPort(thread: ThreadLike, { heard, crashed }: PortListener): Port {
  thread.on('message', heard);
  thread.on('messageerror', (error) => crashed(String(error)));
  thread.on('error', (error) => crashed(String(error)));
  thread.on('exit', (code) => crashed(`ended with ${String(code)}`));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    post: (message) => thread.postMessage(message),
    close: () => thread.terminate(),
  };
}

export interface Remote<Theirs extends Answers> extends Asker<Theirs> {
  /** Only to one that runs. */
  mention<N extends Name<Theirs>>(name: N, args: ArgsOf<Theirs[N]>): void;
  /** When it is done nothing is left of it. Anyone who still waits gets an error. */
  close(): Promise<void>;
}

export interface RemoteOptions<Theirs extends Answers> {
  readonly ours?: Answers;
  /** Before the first question to each. */
  greet?(asker: Asker<Theirs>): void;
  crashed?(detail: string): void;
}

/** Starts with the first question, and again with the first after a crash. What an old one says after its crash is not heard any more. */
export function openRemote<Theirs extends Answers>(
  start: (listener: PortListener) => Port,
  { ours, greet, crashed }: RemoteOptions<Theirs> = {},
): Remote<Theirs> {
  let current: { readonly port: Port; readonly peer: Peer<Theirs> } | undefined;
  const endings: unknown[] = [];
  let isClosed = false;

  function drop(error: AskError): void {
    const dropped = current;
    current = undefined;
    if (dropped) endings.push(dropped.port.close());
    dropped?.peer.fail(error);
  }

  function running(): Peer<Theirs> {
    if (current) return current.peer;
    let isCurrent = () => true;
    const port = start({
      heard: (message) => (isCurrent() ? peer.hear(message) : undefined),
      crashed: (detail) => {
        if (!isCurrent()) return;
        drop(new AskError('crashed', detail));
        crashed?.(detail);
      },
    });
    const peer: Peer<Theirs> = connect<Theirs>((message) => port.post(message), ours);
    current = { port, peer };
    isCurrent = () => current?.peer === peer;
    greet?.(peer);
    return peer;
  }

  return {
    async ask(name, args, options) {
      if (isClosed) throw new AskError('closed', 'nobody answers here any more');
      if (options?.signal?.aborted) throw options.signal.reason;
      return running().ask(name, args, options);
    },
    tell: (name, args) => running().tell(name, args),
    mention: (name, args) => current?.peer.tell(name, args),
    async close() {
      isClosed = true;
      drop(new AskError('closed', 'closed while somebody waited'));
      await Promise.all(endings);
    },
  };
}
