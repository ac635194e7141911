import { openRemote, type Remote, threadPort } from '@caravanserai/contract';
import { Worker } from 'node:worker_threads';
import type { Drawn } from './drawing.ts';

/** The requests that the thread answers. */
export interface DrawAnswers {
  draw(wanted: Drawn): Uint8Array; // PNG
}

/** Draws each picture once and caches it, on a thread that ends when idle. The number of pictures is bounded: motif, moment, language. */
export class Painter {
  readonly #pictures = new Map<string, Promise<Uint8Array>>();
  #remote = openDrawing();
  #last: Promise<unknown> = Promise.resolve();

  /** Cached by `name`. */
  picture(name: string, wanted: Drawn): Promise<Uint8Array> {
    const known = this.#pictures.get(name);
    if (known) return known;
    const picture = this.#last.then(() => this.#remote.ask('draw', [wanted])); // one at a time
    this.#pictures.set(name, picture);
    this.#last = picture.catch(() => this.#pictures.delete(name)); // after a failure, the next request tries again
    void this.#last.then(() => this.#rest());
    return picture;
  }

  close(): Promise<void> {
    return this.#remote.close();
  }

  /** Ends the idle thread to free its memory. */
  #rest(): void {
    const last = this.#last;
    setTimeout(() => {
      if (this.#last !== last) return;
      void this.#remote.close();
      this.#remote = openDrawing();
    }, IDLE_MS).unref();
  }
}

function openDrawing(): Remote<DrawAnswers> {
  const file = new URL('./drawWorker.ts', import.meta.url);
  return openRemote<DrawAnswers>((listener) => threadPort(new Worker(file), listener));
}

const IDLE_MS = 10_000;
