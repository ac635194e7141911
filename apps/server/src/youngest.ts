/** Sets an entry of a map that remembers the `most` youngest; whatever is set again is the youngest. */
export function rememberUpTo<K, V>(most: number, map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}
