import type { Move, Options } from './rules.ts';
import { type Face, FACES, DICE_COUNTS } from './tables.ts';

/** Parses a move from the network or from storage; undefined if it is malformed. */

export function parseMove(value: unknown): Move | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, count, face, ...rest } = value as Readonly<Record<string, unknown>>;
  if (Object.keys(rest).length > 0) return undefined;
  if (type === 'doubt') return count === undefined && face === undefined ? { type } : undefined;
  if (type !== 'bid' || typeof count !== 'number' || !FACES.includes(face as Face)) return undefined;
  return Number.isInteger(count) ? { type, count, face: face as Face } : undefined;
}

export function parseOptions(value: unknown): Options | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { dice = 5, ...rest } = value as Readonly<Record<string, unknown>>;
  const known = DICE_COUNTS.find((count) => count === dice);
  return known === undefined || Object.keys(rest).length > 0 ? undefined : { dice: known };
}
