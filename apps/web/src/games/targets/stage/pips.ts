import type { Face } from '@caravanserai/targets';
import type { PipShape } from './paint.ts';

const NEAR = 0.54;
const ROW = 0.56;

/** Coordinates on a face that extends from -1 to 1. */
export const PIPS: Readonly<Record<Face, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-NEAR, -NEAR],
    [NEAR, NEAR],
  ],
  3: [
    [-NEAR, -NEAR],
    [0, 0],
    [NEAR, NEAR],
  ],
  4: [
    [-NEAR, -NEAR],
    [NEAR, -NEAR],
    [-NEAR, NEAR],
    [NEAR, NEAR],
  ],
  5: [
    [-NEAR, -NEAR],
    [NEAR, -NEAR],
    [0, 0],
    [-NEAR, NEAR],
    [NEAR, NEAR],
  ],
  6: [
    [-NEAR, -ROW],
    [NEAR, -ROW],
    [-NEAR, 0],
    [NEAR, 0],
    [-NEAR, ROW],
    [NEAR, ROW],
  ],
};

const PIP_RADIUS = 0.19; // relative to half a face; a single pip is larger
const LONE_PIP_RADIUS = 0.27;

export function pipRadius(face: Face): number {
  return face === 1 ? LONE_PIP_RADIUS : PIP_RADIUS;
}

type Corner = readonly [x: number, y: number];

const SHAPES = {
  round: [],
  square: [
    [-0.86, -0.86],
    [0.86, -0.86],
    [0.86, 0.86],
    [-0.86, 0.86],
  ],
  diamond: [
    [0, -1.2],
    [1.2, 0],
    [0, 1.2],
    [-1.2, 0],
  ],
  triangle: [
    [0, -1.18],
    [1.12, 0.82],
    [-1.12, 0.82],
  ],
} as const satisfies Record<PipShape, readonly Corner[]>;

/** Outline as an SVG path, also usable on a canvas. */
export function shapePath(shape: PipShape, x: number, y: number, radius: number): string {
  const corners: readonly Corner[] = SHAPES[shape];
  if (corners.length === 0)
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  return `M${corners.map(([dx, dy]) => `${x + dx * radius} ${y + dy * radius}`).join('L')}Z`;
}
