import { DIE_UM, type Face } from '@caravanserai/targets/geometry';
import type { Drawn } from '../poses.ts';

const HALF_MM = DIE_UM / 2000;

/** Upward shift in the picture per mm of height, so that a tower looks different from a single die. */
export const LIFT = 0.34;

type Axis = readonly [x: number, y: number, z: number];

/** By face, in the die's own axes: the outward normal, and the painted x and y directions. */
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
  readonly matrix: string; // from the square [-1, 1]² to mm in the picture
  readonly light: number; // 1 for a face seen from above, towards 0 for one seen from the side
}

/** The faces visible from above, rotated about y by `turn` (cosine and sine) so that one's own side is below. */
export function seenFaces(pose: Drawn, turn: readonly [cos: number, sin: number]): readonly SeenFace[] {
  const faces = [1, 2, 3, 4, 5, 6] as const;
  const flat = (axis: Axis) => onPicture(axis, turn);
  const [x, y] = flat([pose[0], pose[1], pose[2]]);
  return faces.flatMap((face): SeenFace[] => {
    const [outwards, across, down] = SIDES[face];
    const [ax, ay] = flat(turned(across, pose));
    const [bx, by] = flat(turned(down, pose));
    if (ax * by - ay * bx <= 0.02) return []; // facing away or edge-on
    const out = turned(outwards, pose);
    const [ox, oy] = flat(out);
    const sides = [ax, ay, bx, by].map((part) => part * HALF_MM);
    const matrix = [...sides, x + ox * HALF_MM, y + oy * HALF_MM].map((part) => part.toFixed(3)).join(' ');
    return [{ face, matrix: `matrix(${matrix})`, light: Math.max(out[1], 0) }];
  });
}

/** Where a place in mm appears in the picture. */
export function onPicture([x, y, z]: Axis, [cos, sin]: readonly [cos: number, sin: number]): readonly [number, number] {
  return [x * cos - z * sin, x * sin + z * cos - y * LIFT];
}
