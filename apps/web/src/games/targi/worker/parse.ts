import { type Fields, isFields } from '../../../keeper/fields.ts';
import { err, ok, type Result } from '@caravanserai/contract';
import { decodeMove, encodeMove, FIRSTS, HANDS, type Move, type Options, SHORTFALLS } from '@caravanserai/targi';
import { LEVEL_NAMES, type Player, type Players, type Setup } from '../client.ts';
import { PLAIN_HOUSE_WISHES, PLAIN_TABLE_WISHES, type ToKeeper, type Wish } from './protocol.ts';

function isIn<T>(items: readonly T[], value: unknown): value is T {
  return items.includes(value as T);
}

/** A message of the page, or what is wrong with it. */
export function parseMessage(message: unknown): Result<ToKeeper, { readonly id?: number; readonly detail: string }> {
  if (!isFields(message)) return err({ detail: 'not an object' });
  const { type, id, paceMs, wish } = message;
  if (type === 'hello')
    return typeof paceMs === 'number' && paceMs >= 0 ? ok({ type, paceMs }) : err({ detail: 'no pace' });
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return err({ detail: 'no id' });
  if (type === 'abort') return ok({ type, id });
  if (type !== 'wish') return err({ id, detail: 'no such type' });
  const parsed = isFields(wish) ? parseWish(wish) : undefined;
  return parsed ? ok({ type, id, wish: parsed }) : err({ id, detail: `no such wish: ${JSON.stringify(wish)}` });
}

function parseWish({ type, game, ...rest }: Fields): Wish | undefined {
  if (type === 'list') return { type };
  if (type === 'load') return typeof rest['text'] === 'string' ? { type, text: rest['text'] } : undefined;
  if (type === 'create') {
    const setup = parseSetup(rest['setup']);
    return setup && { type, setup };
  }
  if (typeof game !== 'string') return undefined;
  if (isIn(PLAIN_HOUSE_WISHES, type) || isIn(PLAIN_TABLE_WISHES, type)) return { type, game };
  switch (type) {
    case 'open':
      return typeof rest['takeOver'] === 'boolean' ? { type, game, takeOver: rest['takeOver'] } : undefined;
    case 'act':
    case 'try': {
      const move = parseMove(rest['move']);
      return move && { type, game, move };
    }
    case 'setCurtain':
    case 'setQuick':
      return typeof rest['isOn'] === 'boolean' ? { type, game, isOn: rest['isOn'] } : undefined;
    case 'past':
      return typeof rest['version'] === 'number' ? { type, game, version: rest['version'] } : undefined;
    default:
      return undefined;
  }
}

/** Shaped like a move, and written as the engine writes it; numbers that cannot be are left to the judge. */
function parseMove(value: unknown): Move | undefined {
  try {
    const code = encodeMove(value as Move);
    return code === undefined ? (value as Move) : decodeMove(code);
  } catch {
    return undefined;
  }
}

export function parseSetup(value: unknown): Setup | undefined {
  if (!isFields(value)) return undefined;
  const { curtain, quick, seed } = value;
  const players = parsePlayers(value['players']);
  const options = parseOptions(value['options']);
  if (!players || !options || typeof curtain !== 'boolean') return undefined;
  if (!isMaybe('boolean', quick) || !isMaybe('string', seed)) return undefined;
  return {
    players,
    options,
    curtain,
    ...(quick === undefined ? {} : { quick: quick as boolean }),
    ...(seed === undefined ? {} : { seed: seed as string }),
  };
}

function isMaybe(type: 'boolean' | 'string', value: unknown): boolean {
  return value === undefined || typeof value === type;
}

function parsePlayers(value: unknown): Players | undefined {
  if (!isFields(value)) return undefined;
  const blue = parsePlayer(value['blue']);
  const white = parsePlayer(value['white']);
  return blue && white && { blue, white };
}

function parsePlayer(value: unknown): Player | undefined {
  if (!isFields(value)) return undefined;
  const { kind, name, level } = value;
  if (kind === 'person') return typeof name === 'string' ? { kind, name } : undefined;
  return kind === 'bot' && isIn(LEVEL_NAMES, level) ? { kind, level } : undefined;
}

function parseOptions(value: unknown): Options | undefined {
  if (!isFields(value)) return undefined;
  const { first, shortfall, hands } = value;
  return isIn(FIRSTS, first) && isIn(SHORTFALLS, shortfall) && isIn(HANDS, hands)
    ? { first, shortfall, hands }
    : undefined;
}
