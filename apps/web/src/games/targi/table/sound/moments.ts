import type { Event } from '@caravanserai/targi';
import type { VibrationPattern } from '../../../../app/sound/sound.ts';

/** Audible moments of this table, most important first, with their vibration patterns. */
export const MOMENTS = {
  raid: [50, 60, 50],
  card: [12],
  gain: [8],
  pay: [8, 40, 8],
  place: [16],
} as const satisfies Record<string, VibrationPattern>;
export type Moment = keyof typeof MOMENTS;

/** The end of the game has its own music, with the count. */
const MOMENT_OF: Partial<Record<Event['type'], Moment>> = {
  placed: 'place',
  markerMoved: 'place',
  took: 'gain',
  goodsBonus: 'gain',
  gained: 'gain',
  traded: 'pay',
  smithed: 'pay',
  returned: 'pay',
  raidPaid: 'pay',
  caravanShown: 'card',
  tribeDrawn: 'card',
  laid: 'card',
  kept: 'card',
  discarded: 'card',
  revealed: 'card',
  rearranged: 'card',
  raidStarted: 'raid',
};
const MOMENT_NAMES = Object.keys(MOMENTS) as readonly Moment[];

/** One sound for simultaneous events: that of the most important one. */
export function momentOf(events: readonly Event[]): Moment | undefined {
  const heard = new Set(events.map(({ type }) => MOMENT_OF[type]));
  return MOMENT_NAMES.find((name) => heard.has(name));
}
