import { DIE_UM, type Flick, type Scene } from '../geometry.ts';
import { DIE_MASS_G, FINGER_UM, FINGER_YIELDS, MM_IN_CM, UM_IN_CM } from './settings.ts';
import { puckUnder } from './tower.ts';
import { type Body, bodyOf, type DiceWorld } from './world.ts';

const CAUGHT_HIGH_PM = 800; // the fingertip touches the lower die near its upper edge

/** Applies one impulse at the point of contact; for Golden Targets the same one to each die of the tower. */
export function hit(dice: DiceWorld, scene: Scene, flick: Flick): void {
  for (const body of hitBodies(dice, scene, flick)) hitOne(body, flick);
  if (!flick.tower) catchBelow(dice, flick);
}

/**
 * A fingertip has a width: a low hit also gives the die below a share of the impulse. A soft flick is hardly affected; a hard one
 * topples the player's own tower.
 */
function catchBelow(dice: DiceWorld, flick: Flick): void {
  const flicked = bodyOf(dice, flick.die);
  const below = flicked && dieBelow(dice, flicked);
  if (!below) return;
  const heightUm = (flick.highPm / 1000) * (DIE_UM / 2);
  const fingerUm = FINGER_UM * (1 + FINGER_YIELDS * slantOf(flicked, flick));
  const share = (fingerUm - DIE_UM / 2 - heightUm) / (2 * fingerUm);
  if (share > 0) hitOne(below, { ...flick, highPm: CAUGHT_HIGH_PM }, share);
}

/** 0 if the flick is perpendicular to a face, 1 if it is aimed at an edge: the sine of twice the angle between flick and face. */
function slantOf({ rigid }: Body, { vxMmS, vzMmS }: Flick): number {
  const { x, y, z, w } = rigid.rotation();
  const one = { x: 1 - 2 * (y * y + z * z), z: 2 * (x * z - y * w) }; // horizontal components of two of the die's axes
  const other = { x: 2 * (x * y - z * w), z: 2 * (y * z + x * w) };
  const level = squaredLength(one) > squaredLength(other) ? one : other; // in a tower at least one of the two axes is horizontal
  const along = level.x * vxMmS + level.z * vzMmS;
  const across = level.x * vzMmS - level.z * vxMmS;
  return Math.abs(2 * along * across) / (squaredLength(level) * (vxMmS * vxMmS + vzMmS * vzMmS));
}

function squaredLength({ x, z }: { readonly x: number; readonly z: number }): number {
  return x * x + z * z;
}

function dieBelow({ bodies }: DiceWorld, { pose }: Body): Body | undefined {
  return bodies.find(
    ({ pose: { xUm, yUm, zUm } }) =>
      Math.abs(pose.yUm - yUm - DIE_UM) < DIE_UM / 4 &&
      Math.abs(pose.xUm - xUm) < DIE_UM / 2 &&
      Math.abs(pose.zUm - zUm) < DIE_UM / 2,
  );
}

function hitBodies(dice: DiceWorld, { pucks }: Scene, { die, tower }: Flick): readonly Body[] {
  const flicked = bodyOf(dice, die);
  if (flicked === undefined) return [];
  if (!tower) return [flicked];
  const puck = puckUnder(flicked.pose, pucks);
  return dice.bodies.filter(({ pose }) => puck !== undefined && puckUnder(pose, pucks) === puck);
}

function hitOne({ rigid }: Body, { vxMmS, vzMmS, highPm, sidePm }: Flick, share = 1): void {
  const vx = vxMmS / MM_IN_CM;
  const vz = vzMmS / MM_IN_CM;
  const speed = Math.sqrt(vx * vx + vz * vz);
  const half = DIE_UM / 2 / UM_IN_CM;
  const high = (highPm / 1000) * half;
  const side = (sidePm / 1000) * half;
  const { x, y, z } = rigid.translation();
  // With y up, the right of (vx, vz) is (−vz, vx). The position along the line of the impulse has no effect.
  const point = { x: x - (side * vz) / speed, y: y + high, z: z + (side * vx) / speed };
  const mass = DIE_MASS_G * share;
  rigid.applyImpulseAtPoint({ x: mass * vx, y: 0, z: mass * vz }, point, true);
}
