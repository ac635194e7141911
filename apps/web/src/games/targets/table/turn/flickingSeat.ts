import type { Seat } from '@caravanserai/targets';
import type { Shown } from '../show/director.ts';

/** The seat at this device that may flick now. */
export function flickingSeat({ moment, pause, snapshot }: Shown, own: readonly Seat[]): Seat | undefined {
  const { need } = snapshot;
  if (moment !== 'live' || pause !== undefined) return undefined;
  if (need.kind === 'flick') return own.includes(need.seat) ? need.seat : undefined;
  return need.kind === 'golden' ? need.seats.find((seat) => own.includes(seat)) : undefined;
}
