import { hash } from 'node:crypto';
import type { RequestKey } from '../storage/matchStore.ts';
import type { Play } from './types.ts';

/** What is kept of a request, so that it is known again: its key, and what it asked for. */
export function keyFor({ key, onVersion, moves }: Play): RequestKey | undefined {
  if (key === undefined) return undefined;
  return { key, hash: hash('sha256', JSON.stringify([onVersion, moves.map(inOneOrder)]), 'base64url') };
}

/** Two objects with the same fields are the same request, in whatever order a program writes them. */
function inOneOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOneOrder);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, inOneOrder(inner)]),
  );
}
