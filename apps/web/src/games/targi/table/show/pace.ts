import type { Event } from '@caravanserai/targi';
import type { Pace } from '../../settings.ts';

/** How long an event is shown, so that its caption can be read and its motion seen; with and without motion. */
const DEED_MS = 1100;
const HOLD_MS: Partial<Record<Event['type'], number>> = {
  placed: 900,
  caravanShown: 1700,
  tribeDrawn: 1500,
  roundStarted: 1000,
  robberMoved: 800,
  raidStarted: 2200,
  raidPaid: 1700,
  raidSpared: 1900,
  raidShortfall: 1900,
  turnEnded: 1500,
};
/** Delay between cards that are turned over. */
export const TURN_STEP_MS = 240;

const FACTOR: Readonly<Record<Pace, number>> = { usual: 1, slow: 1.8, quick: 0.2, tap: 1 };

export function holdMs(event: Event, pace: Pace): number {
  const turned = event.type === 'revealed' ? event.cards.length * TURN_STEP_MS : 0;
  return FACTOR[pace] * ((HOLD_MS[event.type] ?? DEED_MS) + turned);
}
