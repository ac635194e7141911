import { below, quickRng } from '@caravanserai/contract';
import { type Flick, type Point, type Seat, SEATS, towerPose } from '../src/geometry.ts';
import type { Rules } from '../src/versions.ts';
import { towers } from '../test/physicsScenes.ts';
import { type Hand, STEADY, tremble } from '../src/hands.ts';

export type Simulator = Rules['flick'];

const FLOATS = 7;
const NEAR_MM = 32; // distance at which a die and a puck touch
const DIRECT_MM = 16; // a direct hit misses the centre by at most a die's width

function towards(from: Point, to: Point, speed: number, highPm: number): Flick {
  const [x, z] = [to.xUm - from.xUm, to.zUm - from.zUm];
  const length = Math.hypot(x, z);
  return { die: 'red3', vxMmS: (speed * x) / length, vzMmS: (speed * z) / length, highPm, sidePm: 0, tower: false };
}

type Facts = ReturnType<Simulator>['facts'];

/** Whether red's own tower and the target's tower fell. Red flicks its third die at the next seat. */
function fell(facts: Facts): { readonly own: boolean; readonly theirs: boolean } {
  const hasFallen = (dice: Facts) => dice.some(({ where }) => where !== 'tower');
  return { own: hasFallen(facts.slice(0, 2)), theirs: hasFallen(facts.slice(3, 6)) };
}

export interface Hits {
  readonly mmS: number;
  count: number;
  toppled: number;
  own: number; // hits that also toppled the player's own tower
}

/** Flicks from one tower straight at another, grouped by the die's speed at impact in steps of 0.5 m/s. */
export function directHits(flick: Simulator, flicks: number): readonly Hits[] {
  const bins = new Map<number, Hits>();
  const rng = quickRng('disarms');
  const hand: Hand = { directionMrad: 15, speedPm: 0, contactPm: 30 };
  for (let i = 0; i < flicks; i++) {
    const isNeighbour = i % 2 === 0;
    const scene = towers(isNeighbour ? SEATS : ['red', 'yellow'], rng);
    const [from, to] = scene.pucks;
    const speed = isNeighbour ? 1700 + below(rng, 2200) : 2200 + below(rng, 1790);
    const { facts, trajectory } = flick(scene, tremble(towards(from, to, speed, 80 + below(rng, 121)), hand, rng));
    const frames = trajectory.dice.find(({ die }) => die === 'red3')?.frames;
    const mmS = frames && impactOn(frames, to);
    if (!mmS) continue;
    const bin = bins.get(mmS) ?? { mmS, count: 0, toppled: 0, own: 0 };
    const { own, theirs } = fell(facts);
    bin.count++;
    if (theirs) bin.toppled++;
    if (own) bin.own++;
    bins.set(mmS, bin);
  }
  return [...bins.values()].toSorted((a, b) => a.mmS - b.mmS);
}

/** Speed at impact in mm/s, rounded to 500; undefined if the die misses or only grazes. */
function impactOn(frames: Float32Array, puck: Point): number | undefined {
  const at = (frame: number) => [
    frames[frame * FLOATS] - puck.xUm / 1000,
    frames[frame * FLOATS + 2] - puck.zUm / 1000,
  ];
  for (let frame = 3; frame * FLOATS < frames.length; frame++) {
    const [x, z] = at(frame);
    if (x * x + z * z >= NEAR_MM * NEAR_MM) continue;
    const [[ax, az], [bx, bz]] = [at(frame - 3), at(frame - 1)];
    const way = Math.hypot(bx - ax, bz - az); // mm in two frames of 1/120 s
    const missMm = Math.abs(x * (bz - az) - z * (bx - ax)) / way;
    return missMm <= DIRECT_MM ? Math.round((way * 60) / 500) * 500 : undefined;
  }
  return undefined;
}

export type Way = 'opposite' | 'beside';
const SEATED: Readonly<Record<Way, readonly Seat[]>> = { opposite: ['red', 'yellow'], beside: SEATS };

export interface StrokeResult {
  met: number;
  toppled: number;
  own: number;
  lost: number; // the flicked die went off the table or slid
}

/** A flick from one tower at another. */
export interface At {
  readonly way: Way;
  readonly mmS: number;
  readonly highPm: number;
}

/** Outcomes of flicks at a tower with this speed and contact height, as shares of all flicks. */
export function strokeAt(flick: Simulator, { way, mmS, highPm }: At, flicks: number, hand = STEADY): StrokeResult {
  const rng = quickRng(`${way}, ${mmS} at ${highPm}`);
  const result = { met: 0, toppled: 0, own: 0, lost: 0 };
  for (let i = 0; i < flicks; i++) {
    const scene = towers(SEATED[way], rng);
    const { facts } = flick(scene, tremble(towards(scene.pucks[0], scene.pucks[1], mmS, highPm), hand, rng));
    const { own, theirs } = fell(facts);
    if (facts.slice(3, 6).some(({ moved }) => moved)) result.met += 1 / flicks;
    if (theirs) result.toppled += 1 / flicks;
    if (own) result.own += 1 / flicks;
    if (facts[2].where === 'off' || !facts[2].rolled) result.lost += 1 / flicks;
  }
  return result;
}

export const EDGE_MM = Math.round(940 * Math.SQRT2);

/** The mean distance of a die flicked from a corner along the diagonal, where there is room for 1.3 m. */
export function meanDistanceMm(flick: Simulator, mmS: number, flicks: number): number {
  const puck = { seat: 'red', xUm: -440_000, zUm: -440_000 } as const;
  const rng = quickRng('distances');
  let sum = 0;
  for (let i = 0; i < flicks; i++) {
    const dice = (['red1', 'red2', 'red3'] as const).map((die, level) => ({
      die,
      pose: towerPose(puck, level, below(rng, 24)),
    }));
    const asked = towards(puck, { xUm: 0, zUm: 0 }, mmS, 120);
    const { facts, dice: rested } = flick({ pucks: [puck], dice }, tremble(asked, STEADY, rng));
    const { xUm, zUm } = rested[2].pose;
    sum += facts[2].where === 'off' ? EDGE_MM : Math.hypot(xUm - puck.xUm, zUm - puck.zUm) / 1000;
  }
  return sum / flicks;
}

/** The frequencies of the likeliest face and of the two likeliest faces for one stroke; the mean of several towers. */
export function likeliestFaces(
  flick: Simulator,
  hand: Hand,
  mmS: number,
  flicks: number,
): { first: number; two: number } {
  let [first, two] = [0, 0];
  const scenes = 10;
  for (let k = 0; k < scenes; k++) {
    const rng = quickRng(`faces ${mmS} ${k}`);
    const { pucks, dice } = towers(['red', 'yellow'], rng);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < flicks; i++) {
      const asked = tremble(towards(pucks[0], { xUm: 0, zUm: 0 }, mmS, 180), hand, rng);
      const { face } = flick({ pucks, dice: dice.slice(0, 3) }, asked).facts[2];
      if (face) counts[face - 1]++;
    }
    counts.sort((a, b) => b - a);
    first += counts[0] / flicks / scenes;
    two += (counts[0] + counts[1]) / flicks / scenes;
  }
  return { first, two };
}
