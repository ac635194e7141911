import type { Contact, ContactKind } from '@caravanserai/targets/physics';

/** One ringing of a struck thing. */
export interface Tone {
  readonly hz: number;
  readonly loud: number;
  readonly lengthS: number;
}

/** What a contact sounds like: a click of noise, and what rings after it. */
export interface Voice {
  readonly click: { readonly hz: number; readonly loud: number; readonly lengthS: number };
  readonly tones: readonly Tone[];
}

/** Wood is low and short, dice on dice are bright. */
const VOICES = {
  'die-table': {
    click: { hz: 1900, loud: 0.5, lengthS: 0.012 },
    tones: [
      { hz: 310, loud: 0.55, lengthS: 0.085 },
      { hz: 742, loud: 0.32, lengthS: 0.055 },
      { hz: 1630, loud: 0.12, lengthS: 0.03 },
    ],
  },
  'die-puck': {
    click: { hz: 2600, loud: 0.45, lengthS: 0.01 },
    tones: [
      { hz: 590, loud: 0.4, lengthS: 0.07 },
      { hz: 1270, loud: 0.26, lengthS: 0.045 },
      { hz: 2480, loud: 0.1, lengthS: 0.025 },
    ],
  },
  'die-die': {
    click: { hz: 4300, loud: 0.5, lengthS: 0.008 },
    tones: [
      { hz: 2050, loud: 0.26, lengthS: 0.036 },
      { hz: 3370, loud: 0.2, lengthS: 0.026 },
      { hz: 5210, loud: 0.1, lengthS: 0.018 },
    ],
  },
} as const satisfies Record<ContactKind, Voice>;

const LOUDEST = 0.5;
const LOUD_AT = 24; // the strength from which nothing gets louder

/** No two sound quite alike, and the same one always does: its step decides. */
export function voiceOf({ kind, strength, step }: Contact): Voice {
  const share = Math.log(1 + Math.max(strength, 0)) / Math.log(1 + LOUD_AT);
  const loud = LOUDEST * Math.min(share, 1) ** 1.4;
  const off = 1 + (((step * 7919) % 17) - 8) / 120;
  const bright = 0.7 + 0.3 * Math.min(share, 1); // what is struck harder sounds brighter
  const { click, tones } = VOICES[kind];
  return {
    click: { ...click, hz: click.hz * off * bright, loud: click.loud * loud },
    tones: tones.map(({ hz, loud: part, lengthS }) => ({ hz: hz * off, loud: part * loud, lengthS })),
  };
}
