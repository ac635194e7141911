import { type Face, FACES, type Move, type Options, DICE_COUNTS } from './rules.ts';

/** What comes over the line or out of a store, once; nothing for what it is not. */

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
