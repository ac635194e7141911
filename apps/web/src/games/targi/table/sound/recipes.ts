import type { Part } from '../../../../app/sound/render.ts';
import type { Ending } from './hear.ts';
import type { Moment } from './moments.ts';

const D = 146.83; // the open string

/** The Hijaz scale, in semitones above the open string. */
export const SCALE = [0, 1, 4, 5, 7, 8, 10, 12, 13, 16, 17, 19, 20, 22, 24] as const;

function noteHz(halfTones: number): number {
  return D * 2 ** (halfTones / 12);
}

/** A tone that fades. */
const fading = (kind: 'ring' | 'skin' | 'string') => (hz: number, atS: number, lengthS: number, loud: number) =>
  ({ kind, hz, atS, lengthS, loud }) satisfies Part;
const ring = fading('ring');
const skin = fading('skin');
const string = fading('string');
const pluck = (halfTones: number, atS: number, lengthS: number, loud: number) =>
  string(noteHz(halfTones), atS, lengthS, loud);
const breath = (hz: number, toHz: number, atS: number, lengthS: number, loud: number): Part => ({
  kind: 'breath',
  hz,
  toHz,
  atS,
  lengthS,
  loud,
});

/** A stone token on another: two inharmonic partials. */
const clink = (hz: number, atS: number, loud: number): readonly Part[] => [
  ring(hz, atS, 0.09, loud),
  ring(hz * 1.51, atS, 0.06, loud * 0.6),
  breath(hz * 1.2, hz, atS, 0.02, loud * 0.5),
];

/** The tindé, a mortar covered with a skin, struck in the middle. */
const tinde = (atS: number, loud: number): readonly Part[] => [
  skin(74, atS, 0.5, loud),
  skin(151, atS, 0.22, loud * 0.35),
  breath(900, 320, atS, 0.05, loud * 0.5),
];
/** The tindé struck at its rim. */
const rim = (atS: number, loud: number): readonly Part[] => [
  skin(236, atS, 0.13, loud),
  breath(2600, 1500, atS, 0.03, loud),
];

const phrase = (beatS: number, notes: readonly (readonly [beat: number, halfTones: number, loud: number])[]) =>
  notes.map(([beat, halfTones, loud]) => pluck(halfTones, beat * beatS, 1.6, loud));

/** Every sound of the table: short and soft; wood, stone, paper, strings and a drum. */
export const RECIPES = {
  place: [
    ring(187, 0, 0.11, 0.42),
    ring(412, 0, 0.07, 0.22),
    ring(935, 0, 0.03, 0.1),
    breath(1700, 700, 0, 0.035, 0.3),
  ],
  pay: [...clink(2310, 0, 0.13), ...clink(1960, 0.075, 0.12), ...clink(1740, 0.16, 0.1)],
  gain: [...clink(1740, 0, 0.09), ...clink(2310, 0.07, 0.1), pluck(12, 0.05, 0.5, 0.16)],
  card: [breath(900, 3900, 0, 0.16, 0.3), breath(2200, 900, 0.14, 0.05, 0.4), ring(262, 0.145, 0.06, 0.16)],
  raid: [
    ...tinde(0, 0.6),
    ...tinde(0.3, 0.45),
    ...rim(0.45, 0.16),
    ...tinde(0.6, 0.65),
    pluck(1, 0, 1.3, 0.2),
    pluck(0, 0.6, 1.4, 0.24),
    breath(260, 700, 0, 1.1, 0.22),
  ],
  won: [
    ...phrase(0.24, [
      [0, 12, 0.3],
      [1, 16, 0.26],
      [2, 17, 0.26],
      [3, 19, 0.3],
      [4.5, 17, 0.24],
      [5, 16, 0.26],
      [6, 13, 0.26],
      [7, 12, 0.26],
      [8, 0, 0.3],
      [8, 12, 0.3],
      [8.08, 19, 0.24],
      [8.16, 24, 0.24],
    ]),
    ...[0, 3, 6, 8].flatMap((beat) => tinde(beat * 0.24, 0.42)),
    ...[1.5, 2, 4.5, 5, 7, 7.5].flatMap((beat) => rim(beat * 0.24, 0.11)),
  ],
  lost: [
    ...phrase(0.3, [
      [0, 12, 0.26],
      [1, 8, 0.24],
      [2, 7, 0.24],
      [3, 4, 0.24],
      [4, 1, 0.22],
      [5, 0, 0.26],
    ]),
    ...[0, 5].flatMap((beat) => tinde(beat * 0.3, 0.32)),
  ],
  even: [
    ...phrase(0.28, [
      [0, 7, 0.26],
      [1, 12, 0.26],
      [2, 7, 0.24],
      [3, 12, 0.24],
      [4, 0, 0.26],
      [4, 7, 0.22],
    ]),
    ...[0, 4].flatMap((beat) => tinde(beat * 0.28, 0.32)),
  ],
  step: [pluck(0, 0, 1.1, 0.3)],
} as const satisfies Record<Moment | Ending | 'step', readonly Part[]>;
export type SoundName = keyof typeof RECIPES;
