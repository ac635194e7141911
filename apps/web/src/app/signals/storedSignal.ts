import { type Signal, listeners } from './signal.ts';

/** Values that storage rejected because it is full or disabled; they last as long as the page. */
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

/** Other tabs share the storage and raise `storage` events. */
function hearOthers(key: string, changed: () => void): () => void {
  function hear(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return; // null: the storage was cleared
    held.delete(key);
    changed();
  }
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/**
 * A value stored on this device. `parse` must accept any text, since an older version may have written it or a user edited it. `make` serialises the
 * value; undefined removes it.
 */
export function storedSignal<T>(
  key: string,
  parse: (text: string | undefined) => T,
  make: (value: T) => string | undefined = JSON.stringify,
): Signal<T> {
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

/** The first choice is the default and is not stored. */
export function storedChoice<T extends string>(key: string, choices: readonly [T, ...T[]]): Signal<T> {
  return storedSignal<T>(
    key,
    (text) => choices.find((choice) => choice === text) ?? choices[0],
    (choice) => (choice === choices[0] ? undefined : choice),
  );
}

type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A stored choice for each setting. */
export function storedChoices<C extends Choices>(choices: C): { readonly [S in keyof C]: Signal<C[S][number]> } {
  const entries = Object.entries(choices).map(([setting, values]) => [
    setting,
    storedChoice<string>(`caravanserai.${setting}`, values),
  ]);
  return Object.fromEntries(entries) as { readonly [S in keyof C]: Signal<C[S][number]> };
}

/** False until `word` is stored. */
export function storedFlag(key: string, word: string): Signal<boolean> {
  return storedSignal(
    key,
    (text) => text === word,
    (isOn) => (isOn ? word : undefined),
  );
}
