/**
 * What a worker sends is a copy each time. Here parts that are as before stay the very objects that they were, so that what is drawn
 * from them is not drawn again; all of it, where nothing is different.
 */
export function keepSame<T>(before: unknown, now: T): T {
  if (before === now || !isParted(before) || !isParted(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const kept = (Array.isArray(now) ? [] : {}) as Parts;
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    kept[name] = keepSame(before[name], now[name]);
    isSame &&= name in before && kept[name] === before[name];
  }
  return (isSame ? before : kept) as T;
}

type Parts = Record<string, unknown>;

function isParted(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}
