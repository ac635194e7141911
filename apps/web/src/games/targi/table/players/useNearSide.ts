import { SEATS, type Seat } from '@caravanserai/targi/cards';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import type { Snapshot } from '../../client.ts';
import { settings } from '../../settings.ts';
import { nearSeat } from './seats.ts';

/** The seat whose panel is near. Two people at one device keep their sides, unless they let the table turn. */
export function useNearSide(snapshot: Pick<Snapshot, 'players' | 'viewer' | 'control'>): Seat {
  const sides = useSignal(settings.sides);
  const areTwoHere = SEATS.every((seat) => snapshot.players[seat].kind === 'person');
  return areTwoHere && sides === 'kept' ? SEATS[0] : nearSeat(snapshot);
}
