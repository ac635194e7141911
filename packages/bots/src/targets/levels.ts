import type { Simulate } from '@caravanserai/targets';
import type { TargetsBot } from './bot.ts';
import type { Eyes } from './calling.ts';
import type { Aiming } from './flicking.ts';
import { makeBot } from './player.ts';

/** Levels differ in precision, in the number of simulated flicks, in their evaluation, and in their perception of calls. */
export interface Level extends Aiming {
  readonly eyes: Eyes;
}

export const LEVELS = {
  leftHand: {
    hand: { directionMrad: 80, speedPm: 125, contactPm: 90 },
    aims: ['discs'],
    stages: [{ strokes: 3, tries: 1 }],
    sense: 'hits',
    eyes: { targetsMs: [900, 2600], doubleMs: [1400, 4200], missTargetsPm: 120, missDoublePm: 350, missPasVuPm: 700 },
  },
  tavern: {
    hand: { directionMrad: 48, speedPm: 80, contactPm: 60 },
    aims: ['discs'],
    stages: [
      { strokes: 6, tries: 3 },
      { strokes: 2, tries: 5 },
    ],
    sense: 'points',
    eyes: { targetsMs: [700, 2000], doubleMs: [1100, 3200], missTargetsPm: 60, missDoublePm: 180, missPasVuPm: 400 },
  },
  juggler: {
    hand: { directionMrad: 27, speedPm: 46, contactPm: 40 },
    aims: ['discs', 'steals', 'disarms'],
    stages: [
      { strokes: 24, tries: 1 },
      { strokes: 8, tries: 3 },
      { strokes: 3, tries: 8 },
    ],
    sense: 'rivals',
    eyes: { targetsMs: [550, 1500], doubleMs: [900, 2400], missTargetsPm: 25, missDoublePm: 80, missPasVuPm: 200 },
  },
  master: {
    hand: { directionMrad: 15, speedPm: 28, contactPm: 25 },
    aims: ['learnt', 'steals', 'disarms', 'takeouts'],
    stages: [
      { strokes: 32, tries: 2 },
      { strokes: 14, tries: 5 },
      { strokes: 6, tries: 12 },
      { strokes: 3, tries: 28 },
    ],
    sense: 'match',
    eyes: { targetsMs: [420, 1100], doubleMs: [700, 1800], missTargetsPm: 8, missDoublePm: 25, missPasVuPm: 80 },
  },
} as const satisfies Record<string, Level>;
export type LevelName = keyof typeof LEVELS;
/** From weakest to strongest. */
export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[];

export function levelBot(name: LevelName, simulate: Simulate): TargetsBot {
  return makeBot(name, LEVELS[name], simulate);
}
