import type { Options } from './options.ts';

export const DISC_COLOURS = ['amber', 'jade', 'violet'] as const;
export type DiscColour = (typeof DISC_COLOURS)[number];
export type DiscId = `${DiscColour}${1 | 2 | 3}`;

/** TT-2: all discs, by colour. */
export const DISCS: readonly DiscId[] = DISC_COLOURS.flatMap((colour): DiscId[] => [
  `${colour}1`,
  `${colour}2`,
  `${colour}3`,
]);
export const MIDDLE_SIZE = 3;
export const DISCS_TO_WIN = 4; // TT-38

export function discColour(disc: DiscId): DiscColour {
  return disc.slice(0, -1) as DiscColour;
}

/** The order in which discs come into the middle: colours alternate, or sets of one colour (TT-46). */
export function supply({ threeByThree }: Pick<Options, 'threeByThree'>): readonly DiscId[] {
  if (threeByThree) return DISCS;
  return DISCS.map((_, i) => DISCS[(i % 3) * 3 + Math.floor(i / 3)]);
}
