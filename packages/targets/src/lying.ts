import type { DiscId } from './discs.ts';
import {
  type DieId,
  footprint,
  hasMiddleOn,
  liesOn,
  type Point,
  type Pose,
  PUCK_RADIUS_UM,
  type Scene,
  type Seat,
  touchesBlack,
  touchesDisc,
  touchesPuck,
} from './geometry.ts';
import { sideOf } from './options.ts';
import { type Die, type MiddleDisc, puckOf, seenDie, type State } from './state.ts';

/** Tests of where dice are, all by their footprint (T5, T6). A die that is not flat on the table is not on any disc. */

export function isLyingOn({ pose, isFlat }: Pick<Die, 'pose' | 'isFlat'>, centre: Point): boolean {
  return isFlat && pose !== undefined && liesOn(footprint(pose), centre);
}

function isMostlyOn({ pose, isFlat }: Die, centre: Point): boolean {
  return isFlat && pose !== undefined && hasMiddleOn(footprint(pose), centre);
}

export function discUnder(s: State, die: Die): DiscId | undefined {
  return s.middle.find((disc) => isLyingOn(die, disc))?.disc;
}

/** The disc whose black centre the die touches. */
export function blackUnder(s: State, { spot, pose, isFlat }: Die): MiddleDisc | undefined {
  if (spot !== 'table' || !isFlat || !pose) return undefined;
  const corners = footprint(pose);
  return s.middle.find((disc) => touchesBlack(corners, disc));
}

/** T22: all dice that overlap the disc, even on top of another die or just knocked off a tower (T27). */
export function diceOver(s: State, centre: Point): DieId[] {
  return s.dice
    .map(({ die }) => seenDie(s, die))
    .filter(({ spot, pose }) => spot === 'table' && pose !== undefined && touchesDisc(footprint(pose), centre))
    .map(({ die }) => die);
}

/** T10: the opponent on whose stored discs the middle of the die's square is. */
export function victimOf(s: State, die: Die): Seat | undefined {
  const own = sideOf(s.options, die.holder);
  return s.pucks
    .map(({ seat }) => seat)
    .find((seat) => !own.includes(seat) && s.stored[seat].length > 0 && isMostlyOn(die, puckOf(s, seat)));
}

const REACH_UM = PUCK_RADIUS_UM + 6_000; // a leaning die further out does not obstruct the tower

/**
 * T21: the die leans on a puck or its tower (not flat, and near the puck), or it is flat on the place to which a pushed puck returns
 * (T20).
 */
export function isOnPuck(s: Readonly<Pick<Scene, 'pucks'>>, pose: Pose, isFlat: boolean): boolean {
  if (isFlat) return s.pucks.some((puck) => touchesPuck(footprint(pose), puck));
  return s.pucks.some(({ xUm, zUm }) => {
    const [x, z] = [xUm - pose.xUm, zUm - pose.zUm];
    return x * x + z * z < REACH_UM * REACH_UM;
  });
}

/** T17: the die that «called for you» and the bots keep: on black, else one that steals, else on a disc, else the higher face. */
export function bestKept(s: State, candidates: readonly Die[]): DieId {
  const worth = (die: Die) =>
    (blackUnder(s, die) ? 1000 : 0) + (victimOf(s, die) ? 100 : 0) + (discUnder(s, die) ? 10 : 0) + (die.face ?? 0);
  return candidates.reduce((best, die) => (worth(die) > worth(best) ? die : best)).die;
}
