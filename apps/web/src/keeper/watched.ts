import { cell } from '../app/cells/cell.ts';

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
  const { get, set, subscribe } = cell<{ readonly snapshot: Snapshot; readonly fault?: Error }>({ snapshot: first });
  return {
    snapshot: () => get().snapshot,
    fault: () => get().fault,
    subscribe,
    show: (snapshot) => set({ ...get(), snapshot }),
    fail: (fault) => set({ ...get(), fault }),
  };
}
