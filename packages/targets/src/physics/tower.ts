import { DIE_UM, type Pose, type Puck, PUCK_HEIGHT_UM, PUCK_RADIUS_UM } from '../geometry.ts';
import { EDGE_RADIUS_UM } from './settings.ts';

const SINK_UM = 1_500; // tolerance for contact penetration
const OVERHANG_UM = 4_000; // a die further out tips over

/** The puck on whose tower a die stands: its lowest point is above the puck's top, and its centre is over the puck. */
export function puckUnder(pose: Pose, pucks: readonly Puck[]): Puck | undefined {
  if (lowestUm(pose) < PUCK_HEIGHT_UM - SINK_UM) return undefined;
  const reach = PUCK_RADIUS_UM + OVERHANG_UM;
  return pucks.find(({ xUm, zUm }) => {
    const x = pose.xUm - xUm;
    const z = pose.zUm - zUm;
    return x * x + z * z <= reach * reach;
  });
}

/** The height of a die's lowest point, with rounded edges taken into account. */
function lowestUm({ yUm, q: [x, y, z, w] }: Pose): number {
  const norm = x * x + y * y + z * z + w * w;
  const up = Math.abs(2 * (x * y + z * w)) + Math.abs(y * y + w * w - x * x - z * z) + Math.abs(2 * (y * z - x * w));
  return yUm - EDGE_RADIUS_UM - ((DIE_UM / 2 - EDGE_RADIUS_UM) * up) / norm;
}
