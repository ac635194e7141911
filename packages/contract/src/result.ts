/** Errors that a player can cause are returned as a `Result`; programming errors are thrown. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** For programming errors only, never for errors that a player, a file or the network can cause. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`);
}

/** The item at an index known to be in range. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  return known(items[index], `item ${index} of ${items.length}`);
}

/** A value known to be defined, such as a record's entry under one of its own keys. */
export function known<T>(value: T | undefined, what = 'a value'): T {
  if (value === undefined) throw new Error(`assertion failed: there is ${what}`);
  return value;
}

/** Makes a `switch` exhaustive: it does not compile until every member of the union has a case. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}

declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
