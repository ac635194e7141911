import type { DiscId, Seat } from '@caravanserai/targets';
import { discCentres, type Face, type Point } from '@caravanserai/targets/geometry';
import type { RuleId } from '@caravanserai/targets/rules';

/** A die as it lies on the table, in mm. */
export interface FigureDie {
  readonly seat: Seat;
  readonly face: Face;
  readonly at: readonly [xMm: number, zMm: number];
  readonly turnDeg: number;
  readonly counts: boolean;
}

/** A part of the table, seen from above; the test judges its dice as the engine does. */
export interface Figure {
  readonly discs: readonly (Point & { readonly disc: DiscId })[];
  readonly puck?: Seat; // on the first disc, which it stores
  readonly dice: readonly FigureDie[];
  readonly reachMm: readonly [across: number, down: number]; // from the middle of the picture
}

const MIDDLE = { xUm: 0, zUm: 0 };
const [right, left] = discCentres(2);

export const FIGURES = {
  'TT-9': {
    discs: [
      { disc: 'jade1', ...(left ?? MIDDLE) },
      { disc: 'violet1', ...(right ?? MIDDLE) },
    ],
    dice: [
      { seat: 'red', face: 4, at: [-76, 22], turnDeg: 20, counts: true },
      { seat: 'red', face: 6, at: [-92, -38], turnDeg: 35, counts: false },
      { seat: 'blue', face: 5, at: [0, 0], turnDeg: 45, counts: false },
      { seat: 'blue', face: 2, at: [68, -26], turnDeg: 70, counts: true },
    ],
    reachMm: [116, 60],
  },
  'TT-20': {
    discs: [{ disc: 'amber1', ...MIDDLE }],
    dice: [
      { seat: 'red', face: 3, at: [-16, -5], turnDeg: 25, counts: true },
      { seat: 'blue', face: 6, at: [26, 12], turnDeg: 10, counts: false },
    ],
    reachMm: [76, 56],
  },
  'TT-18': {
    discs: [{ disc: 'violet1', ...MIDDLE }],
    puck: 'blue',
    dice: [
      { seat: 'red', face: 5, at: [-45, 12], turnDeg: 15, counts: true },
      { seat: 'red', face: 2, at: [46, -32], turnDeg: 40, counts: false },
    ],
    reachMm: [82, 56],
  },
} as const satisfies { readonly [rule in RuleId]?: Figure };
