interface Disposable {
  dispose(): void;
}

/** Owns GPU resources, which are not garbage-collected, and disposes of them together. */
export class Keep {
  readonly #kept = new Set<Disposable>();

  keep<T extends Disposable>(thing: T): T {
    this.#kept.add(thing);
    return thing;
  }

  release(thing: Disposable): void {
    this.#kept.delete(thing);
    thing.dispose();
  }

  /** The graphics context is lost with all its resources; what is drawn next is uploaded again. */
  forget(): void {
    for (const thing of this.#kept) thing.dispose();
  }

  close(): void {
    this.forget();
    this.#kept.clear();
  }
}
