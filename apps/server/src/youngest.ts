/** Sets an entry of a map limited to the `most` recently set entries. */
export function rememberUpTo<K, V>(most: number, map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}
