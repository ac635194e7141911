import { isCount, isFields, parsePlayer } from '../../../keeper/fields.ts';
import { FIRSTS, HANDS, type Move, type Options, type Original, SHORTFALLS, type View } from '@caravanserai/targi';
import { LEVEL_NAMES, type Players, type Setup } from '../client.ts';

function isIn<T>(items: readonly T[], value: unknown): value is T {
  return items.includes(value as T);
}

export function parseSetup(value: unknown): Setup | undefined {
  if (!isFields(value)) return undefined;
  const { curtain, quick, seed, isBrought, position } = value;
  const players = parsePlayers(value['players']);
  const options = parseOptions(value['options']);
  const original = parseOriginal(value['original']);
  if (!players || !options || typeof curtain !== 'boolean') return undefined;
  if (value['original'] !== undefined && !original) return undefined;
  if (position !== undefined && !isFields(position)) return undefined;
  if (!isMaybe('boolean', quick) || !isMaybe('string', seed) || !isMaybe('boolean', isBrought)) return undefined;
  return {
    players,
    options,
    curtain,
    ...(quick === undefined ? {} : { quick: quick as boolean }),
    ...(seed === undefined ? {} : { seed: seed as string }),
    ...(isBrought === undefined ? {} : { isBrought: isBrought as boolean }),
    ...(position === undefined ? {} : { position: position as unknown as View }), // `restore` deals it
    ...(original ? { original } : {}),
  };
}

function parseOriginal(value: unknown): Original | undefined {
  if (!isFields(value)) return undefined;
  const { blue, white, isSwapped, moves } = value;
  if (!isCount(blue) || !isCount(white)) return undefined;
  const seats = isSwapped === true ? ({ isSwapped } as const) : {};
  return { blue, white, ...seats, ...(Array.isArray(moves) && { moves: moves as readonly Move[] }) }; // replayed where they are shown
}

function isMaybe(type: 'boolean' | 'string', value: unknown): boolean {
  return value === undefined || typeof value === type;
}

function parsePlayers(value: unknown): Players | undefined {
  if (!isFields(value)) return undefined;
  const blue = parsePlayer(value['blue'], LEVEL_NAMES);
  const white = parsePlayer(value['white'], LEVEL_NAMES);
  return blue && white && { blue, white };
}

export function parseOptions(value: unknown): Options | undefined {
  if (!isFields(value)) return undefined;
  const { first, shortfall, hands } = value;
  return isIn(FIRSTS, first) && isIn(SHORTFALLS, shortfall) && isIn(HANDS, hands)
    ? { first, shortfall, hands }
    : undefined;
}
