import { assert } from '@caravanserai/contract';

// Units are integer micrometres. The origin is the middle of the table's surface; y is up. Only + − × ÷ and sqrt are used, because other
// functions of Math may differ between JavaScript engines.

export const TABLE_UM = 1_000_000; // T1: sizes
export const DISC_RADIUS_UM = 50_000;
export const BLACK_RADIUS_UM = 12_500;
export const DIE_UM = 16_000;
export const PUCK_RADIUS_UM = 20_000;
export const PUCK_HEIGHT_UM = 10_000;
export const FOOTPRINT_UM = 14_000; // T5: the face without its rounded edges
const DISC_GAP_UM = 16_000; // T2

const HALF_DIE_UM = DIE_UM / 2;
const FLAT_TOLERANCE_UM = 500; // upper bound of how far the centre of a resting die deviates from DIE_UM / 2
const Q_ONE = 1_000_000; // quaternions are stored in millionths

export const SEATS = ['red', 'blue', 'yellow', 'green'] as const;
export type Seat = (typeof SEATS)[number];
export type DieId = `${Seat}${1 | 2 | 3}`;
export const DICE: readonly DieId[] = SEATS.flatMap((seat): DieId[] => [`${seat}1`, `${seat}2`, `${seat}3`]);

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

export interface Point {
  readonly xUm: number;
  readonly zUm: number;
}

export interface Puck extends Point {
  readonly seat: Seat;
}

export type Quaternion = readonly [x: number, y: number, z: number, w: number];

export interface Pose extends Point {
  readonly yUm: number;
  readonly q: Quaternion; // millionths
}

export interface PlacedDie {
  readonly die: DieId;
  readonly pose: Pose;
}

/** The objects on the table. Dice that are out for the round are absent. */
export interface Scene {
  readonly pucks: readonly Puck[];
  readonly dice: readonly PlacedDie[];
}

/** A flick, in integers. */
export interface Flick {
  readonly die: DieId;
  readonly vxMmS: number; // the speed that the impulse gives to a free die
  readonly vzMmS: number;
  readonly highPm: number; // point of contact above (+) or below the centre, per mille of half a die
  readonly sidePm: number; // the same to the right (+) or left, in the direction of the flick
  readonly tower: boolean; // Golden Targets: the whole tower is flicked
}

export type Where = 'tower' | 'table' | 'off' | 'unsettled';

/** The four corners of the bottom face, in order around the square. */
export type Footprint = readonly [Point, Point, Point, Point];

/** The facts about a die after a flick that the rules use. */
export interface DieFact {
  readonly die: DieId;
  readonly where: Where; // tower: still on its original puck; unsettled: T12
  readonly face?: Face; // undefined: cocked (T7), off the table or unsettled
  readonly isFlat: boolean; // flat on the table, not on a die or a puck (T6)
  readonly moved: boolean;
  readonly rolled: boolean; // the top face changed during the flick (T3)
  readonly sinceFrame?: number; // when it was set in motion, directly or indirectly (T26)
  readonly footprint: Footprint;
}

export function seatOf(die: DieId): Seat {
  return die.slice(0, -1) as Seat;
}

/** T2. The apex points along x, so that two players, who sit along z, have mirrored views. */
export function discCentres(count: 0 | 1 | 2 | 3): readonly Point[] {
  const side = 2 * DISC_RADIUS_UM + DISC_GAP_UM;
  const half = side / 2;
  switch (count) {
    case 0:
      return [];
    case 1:
      return [{ xUm: 0, zUm: 0 }];
    case 2:
      return [
        { xUm: half, zUm: 0 },
        { xUm: -half, zUm: 0 },
      ];
    case 3: {
      const apex = Math.round(side / Math.sqrt(3));
      const base = -Math.round(side / Math.sqrt(12));
      return [
        { xUm: apex, zUm: 0 },
        { xUm: base, zUm: half },
        { xUm: base, zUm: -half },
      ];
    }
  }
}

const SINE_60 = Math.sqrt(3) / 2;

/** Clockwise seen from above (x to the right, z towards the viewer), starting at the viewer's side of the table. */
const DIRECTIONS: Readonly<Record<number, readonly (readonly [x: number, z: number])[]>> = {
  2: [
    [0, 1],
    [0, -1],
  ],
  3: [
    [0, 1],
    [-SINE_60, -0.5],
    [SINE_60, -0.5],
  ],
  4: [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ],
};

const FULL_GAP_CM = 20; // T18: from the puck's edge to the nearest central disc's edge
const UM_IN_CM = 10_000;

/** T18, in the order of the seats: two opposite, three at 120°, four at 90°. Partners are opposite each other. */
export function pucks(
  seats: readonly Seat[],
  discs: 0 | 1 | 2 | 3 = 3,
  gapsCm: Readonly<Partial<Record<Seat, number>>> = {},
): readonly Puck[] {
  const directions = DIRECTIONS[seats.length];
  assert(directions !== undefined, 'two to four seats');
  const centres = discCentres(discs === 0 ? 3 : discs); // in Money time the middle is empty, but towers stay in place
  return seats.map((seat, i) => {
    const [x, z] = directions[i];
    const gapUm = (gapsCm[seat] ?? FULL_GAP_CM) * UM_IN_CM;
    const distance = Math.max(...centres.map((centre) => puckDistance(centre, x, z, gapUm)));
    return { seat, xUm: whole(x * distance), zUm: whole(z * distance) };
  });
}

/** The distance from the origin, in this direction, at which a puck has the required gap to this disc. */
function puckDistance({ xUm, zUm }: Point, x: number, z: number, gapUm: number): number {
  const apart = PUCK_RADIUS_UM + gapUm + DISC_RADIUS_UM;
  const along = xUm * x + zUm * z;
  const across = zUm * x - xUm * z;
  return along + Math.sqrt(apart * apart - across * across);
}

const ROOT_HALF = Math.sqrt(0.5);

/** Rotations that bring each face to the top. 1, 2 and 3 are counter-clockwise around their corner; opposite faces add up to 7. */
const FACE_TO_TOP: readonly Quaternion[] = [
  [0, 0, 0, 1], // 1 is +y
  [-ROOT_HALF, 0, 0, ROOT_HALF], // 2 is +z
  [0, 0, ROOT_HALF, ROOT_HALF], // 3 is +x
  [0, 0, -ROOT_HALF, ROOT_HALF],
  [ROOT_HALF, 0, 0, ROOT_HALF],
  [1, 0, 0, 0],
];

const QUARTER_TURNS: readonly Quaternion[] = [
  [0, 0, 0, 1],
  [0, ROOT_HALF, 0, ROOT_HALF],
  [0, 1, 0, 0],
  [0, -ROOT_HALF, 0, ROOT_HALF],
];

const EXACT_ORIENTATIONS = FACE_TO_TOP.flatMap((up) => QUARTER_TURNS.map((turn) => multiply(turn, up)));

/** The 24 upright orientations of a die (T16). Index ÷ 4 is the top face minus one, index mod 4 the number of quarter turns. */
export const ORIENTATIONS: readonly Quaternion[] = EXACT_ORIENTATIONS.map(inMillionths);

/** Level 0 is on the puck. Towers face the middle of the table, so that all players aim under the same conditions. */
export function towerPose(puck: Point, level: number, orientation: number): Pose {
  return {
    xUm: puck.xUm,
    yUm: PUCK_HEIGHT_UM + HALF_DIE_UM + level * DIE_UM,
    zUm: puck.zUm,
    q: inMillionths(multiply(facing(puck), EXACT_ORIENTATIONS[orientation])),
  };
}

/** The rotation about y that turns the z axis to the direction from the middle to this point. */
function facing({ xUm, zUm }: Point): Quaternion {
  const distance = Math.sqrt(xUm * xUm + zUm * zUm);
  if (distance === 0) return [0, 0, 0, 1];
  const cosine = zUm / distance;
  const halfSine = Math.sqrt((1 - cosine) / 2);
  return [0, xUm < 0 ? -halfSine : halfSine, 0, Math.sqrt((1 + cosine) / 2)];
}

/** The top face; undefined if the die leans by more than ten degrees (T7). */
export function faceUp({ q }: Pose): Face | undefined {
  const [x, y, z, w] = q;
  const norm = x * x + y * y + z * z + w * w;
  const [upX, upY, upZ] = upwards(q);
  const up = Math.max(Math.abs(upX), Math.abs(upY), Math.abs(upZ));
  if (up * 1000 < norm * 985) return undefined; // cos 10° = 0.985
  if (up === Math.abs(upY)) return upY > 0 ? 1 : 6;
  if (up === Math.abs(upZ)) return upZ > 0 ? 2 : 5;
  return upX > 0 ? 3 : 4;
}

/** The upward components of the die's axes, exact, times the squared norm of the quaternion. */
function upwards([x, y, z, w]: Quaternion): readonly [number, number, number] {
  return [2 * (x * y + z * w), y * y + w * w - x * x - z * z, 2 * (y * z - x * w)];
}

/** T6: a whole face is on the table. */
export function isFlatOnTable(pose: Pose): boolean {
  return faceUp(pose) !== undefined && Math.abs(pose.yUm - HALF_DIE_UM) <= FLAT_TOLERANCE_UM;
}

const AROUND = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** T5: the square of the bottom face; for a leaning die, of the lowest face. */
export function footprint({ xUm, zUm, q }: Pose): Footprint {
  const [x, y, z, w] = q;
  const norm = x * x + y * y + z * z + w * w;
  const axes = [
    { up: 2 * (x * y + z * w), x: x * x + w * w - y * y - z * z, z: 2 * (x * z - y * w) },
    { up: y * y + w * w - x * x - z * z, x: 2 * (x * y - z * w), z: 2 * (y * z + x * w) },
    { up: 2 * (y * z - x * w), x: 2 * (x * z + y * w), z: z * z + w * w - x * x - y * y },
  ].sort((a, b) => Math.abs(b.up) - Math.abs(a.up));
  const [vertical, a, b] = axes;
  const down = vertical.up > 0 ? -HALF_DIE_UM : HALF_DIE_UM;
  const [first, second, third, fourth] = AROUND.map(([alongA, alongB]) => ({
    xUm: xUm + whole((down * vertical.x + (FOOTPRINT_UM / 2) * (alongA * a.x + alongB * b.x)) / norm),
    zUm: zUm + whole((down * vertical.z + (FOOTPRINT_UM / 2) * (alongA * a.z + alongB * b.z)) / norm),
  }));
  return [first, second, third, fourth];
}

/** T6: all four corners are within the disc around `centre`. */
export function liesOn(corners: Footprint, centre: Point): boolean {
  return corners.every((corner) => squaredDistance(corner, centre) <= DISC_RADIUS_UM * DISC_RADIUS_UM);
}

/** T10: the middle of the square is within the discs under a puck at `centre`. */
export function hasMiddleOn([first, , opposite]: Footprint, centre: Point): boolean {
  const doubled = { xUm: first.xUm + opposite.xUm, zUm: first.zUm + opposite.zUm };
  const twice = { xUm: 2 * centre.xUm, zUm: 2 * centre.zUm };
  return squaredDistance(doubled, twice) <= 4 * DISC_RADIUS_UM * DISC_RADIUS_UM;
}

/** T5: the square and the black circle have a point in common. */
export function touchesBlack(corners: Footprint, centre: Point): boolean {
  return touches(corners, centre, BLACK_RADIUS_UM);
}

/** T22: the square overlaps the disc. */
export function touchesDisc(corners: Footprint, centre: Point): boolean {
  return touches(corners, centre, DISC_RADIUS_UM);
}

const PUCK_REACH_UM = PUCK_RADIUS_UM + 500; // the square of a die that touches a puck is up to 1 mm away, because of its rounded edge

/** T21: the square overlaps the puck's place. */
export function touchesPuck(corners: Footprint, centre: Point): boolean {
  return touches(corners, centre, PUCK_REACH_UM);
}

function touches(corners: Footprint, centre: Point, radiusUm: number): boolean {
  if (squaredDistance(corners[0], centre) > 4 * DISC_RADIUS_UM * DISC_RADIUS_UM) return false; // quick exit for most dice
  const sides = corners.map((from, i) => ({ from, to: corners[(i + 1) % 4] }));
  const turns = sides.map(({ from, to }) => cross(from, to, centre));
  const isInside = turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
  return isInside || sides.some(({ from, to }, i) => isNearSide(from, to, centre, radiusUm, turns[i]));
}

function isNearSide(from: Point, to: Point, centre: Point, radiusUm: number, turn: number): boolean {
  const squaredRadius = radiusUm * radiusUm;
  if (squaredDistance(from, centre) <= squaredRadius || squaredDistance(to, centre) <= squaredRadius) return true;
  const squaredLength = squaredDistance(from, to);
  const along = (centre.xUm - from.xUm) * (to.xUm - from.xUm) + (centre.zUm - from.zUm) * (to.zUm - from.zUm);
  if (along <= 0 || along >= squaredLength) return false; // the nearest point is a corner
  // turn² ≤ radius² × length², in BigInt because the products exceed 2⁵³
  return BigInt(turn) * BigInt(turn) <= BigInt(squaredRadius) * BigInt(squaredLength);
}

function cross(from: Point, to: Point, point: Point): number {
  return (to.xUm - from.xUm) * (point.zUm - from.zUm) - (to.zUm - from.zUm) * (point.xUm - from.xUm);
}

function squaredDistance(a: Point, b: Point): number {
  const x = a.xUm - b.xUm;
  const z = a.zUm - b.zUm;
  return x * x + z * z;
}

function multiply([ax, ay, az, aw]: Quaternion, [bx, by, bz, bw]: Quaternion): Quaternion {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** Canonical form: of the two quaternions of an orientation, the one whose last nonzero component is positive. */
export function inMillionths(q: Quaternion): Quaternion {
  const [x, y, z, w] = q.map((part) => whole(part * Q_ONE));
  const isNegative = (w || z || y || x) < 0;
  return isNegative ? [whole(-x), whole(-y), whole(-z), whole(-w)] : [x, y, z, w];
}

/** Rounds, and turns −0 into 0, which some comparisons treat as different. */
function whole(value: number): number {
  return Math.round(value) + 0;
}
