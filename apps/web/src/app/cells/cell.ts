/** Those who want to hear of a change. */
export interface Listeners {
  readonly subscribe: (changed: () => void) => () => void;
  readonly tell: () => void;
}

/** `attend` runs while anybody listens; what it returns ends it. */
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

/** A value that can be watched: the same object until it changes. */
export interface Readable<T> {
  readonly get: () => T;
  readonly subscribe: Listeners['subscribe'];
}

export interface Cell<T> extends Readable<T> {
  readonly set: (next: T) => void;
}

export function cell<T>(first: T, attend?: () => () => void): Cell<T> {
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
