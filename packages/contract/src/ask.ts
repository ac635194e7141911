/** Remote calls over any message port, in both directions: call ids, abort, progress, crash handling. */

export interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number) => void) | undefined; // from 0 to 1
}

/** Passed as the last argument to every function that answers. */
export interface Asked {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** The functions that one side offers, by name. */
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

/** Why a call failed. `failed`: the function threw an unexpected error; `crashed`: the other side died. */
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
  /** Rejects with the signal's reason on abort, and with an `AskError` on failure. */
  ask<N extends Name<Theirs>>(name: N, args: ArgsOf<Theirs[N]>, options?: AskOptions): Promise<AnswerOf<Theirs[N]>>;
  tell<N extends Name<Theirs>>(name: N, args: ArgsOf<Theirs[N]>): void;
}

export interface Peer<Theirs extends Answers> extends Asker<Theirs> {
  /** To be called with every incoming message. Messages are trusted: both sides are our own program. */
  hear(message: unknown): void;
  /** Rejects all pending calls, because the other side is gone. */
  fail(error: AskError): void;
}

interface Waiter {
  readonly onProgress: AskOptions['onProgress'];
  settle(): void;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

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
    if (!answer) throw new AskError('failed', `no such function: ${name}`);
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
        return void run(message.name, message.args, NO_CALLER).catch(report);
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
          take(id)?.reject(error); // the arguments cannot be cloned
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

const NO_CALLER: Asked = { signal: new AbortController().signal, onProgress: () => undefined };

/** A worker, thread or process that answers, as its caller sees it. */
export interface Port {
  post(message: unknown): void;
  /** Terminates it at once, even in the middle of work. */
  close(): unknown;
}

export interface PortListener {
  heard(message: unknown): void;
  /** It exited or failed; it gets no further messages. */
  crashed(detail: string): void;
}

/** The part of Node's `Worker` used here; declared here because this package depends on no platform. */
export interface ThreadLike {
  on(event: 'message' | 'messageerror' | 'error' | 'exit', heard: (value: unknown) => void): unknown;
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/** Wraps a worker thread as a port. */
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
  /** Like `tell`, but does nothing while no port is running. */
  mention<N extends Name<Theirs>>(name: N, args: ArgsOf<Theirs[N]>): void;
  /** Resolves when every port has been terminated. Pending calls are rejected. */
  close(): Promise<void>;
}

export interface RemoteOptions<Theirs extends Answers> {
  readonly ours?: Answers;
  /** Called once for each new port, before the first call. */
  greet?(asker: Asker<Theirs>): void;
  crashed?(detail: string): void;
}

/** Starts the port on the first call, and again on the first call after a crash. Messages from a crashed port are ignored. */
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
      if (isClosed) throw new AskError('closed', 'the connection is closed');
      if (options?.signal?.aborted) throw options.signal.reason;
      return running().ask(name, args, options);
    },
    tell: (name, args) => running().tell(name, args),
    mention: (name, args) => current?.peer.tell(name, args),
    async close() {
      isClosed = true;
      drop(new AskError('closed', 'closed during the call'));
      await Promise.all(endings);
    },
  };
}
