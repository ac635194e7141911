/** A mutex for each key; different keys are independent. */
export class KeyedLock {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, act: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const mine = before.then(act, act);
    const settled: Promise<unknown> = mine.then(
      () => this.#leave(key, settled),
      () => this.#leave(key, settled),
    );
    this.#last.set(key, settled);
    return mine;
  }

  /** Acquires the locks in a fixed order to avoid deadlocks. */
  runAll<T>(keys: readonly string[], act: () => Promise<T>): Promise<T> {
    return [...new Set(keys)].toSorted().reduceRight((inner, key) => () => this.run(key, inner), act)();
  }

  isHeld(key: string): boolean {
    return this.#last.has(key);
  }

  /** The last holder removes the key. */
  #leave(key: string, settled: Promise<unknown>): void {
    if (this.#last.get(key) === settled) this.#last.delete(key);
  }
}
