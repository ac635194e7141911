import { hash } from 'node:crypto';
import type { RequestKey } from '../storage/matchStore.ts';
import type { Play } from './types.ts';

/** Identifies a request, to recognise a retry: its key and a hash of its content. */
export function keyFor({ key, onVersion, moves }: Play): RequestKey | undefined {
  if (key === undefined) return undefined;
  return { key, hash: hash('sha256', JSON.stringify([onVersion, moves.map(inOneOrder)]), 'base64url') };
}

/**
 * Sorts fields by name, since a retry may have them in another order. Recursion is safe, as the request schema bounds the depth of moves.
 */
function inOneOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOneOrder);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, inOneOrder(inner)]),
  );
}
