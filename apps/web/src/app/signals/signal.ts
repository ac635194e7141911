/** Subscribers to a change. */
export interface Listeners {
  readonly subscribe: (changed: () => void) => () => void;
  readonly tell: () => void;
}

/** `attend` runs when the first listener subscribes; the function it returns runs when the last one leaves. */
export function listeners(attend?: () => () => void): Listeners {
  const all = new Set<() => void>();
  let leave: (() => void) | undefined;
  return {
    subscribe(changed) {
      if (all.size === 0) leave = attend?.();
      all.add(changed);
      return () => {
        if (all.delete(changed) && all.size === 0) leave?.();
      };
    },
    tell: () => all.forEach((changed) => changed()),
  };
}

/** An observable value: `get` returns the same object until it changes. */
export interface Readable<T> {
  readonly get: () => T;
  readonly subscribe: Listeners['subscribe'];
}

export interface Signal<T> extends Readable<T> {
  readonly set: (next: T) => void;
}

export function signal<T>(first: T, attend?: () => () => void): Signal<T> {
  const { subscribe, tell } = listeners(attend);
  let current = first;
  return {
    get: () => current,
    set(next) {
      current = next;
      tell();
    },
    subscribe,
  };
}
