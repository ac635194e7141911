import { Worker } from 'node:worker_threads';
import type { Drawn } from './drawing.ts';

/** Draws each picture once, in a thread that ends when it has nothing to do. There are only so many: a motif, a moment, a language. */
export class Painter {
  readonly #pictures = new Map<string, Promise<Uint8Array>>();
  #thread: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** The same for the same `name`. */
  picture(name: string, wanted: Drawn): Promise<Uint8Array> {
    const known = this.#pictures.get(name);
    if (known) return known;
    const picture = this.#last.then(() => this.#draw(wanted)); // one after the other
    this.#pictures.set(name, picture);
    this.#last = picture.catch(() => this.#pictures.delete(name)); // the next one who asks gets another try
    void this.#last.then(() => this.#rest());
    return picture;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #draw(wanted: Drawn): Promise<Uint8Array> {
    const thread = (this.#thread ??= new Worker(new URL('./drawWorker.ts', import.meta.url)));
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const lost = (error: unknown) => {
      this.#thread = undefined;
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    thread.once('message', resolve);
    thread.once('error', lost);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    thread.postMessage(wanted);
    return promise.finally(() => thread.off('error', lost));
  }

  /** Nobody waits: the thread and its memory go. */
  #rest(): void {
    const last = this.#last;
    setTimeout(() => {
      if (this.#last !== last) return;
      void this.#thread?.terminate();
      this.#thread = undefined;
    }, IDLE_MS).unref();
  }
}

const IDLE_MS = 10_000;
