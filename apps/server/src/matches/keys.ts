import { hash } from 'node:crypto';
import type { RequestKey } from '../storage/matchStore.ts';
import type { Play } from './types.ts';

/** What is kept of a request, so that it is known again: its key, and what it asked for. */
export function keyFor({ key, onVersion, moves }: Play): RequestKey | undefined {
  if (key === undefined) return undefined;
  return { key, hash: hash('sha256', JSON.stringify([onVersion, moves.map(inOneOrder)]), 'base64url') };
}

/**
 * Sorts fields by name: the same request may come with its fields in another order. Recursion is safe, as the schema of a request
 * bounds the depth of its moves.
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
