// Mapping from the speed of the hand to that of the die. With 1,000 to 1,450 mm/s a die comes to rest among the discs: docs/physics.md.

const COMFORTABLE_REACHES_S = 6; // a comfortable swipe, in distances to the middle per second, and its result
const COMFORTABLE_MM_S = 1200;
const BEND = 0.7; // exponent: 10% more speed of the hand gives 7% more speed of the die
export const SOFTEST_MM_S = 300;
const HARDEST_MM_S = 3600;

/** From the pointer's speed, in distances to the middle per second. */
export function speedOfSwipe(reachesS: number): number {
  return Math.min(COMFORTABLE_MM_S * (reachesS / COMFORTABLE_REACHES_S) ** BEND, HARDEST_MM_S);
}

/** Displayed strength from 0 to 1. About half of it reaches the discs. */
export function shownStrength(speedMmS: number): number {
  const share = (speedMmS - SOFTEST_MM_S) / (HARDEST_MM_S - SOFTEST_MM_S);
  return Math.sqrt(Math.min(Math.max(share, 0), 1));
}

export function speedOfStrength(strength: number): number {
  const share = Math.min(Math.max(strength, 0), 1);
  return SOFTEST_MM_S + (HARDEST_MM_S - SOFTEST_MM_S) * share * share;
}

// Contact height, per mille of half a die. Struck in the middle a die slides; struck high it topples its tower: docs/physics.md.
const NEUTRAL_HIGH_PM = 180;
const HIGHEST_PM = 500;
const LOWEST_PM = -300; // below the middle the finger catches the tower, more so in harder flicks
const WIDEST_PM = 400;

/** From the touch on the die: -1 at its lower edge to 1 at its upper. The curve is flat near the middle. */
export function highOf(touch: number): number {
  const gentle = bent(touch);
  return NEUTRAL_HIGH_PM + gentle * (gentle > 0 ? HIGHEST_PM - NEUTRAL_HIGH_PM : NEUTRAL_HIGH_PM - LOWEST_PM);
}

/** From -1 at the left, seen along the flick, to 1 at the right. */
export function sideOf(touch: number): number {
  return bent(touch) * WIDEST_PM;
}

function bent(touch: number): number {
  const within = Math.min(Math.max(touch, -1), 1);
  return within * Math.abs(within);
}
