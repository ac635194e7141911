interface Disposable {
  dispose(): void;
}

/** What lies in the graphics card's memory, which no garbage collector sees: all of it is given back together. */
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

  /** The card is gone with all that lay in it; what is drawn again is put there again. */
  forget(): void {
    for (const thing of this.#kept) thing.dispose();
  }

  close(): void {
    this.forget();
    this.#kept.clear();
  }
}
