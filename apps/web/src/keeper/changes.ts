/** The changed fields; for a list changed only at its end, only the new part. */
export interface Changes {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lists: Readonly<Record<string, { readonly kept: number; readonly added: readonly unknown[] }>>;
  readonly gone: readonly string[];
}

/** What a port must transfer so that a receiver with `before` can build `now`. Unchanged parts must be identical objects. */
export function changesBetween(before: object, now: object): Changes {
  const old = before as Readonly<Record<string, unknown>>;
  const fields: Record<string, unknown> = {};
  const lists: Record<string, Changes['lists'][string]> = {};
  for (const [name, value] of Object.entries(now)) {
    const known = old[name];
    if (name in old && known === value) continue;
    const kept = Array.isArray(known) && Array.isArray(value) ? sharedBy(known, value) : 0;
    if (kept > 0) lists[name] = { kept, added: (value as readonly unknown[]).slice(kept) };
    else fields[name] = value;
  }
  return { fields, lists, gone: Object.keys(old).filter((name) => !(name in now)) };
}

/** Length of the common prefix. */
function sharedBy(before: readonly unknown[], now: readonly unknown[]): number {
  const differs = now.findIndex((item, i) => i >= before.length || item !== before[i]);
  return differs < 0 ? now.length : differs;
}

/** The inverse of `changesBetween`. */
export function withChanges<T extends object>(before: T, { fields, lists, gone }: Changes): T {
  const next: Record<string, unknown> = { ...before, ...fields };
  for (const [name, { kept, added }] of Object.entries(lists)) {
    const list = (before as Readonly<Record<string, readonly unknown[]>>)[name] ?? [];
    next[name] = [...list.slice(0, kept), ...added];
  }
  for (const name of gone) delete next[name];
  return next as T;
}
