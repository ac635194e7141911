import { DIE_UM, type Flick, type Scene } from '../geometry.ts';
import { DIE_MASS_G, MM_IN_CM, UM_IN_CM } from './settings.ts';
import { puckUnder } from './tower.ts';
import { type Body, bodyOf, type DiceWorld } from './world.ts';

/** One impulse, at a point of the die; for Golden Targets the same to each die of the tower. */
export function hit(dice: DiceWorld, scene: Scene, flick: Flick): void {
  for (const body of hitBodies(dice, scene, flick)) hitOne(body, flick);
}

function hitBodies(dice: DiceWorld, { pucks }: Scene, { die, tower }: Flick): readonly Body[] {
  const flicked = bodyOf(dice, die);
  if (flicked === undefined) return [];
  if (!tower) return [flicked];
  const puck = puckUnder(flicked.pose, pucks);
  return dice.bodies.filter(({ pose }) => puck !== undefined && puckUnder(pose, pucks) === puck);
}

function hitOne({ rigid }: Body, { vxMmS, vzMmS, highPm, sidePm }: Flick): void {
  const vx = vxMmS / MM_IN_CM;
  const vz = vzMmS / MM_IN_CM;
  const speed = Math.sqrt(vx * vx + vz * vz);
  const half = DIE_UM / 2 / UM_IN_CM;
  const high = (highPm / 1000) * half;
  const side = (sidePm / 1000) * half;
  const { x, y, z } = rigid.translation();
  // Seen along (vx, vz) with y up, the right is at (−vz, vx). How far along the line the finger stops makes no difference.
  const point = { x: x - (side * vz) / speed, y: y + high, z: z + (side * vx) / speed };
  rigid.applyImpulseAtPoint({ x: DIE_MASS_G * vx, y: 0, z: DIE_MASS_G * vz }, point, true);
}
