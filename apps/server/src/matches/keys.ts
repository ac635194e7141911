import { createHash } from 'node:crypto';
import type { RequestKey } from '../storage/matchStore.ts';
import type { Play } from './types.ts';

/** What is kept of a request, so that it is known again: its key, and what it asked for. */
export function keyFor({ key, onVersion, moves }: Play): RequestKey | undefined {
  if (key === undefined) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([onVersion, moves], inOneOrder))
    .digest('base64url');
  return { key, hash };
}

/** Two objects with the same fields are the same request, in whatever order a program writes them. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
