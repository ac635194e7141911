/** A table as somebody sees it. */
export interface Watched<Snapshot, Error> {
  /** For `useSyncExternalStore`: the same object until something changed. */
  readonly snapshot: () => Snapshot;
  readonly subscribe: (changed: () => void) => () => void;
  /** What play cannot go on from until it is answered. */
  readonly fault: () => Error | undefined;
}

/** The side that knows what there is to see. */
export interface Shown<Snapshot, Error> extends Watched<Snapshot, Error> {
  show(snapshot: Snapshot): void;
  fail(error: Error): void;
}

export function shownFrom<Snapshot, Error>(first: Snapshot): Shown<Snapshot, Error> {
  const listeners = new Set<() => void>();
  let current = first;
  let fault: Error | undefined;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    snapshot: () => current,
    fault: () => fault,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show(snapshot) {
      current = snapshot;
      tell();
    },
    fail(error) {
      fault = error;
      tell();
    },
  };
}
