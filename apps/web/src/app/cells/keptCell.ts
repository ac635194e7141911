import { type Cell, listeners } from './cell.ts';

/** What storage did not take, as it is full or forbidden: it holds as long as the page. */
const held = new Map<string, string | undefined>();

function read(key: string): string | undefined {
  if (held.has(key)) return held.get(key);
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    held.delete(key);
  } catch {
    held.set(key, text);
  }
}

/** Other tabs share the storage. */
function hearOthers(key: string, changed: () => void): () => void {
  function hear(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return; // null: all of it was cleared
    held.delete(key);
    changed();
  }
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/**
 * A value that this device keeps. `parse` takes any text: an older page, or somebody by hand, may have written it.
 * `make` says how it is written; undefined removes it.
 */
export function keptCell<T>(
  key: string,
  parse: (text: string | undefined) => T,
  make: (value: T) => string | undefined = JSON.stringify,
): Cell<T> {
  const { subscribe, tell } = listeners(() => hearOthers(key, tell));
  let last: { readonly text: string | undefined; readonly value: T } | undefined;
  return {
    get() {
      const text = read(key);
      if (!last || last.text !== text) last = { text, value: parse(text) };
      return last.value;
    },
    set(value) {
      write(key, make(value));
      tell();
    },
    subscribe,
  };
}

/** The first choice holds until somebody chooses, and need not be written. */
export function keptChoice<T extends string>(key: string, choices: readonly [T, ...T[]]): Cell<T> {
  return keptCell<T>(
    key,
    (text) => choices.find((choice) => choice === text) ?? choices[0],
    (choice) => (choice === choices[0] ? undefined : choice),
  );
}

/** Off until `word` is written. */
export function keptFlag(key: string, word: string): Cell<boolean> {
  return keptCell(
    key,
    (text) => text === word,
    (isOn) => (isOn ? word : undefined),
  );
}
