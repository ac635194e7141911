import type { Event } from '@caravanserai/targets';
import type { Part } from '../../../../app/sound/render.ts';
import type { VibrationPattern } from '../../../../app/sound/sound.ts';

const GONG_HZ = 98;
/** Bronze: inharmonic partials, the high ones fade first. */
const GONG_PARTIALS = [
  [1, 0.42, 3.4],
  [1.006, 0.3, 3.2], // two nearly equal partials produce a beat
  [1.48, 0.26, 2.6],
  [2.03, 0.24, 2.1],
  [2.76, 0.16, 1.5],
  [3.62, 0.12, 1.1],
  [5.1, 0.08, 0.7],
] as const;

function gong(atS: number, loud: number): readonly Part[] {
  return [
    ...GONG_PARTIALS.map(([ratio, part, lengthS]): Part => ({
      kind: 'ring',
      hz: GONG_HZ * ratio,
      atS,
      lengthS,
      loud: loud * part,
    })),
    { kind: 'breath', hz: 900, toHz: 320, atS, lengthS: 0.12, loud: loud * 0.5 },
  ];
}

/** Sounds other than those of the dice. */
export const TUNES = {
  gong: gong(0, 0.9),
  drum: [
    { kind: 'skin', hz: 82, atS: 0, lengthS: 0.5, loud: 0.8 },
    { kind: 'skin', hz: 74, atS: 0.16, lengthS: 0.5, loud: 0.6 },
  ],
  block: [
    { kind: 'ring', hz: 640, atS: 0, lengthS: 0.09, loud: 0.4 },
    { kind: 'ring', hz: 505, atS: 0.11, lengthS: 0.12, loud: 0.4 },
  ],
  end: [...gong(0, 0.6), ...gong(0.45, 0.9)],
} as const satisfies Record<string, readonly Part[]>;
export type Tune = keyof typeof TUNES;

export const VIBRATIONS = {
  gong: [30, 40, 70],
  drum: [40, 60, 40],
  block: [15, 40, 15],
  end: [40, 60, 40, 60, 90],
} as const satisfies Record<Tune, VibrationPattern>;

/** Most important first. */
const TUNE_OF = [
  ['gameOver', 'end'],
  ['targets', 'gong'],
  ['stole', 'drum'],
  ['disarmed', 'drum'],
  ['miscalled', 'block'],
] as const satisfies readonly (readonly [Event['type'], Tune])[];

/** The sound for the latest events; most have none. */
export function tuneOf(news: readonly Event[]): Tune | undefined {
  return TUNE_OF.find(([type]) => news.some((event) => event.type === type))?.[1];
}
