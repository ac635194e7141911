import { DIE_UM, type Face } from '@caravanserai/targets/geometry';
import type { Drawn } from '../poses.ts';

const HALF_MM = DIE_UM / 2000;

/** How much higher on the picture a thing is drawn for each millimetre that it is higher: a tower can be told from a die. */
export const LIFT = 0.34;

type Axis = readonly [x: number, y: number, z: number];

/** By face, in the die's own axes: outwards, and along its own x and y as they are painted. */
const SIDES: Readonly<Record<Face, readonly [out: Axis, across: Axis, down: Axis]>> = {
  1: [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  6: [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  2: [
    [0, 0, 1],
    [1, 0, 0],
    [0, -1, 0],
  ],
  5: [
    [0, 0, -1],
    [-1, 0, 0],
    [0, -1, 0],
  ],
  3: [
    [1, 0, 0],
    [0, 0, -1],
    [0, -1, 0],
  ],
  4: [
    [-1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
};

function turned([x, y, z]: Axis, [, , , qx, qy, qz, qw]: Drawn): Axis {
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  return [x + qw * tx + qy * tz - qz * ty, y + qw * ty + qz * tx - qx * tz, z + qw * tz + qx * ty - qy * tx];
}

export interface SeenFace {
  readonly face: Face;
  readonly matrix: string; // from the square from -1 to 1 to the picture's mm
  readonly light: number; // 1 for a face that looks up, towards 0 for one seen from the side
}

/** The faces that are seen in the picture from above, turned about y by `turn` (cosine and sine) so that one’s own side is below. */
export function seenFaces(pose: Drawn, turn: readonly [cos: number, sin: number]): readonly SeenFace[] {
  const faces = [1, 2, 3, 4, 5, 6] as const;
  const flat = (axis: Axis) => onPicture(axis, turn);
  const [x, y] = flat([pose[0], pose[1], pose[2]]);
  return faces.flatMap((face): SeenFace[] => {
    const [outwards, across, down] = SIDES[face];
    const [ax, ay] = flat(turned(across, pose));
    const [bx, by] = flat(turned(down, pose));
    if (ax * by - ay * bx <= 0.02) return []; // seen from behind, or edgewise
    const out = turned(outwards, pose);
    const [ox, oy] = flat(out);
    const sides = [ax, ay, bx, by].map((part) => part * HALF_MM);
    const matrix = [...sides, x + ox * HALF_MM, y + oy * HALF_MM].map((part) => part.toFixed(3)).join(' ');
    return [{ face, matrix: `matrix(${matrix})`, light: Math.max(out[1], 0) }];
  });
}

/** Where a place in mm is drawn. */
export function onPicture([x, y, z]: Axis, [cos, sin]: readonly [cos: number, sin: number]): readonly [number, number] {
  return [x * cos - z * sin, x * sin + z * cos - y * LIFT];
}
