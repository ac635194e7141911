import { checkOptions, type Seat, SEATS, seatsOf } from '@caravanserai/targets';
import { LEVEL_NAMES, type Player, type Players, type Setup } from '../client.ts';
import { isFields, parsePlayer } from '../../../keeper/fields.ts';

/** A setup from the page or from storage. */
export function parseSetup(value: unknown): Setup | undefined {
  if (!isFields(value)) return undefined;
  const { kind, seed } = value;
  const options = checkOptions(value['options']);
  if (!options.ok || (kind !== 'game' && kind !== 'practice')) return undefined;
  if (seed !== undefined && typeof seed !== 'string') return undefined;
  const players = parsePlayers(value['players'], kind === 'practice' ? ['red'] : seatsOf(options.value));
  return players && { kind, players, options: options.value, ...(seed === undefined ? {} : { seed }) };
}

function parsePlayers(value: unknown, seats: readonly Seat[]): Players | undefined {
  if (!isFields(value)) return undefined;
  const players: Partial<Record<Seat, Player>> = {};
  for (const seat of seats) {
    const player = parsePlayer(value[seat], LEVEL_NAMES);
    if (!player) return undefined;
    players[seat] = player;
  }
  return players;
}

export function parseSeat(value: unknown): Seat | undefined {
  return SEATS.find((seat) => seat === value);
}
