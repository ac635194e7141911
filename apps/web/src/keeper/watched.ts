import { signal } from '../app/signals/signal.ts';

/** A table from one viewer's perspective. */
export interface Watched<Snapshot, Error> {
  /** For `useSyncExternalStore`: the same object until something changes. */
  readonly snapshot: () => Snapshot;
  readonly subscribe: (changed: () => void) => () => void;
  /** An error that blocks play until it is acknowledged. */
  readonly fault: () => Error | undefined;
}

/** The producer side. */
export interface Shown<Snapshot, Error> extends Watched<Snapshot, Error> {
  show(snapshot: Snapshot): void;
  fail(error: Error): void;
}

export function shownFrom<Snapshot, Error>(first: Snapshot): Shown<Snapshot, Error> {
  const { get, set, subscribe } = signal<{ readonly snapshot: Snapshot; readonly fault?: Error }>({ snapshot: first });
  return {
    snapshot: () => get().snapshot,
    fault: () => get().fault,
    subscribe,
    show: (snapshot) => set({ ...get(), snapshot }),
    fail: (fault) => set({ ...get(), fault }),
  };
}
