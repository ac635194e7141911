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

/** A new member of a union does not compile until every switch over it has a case. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}

declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
