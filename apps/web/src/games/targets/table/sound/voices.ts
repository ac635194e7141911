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

const tone = (hz: number, loud: number, lengthS: number): Tone => ({ hz, loud, lengthS });

/** Wood is low and short, felt is dull, dice on dice are bright, and a tower rattles. */
const VOICES = {
  wood: {
    click: tone(1900, 0.5, 0.012),
    tones: [tone(310, 0.55, 0.085), tone(742, 0.32, 0.055), tone(1630, 0.12, 0.03)],
  },
  felt: { click: tone(720, 0.5, 0.02), tones: [tone(172, 0.6, 0.07), tone(395, 0.22, 0.04)] },
  puck: {
    click: tone(2600, 0.45, 0.01),
    tones: [tone(590, 0.4, 0.07), tone(1270, 0.26, 0.045), tone(2480, 0.1, 0.025)],
  },
  die: {
    click: tone(4300, 0.5, 0.008),
    tones: [tone(2050, 0.26, 0.036), tone(3370, 0.2, 0.026), tone(5210, 0.1, 0.018)],
  },
  tower: {
    click: tone(3300, 0.55, 0.012),
    tones: [tone(920, 0.34, 0.06), tone(1510, 0.26, 0.045), tone(2870, 0.14, 0.028)],
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
