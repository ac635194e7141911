import type { Heard } from '../../stage/stage.ts';
import type { Struck } from '../../stage/hearing.ts';

/** One decaying tone of a struck object. */
export interface Tone {
  readonly hz: number;
  readonly loud: number;
  readonly lengthS: number;
}

/** Sound of a contact: a click of noise, and the tones after it. */
export interface Voice {
  readonly click: Tone;
  readonly tones: readonly Tone[];
}

/** Wood is low and short, felt is dull, dice on dice are bright, and a tower rattles. */
const VOICES = {
  wood: {
    click: { hz: 1900, loud: 0.5, lengthS: 0.012 },
    tones: [
      { hz: 310, loud: 0.55, lengthS: 0.085 },
      { hz: 742, loud: 0.32, lengthS: 0.055 },
      { hz: 1630, loud: 0.12, lengthS: 0.03 },
    ],
  },
  felt: {
    click: { hz: 720, loud: 0.5, lengthS: 0.02 },
    tones: [
      { hz: 172, loud: 0.6, lengthS: 0.07 },
      { hz: 395, loud: 0.22, lengthS: 0.04 },
    ],
  },
  puck: {
    click: { hz: 2600, loud: 0.45, lengthS: 0.01 },
    tones: [
      { hz: 590, loud: 0.4, lengthS: 0.07 },
      { hz: 1270, loud: 0.26, lengthS: 0.045 },
      { hz: 2480, loud: 0.1, lengthS: 0.025 },
    ],
  },
  die: {
    click: { hz: 4300, loud: 0.5, lengthS: 0.008 },
    tones: [
      { hz: 2050, loud: 0.26, lengthS: 0.036 },
      { hz: 3370, loud: 0.2, lengthS: 0.026 },
      { hz: 5210, loud: 0.1, lengthS: 0.018 },
    ],
  },
  tower: {
    click: { hz: 3300, loud: 0.55, lengthS: 0.012 },
    tones: [
      { hz: 920, loud: 0.34, lengthS: 0.06 },
      { hz: 1510, loud: 0.26, lengthS: 0.045 },
      { hz: 2870, loud: 0.14, lengthS: 0.028 },
    ],
  },
} as const satisfies Record<Struck, Voice>;

const LOUDEST = 0.5;
const LOUD_AT = 24; // contacts above this strength do not get louder
const SLOWEST_PITCH = 0.72; // pitch factor in the slowest motion

/** From 0 to 1. */
export function loudnessOf(strength: number): number {
  return Math.min(Math.log(1 + Math.max(strength, 0)) / Math.log(1 + LOUD_AT), 1);
}

/** Varies the sound by the step of the contact, so that no two sound alike but a replay sounds the same. Slow motion lowers the pitch. */
export function voiceOf({ struck, strength, step, pace }: Pick<Heard, 'struck' | 'strength' | 'step' | 'pace'>): Voice {
  const share = loudnessOf(strength);
  const loud = LOUDEST * share ** 1.4;
  const slow = SLOWEST_PITCH + (1 - SLOWEST_PITCH) * Math.min(pace, 1);
  const off = slow * (1 + (((step * 7919) % 17) - 8) / 120);
  const bright = 0.7 + 0.3 * share; // harder contacts sound brighter
  const { click, tones } = VOICES[struck];
  return {
    click: { ...click, hz: click.hz * off * bright, loud: click.loud * loud },
    tones: tones.map(({ hz, loud: part, lengthS }) => ({ hz: hz * off, loud: part * loud, lengthS: lengthS / slow })),
  };
}
