import type { DiscId, Point } from '@caravanserai/targets';

const STEP_UM = 5_000;
const FAN_RAD = 0.55;

export interface StoredDisc extends Point {
  readonly disc: DiscId;
}

/** They lie under the puck, the last one exactly (T10), those below it peeking out on the side that looks away from the middle. */
export function storedPlaces(puck: Point, discs: readonly DiscId[]): readonly StoredDisc[] {
  const outwards = Math.atan2(puck.xUm, puck.zUm);
  return discs.map((disc, i) => {
    const below = discs.length - 1 - i;
    const turn = outwards + (below % 2 === 0 ? -FAN_RAD : FAN_RAD) * (below > 0 ? 1 : 0);
    return {
      disc,
      xUm: Math.round(puck.xUm + Math.sin(turn) * STEP_UM * below),
      zUm: Math.round(puck.zUm + Math.cos(turn) * STEP_UM * below),
    };
  });
}
