import { assert, below, type Rng } from '@caravanserai/contract';
import { discUnder, type Point, type Seat, sideOf, type State, type Stroke } from '@caravanserai/targets';
import { FROM_MM_S, type Landing, LANDINGS, STEP_MM_S } from './landings.ts';

/**
 * The aims that a level considers: discs by a formula (`discs`) or by the table of `landings.ts` (`learnt`), rivals' stored discs, rivals'
 * towers, and rivals' dice on discs.
 */
export const AIMS = ['discs', 'learnt', 'steals', 'disarms', 'takeouts'] as const;
export type Aim = (typeof AIMS)[number];

const MONEY_TIME: readonly Aim[] = ['steals', 'disarms']; // the only aims left
const MIDDLE: Point = { xUm: 0, zUm: 0 };

/** The target of a stroke and its speed: where the die should come to rest, or pass through. */
interface Mark extends Point {
  readonly speedMmS: number;
}

const HEIGHTS_PM = [180, 280, 100]; // below the centre the finger hits the tower; at 500 the die drags the tower along
const SPEED_FACTORS = [1, 0.94, 1.06, 0.88, 1.12];
const DISARM_SPEEDS_MM_S = [3400, 3000];
const DISARM_HEIGHTS_PM = [120, 80];
const LEARNT_WAYS = 6; // strokes to each disc; strokes with spin count once for both sides
const TAKEOUT_WAYS = 2; // strokes for each distance of `BEYOND_UM`
const BEYOND_UM = [60_000, 140_000, 300_000]; // where the die would come to rest without the collision
const SOFT_MM_S = 1000;
const BESIDE_PUCK_UM = 35_000; // from the puck's centre to a place on the disc under it

/** Candidate strokes, the most promising of each aim first, with some random variation. */
export function strokesAt(s: State, seat: Seat, aims: readonly Aim[], count: number, rng: Rng): readonly Stroke[] {
  const from = s.pucks.find((puck) => puck.seat === seat);
  assert(from !== undefined, 'who flicks has a puck');
  const possible = s.middle.length > 0 ? aims : MONEY_TIME;
  const lists = possible.map((aim) => STROKES[aim](s, seat, from)).filter((list) => list.length > 0);
  const found =
    lists.length > 0 ? interleave(lists) : [strokeTo(from, { ...MIDDLE, speedMmS: SOFT_MM_S }, HEIGHTS_PM[0])];
  return found.slice(0, count).map((stroke) => jittered(stroke, rng));
}

/** Golden Targets: strokes of the whole tower at the single disc. */
export function towerStrokes(s: State, seat: Seat, count: number, rng: Rng): readonly Stroke[] {
  const from = s.pucks.find((puck) => puck.seat === seat);
  assert(from !== undefined, 'who flicks has a puck');
  const speed = speedFor(from, MIDDLE, 2);
  const strokes = SPEED_FACTORS.flatMap((factor) =>
    HEIGHTS_PM.map((highPm) => strokeTo(from, { ...MIDDLE, speedMmS: speed * factor }, highPm)),
  );
  return strokes.slice(0, count).map((stroke) => jittered(stroke, rng));
}

const STROKES = { discs, learnt, steals, disarms, takeouts } as const satisfies Record<
  Aim,
  (s: State, seat: Seat, from: Point) => readonly Stroke[]
>;

function discs(s: State, seat: Seat, from: Point): readonly Stroke[] {
  return SPEED_FACTORS.flatMap((factor) =>
    HEIGHTS_PM.flatMap((highPm) =>
      s.middle.map((disc) =>
        strokeTo(from, { ...disc, speedMmS: speedFor(from, disc, levelOf(s, seat)) * factor }, highPm),
      ),
    ),
  );
}

function learnt(s: State, seat: Seat, from: Point): readonly Stroke[] {
  return interleave(s.middle.map((disc) => strokesInto(from, disc, levelOf(s, seat), LEARNT_WAYS)));
}

/** T10: strokes that come to rest beside a puck, on the discs stored under it. */
function steals(s: State, seat: Seat, from: Point): readonly Stroke[] {
  const victims = rivals(s, seat).filter((puck) => s.stored[puck.seat].length > 0);
  return victims.flatMap((puck) => {
    const { across, towards } = axes(from, puck);
    const marks = [towards, across, { xUm: -across.xUm, zUm: -across.zUm }].map((by) => ({
      xUm: puck.xUm + by.xUm * BESIDE_PUCK_UM,
      zUm: puck.zUm + by.zUm * BESIDE_PUCK_UM,
    }));
    return SPEED_FACTORS.slice(0, 3).flatMap((factor) =>
      marks.flatMap((mark) =>
        HEIGHTS_PM.slice(0, 2).map((highPm) =>
          strokeTo(from, { ...mark, speedMmS: speedFor(from, mark, levelOf(s, seat)) * factor }, highPm),
        ),
      ),
    );
  });
}

function disarms(s: State, seat: Seat, from: Point): readonly Stroke[] {
  const victims = rivals(s, seat).filter((puck) => s.towers[puck.seat].length > 0);
  return DISARM_SPEEDS_MM_S.flatMap((speedMmS) =>
    DISARM_HEIGHTS_PM.flatMap((highPm) => victims.map((puck) => strokeTo(from, { ...puck, speedMmS }, highPm))),
  );
}

/** Strokes into a rival's die on a disc, fast enough to push it off. */
function takeouts(s: State, seat: Seat, from: Point): readonly Stroke[] {
  const others = new Set(rivals(s, seat).map((puck) => puck.seat));
  const poses = s.dice.flatMap((die) =>
    others.has(die.holder) && die.pose && discUnder(s, die) !== undefined ? [die.pose] : [],
  );
  const beyond = poses.flatMap((pose) => {
    const { towards } = axes(from, pose);
    return BEYOND_UM.map((by) => ({ xUm: pose.xUm - towards.xUm * by, zUm: pose.zUm - towards.zUm * by }));
  });
  return interleave(beyond.map((mark) => strokesInto(from, mark, levelOf(s, seat), TAKEOUT_WAYS)));
}

function rivals(s: State, seat: Seat): State['pucks'] {
  const own = sideOf(s.options, seat);
  return s.pucks.filter((puck) => !own.includes(puck.seat));
}

/** The level of the flicked die, 0 at the bottom. */
function levelOf(s: State, seat: Seat): number {
  return s.towers[seat].length - 1;
}

const FALL_MM = [12, 32, 56]; // distance that a die covers by falling, by its level in the tower
const ROLL_MM = 168; // rolling distance at 1 m/s; grows with the square of the speed

/** The speed at which a free die comes to rest at this distance, from measurements: docs/bots.md. */
function speedFor(from: Point, to: Point, level: number): number {
  const distanceMm = length(from, to) / 1000;
  return 1000 * Math.sqrt(Math.max(40, distanceMm - FALL_MM[level]) / ROLL_MM);
}

/** Strokes with which a free die comes to rest there, those with the smallest measured miss first (`tune/landing.ts`). */
function strokesInto(from: Point, to: Point, level: number, count: number): readonly Stroke[] {
  const distanceMm = length(from, to) / 1000;
  const ways = LANDINGS[level].flatMap((landing) =>
    speedsFor(landing, distanceMm).map((way) => ({ ...landing, ...way })),
  );
  const best = ways.toSorted((a, b) => a.squaredMiss - b.squaredMiss).slice(0, count);
  const { across } = axes(from, to); // points to the left
  return best.flatMap(({ highPm, sidePm, speedMmS, missRightMm }) =>
    (sidePm === 0 ? [1] : [1, -1]).map((sign) => {
      const byUm = 1000 * missRightMm * sign;
      const mark = { xUm: to.xUm + across.xUm * byUm, zUm: to.zUm + across.zUm * byUm, speedMmS };
      return { ...strokeTo(from, mark, highPm), sidePm: sidePm * sign };
    }),
  );
}

interface LearntSpeed {
  readonly speedMmS: number;
  readonly missRightMm: number;
  readonly squaredMiss: number;
}

/** The speeds for this distance, interpolated between neighbouring entries of the table. */
function speedsFor({ farMm, rightMm, besideMm }: Landing, distanceMm: number): readonly LearntSpeed[] {
  return farMm.slice(1).flatMap((further, i): LearntSpeed[] => {
    const near = farMm[i];
    if (distanceMm < near || distanceMm >= further) return [];
    const share = (distanceMm - near) / (further - near);
    const between = (list: readonly number[]) => list[i] + share * (list[i + 1] - list[i]);
    const miss = between(besideMm);
    return [{ speedMmS: FROM_MM_S + STEP_MM_S * (i + share), missRightMm: between(rightMm), squaredMiss: miss * miss }];
  });
}

function strokeTo(from: Point, { xUm, zUm, speedMmS }: Mark, highPm: number): Stroke {
  const distance = length(from, { xUm, zUm }) || 1;
  return {
    vxMmS: (speedMmS * (xUm - from.xUm)) / distance,
    vzMmS: (speedMmS * (zUm - from.zUm)) / distance,
    highPm,
    sidePm: 0,
  };
}

/** Unit vectors: `towards` points back to the player who flicks, `across` to the left. */
function axes(from: Point, to: Point): { readonly towards: Point; readonly across: Point } {
  const distance = length(from, to) || 1;
  const towards = { xUm: (from.xUm - to.xUm) / distance, zUm: (from.zUm - to.zUm) / distance };
  return { towards, across: { xUm: -towards.zUm, zUm: towards.xUm } };
}

function length(a: Point, b: Point): number {
  const [x, z] = [a.xUm - b.xUm, a.zUm - b.zUm];
  return Math.sqrt(x * x + z * z);
}

/** Varies speed by up to 2%, direction by 10 mrad and contact by 20 per mille. The result is rounded later, by `slipped`. */
function jittered({ vxMmS, vzMmS, highPm, sidePm }: Stroke, rng: Rng): Stroke {
  const by = (most: number) => (below(rng, 2001) / 1000 - 1) * most;
  const factor = 1 + by(0.02);
  const turn = by(0.01);
  return {
    vxMmS: (vxMmS - vzMmS * turn) * factor,
    vzMmS: (vzMmS + vxMmS * turn) * factor,
    highPm: highPm + by(20),
    sidePm: sidePm + by(20),
  };
}

/** Takes items round-robin from the lists. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}
