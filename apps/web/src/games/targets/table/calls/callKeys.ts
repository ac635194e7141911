import type { Seat } from '@caravanserai/targets';
import type { CallName } from './callMoves.ts';

export type Keys = Readonly<Record<CallName, string>>;

/** A group of adjacent keys for each seat. Identified by letter, not by position. */
const SEAT_KEYS = {
  red: { targets: 'q', double: 'w', pasVu: 'e' },
  blue: { targets: 'u', double: 'i', pasVu: 'o' },
  yellow: { targets: 'z', double: 'x', pasVu: 'c' },
  green: { targets: 'b', double: 'n', pasVu: 'm' },
} as const satisfies Record<Seat, Keys>;

/** For a single player at the keyboard. */
const ALONE: Keys = { targets: 't', double: 'd', pasVu: 'p' };

export function keysOf(seat: Seat, isAlone: boolean): Keys {
  return isAlone ? ALONE : SEAT_KEYS[seat];
}
