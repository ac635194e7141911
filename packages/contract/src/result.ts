/** A refusal is a value, a mistake is a throw: what a player can cause comes back as a `Result`. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** For what only we can get wrong. Never for what a player, a file or the network can cause. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`);
}

/** The item at an index that we know to be right. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  return known(items[index], `item ${index} of ${items.length}`);
}

/** A value that we know to be there, such as an entry of a record under one of its own keys. */
export function known<T>(value: T | undefined, what = 'a value'): T {
  if (value === undefined) throw new Error(`assertion failed: there is ${what}`);
  return value;
}

/** A new member of a union does not compile until every switch over it has a case. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}

declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
