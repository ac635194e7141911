/** The part of the rules that the page may import: tables, and no engine. */

export const SEATS = ['left', 'right'] as const;
export type Seat = (typeof SEATS)[number];
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];
export const DICE_COUNTS = [3, 5] as const;
export const LEVEL_NAMES = ['camel', 'fox'] as const; // of the bots, the weaker first
export type Level = (typeof LEVEL_NAMES)[number];

export interface Bid {
  readonly count: number;
  readonly face: Face;
}

/** More dice, or the same number with a higher face. */
export function isHigher(bid: Bid, than: Bid): boolean {
  return bid.count > than.count || (bid.count === than.count && bid.face > than.face);
}
