import type { Seat } from '@caravanserai/targets';
import type { Snapshot } from '../../client.ts';

export const TO_WIN = 4; // discs (TT-38)

/** Number of placeholders beside the discs won and stored. None with partners, who count their discs together. */
export function placesLeft({ kind, view }: Snapshot, seat: Seat): number {
  if (kind === 'practice' || view.options.teams) return 0;
  return Math.max(0, TO_WIN - view.won[seat].length - view.stored[seat].length);
}
