/**
 * `npm run bench -- tactics [flicks]`: what can be done with a flick, by version 2 of the rules and by today's: how often a direct hit topples a tower,
 * how far dice go, how often the likeliest face comes. See docs/physics.md.
 */
import { below, quickRng, type Rng } from '@caravanserai/contract';
import { type Flick, type Point, type Seat, SEATS, towerPose } from '../src/geometry.ts';
import { type Rules, RULES_VERSIONS, rulesOf } from '../src/versions.ts';
import { towers } from '../test/physicsScenes.ts';
import { type Hand, STEADY, tremble } from './hands.ts';

const FLOATS = 7;
const NEAR_MM = 32; // a die and a puck that touch
const DIRECT_MM = 16; // a die's width beside the middle is still a direct hit

const flicks = Number(process.argv[2] ?? 100);
const versions = await Promise.all(RULES_VERSIONS.slice(-2).map(rulesOf));

for (const { version, flick } of versions) {
  console.log(`\nRules version ${version}`);
  disarms(flick);
  strokes(flick);
  distances(flick);
  faces(flick);
}

type Simulator = Rules['flick'];

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
}

function towards(from: Point, to: Point, speed: number, highPm: number): Flick {
  const [x, z] = [to.xUm - from.xUm, to.zUm - from.zUm];
  const length = Math.hypot(x, z);
  return { die: 'red3', vxMmS: (speed * x) / length, vzMmS: (speed * z) / length, highPm, sidePm: 0, tower: false };
}

/** Flicks from one tower straight at another, sorted by how fast the rolling die was when it met it. */
function disarms(flick: Simulator): void {
  const bins = new Map<number, { count: number; toppled: number; own: number }>();
  const rng = quickRng('disarms');
  const hand: Hand = { directionMrad: 15, speedPm: 0, contactPm: 30 };
  for (let i = 0; i < flicks * 8; i++) {
    const isNeighbour = i % 2 === 0;
    const scene = towers(isNeighbour ? SEATS : ['red', 'yellow'], rng);
    const [from, to] = scene.pucks;
    const speed = isNeighbour ? 1700 + below(rng, 2200) : 2200 + below(rng, 1790);
    const { facts, trajectory } = flick(scene, tremble(towards(from, to, speed, 80 + below(rng, 121)), hand, rng));
    const frames = trajectory.dice.find(({ die }) => die === 'red3')?.frames;
    const impact = frames && impactOn(frames, to);
    if (!impact) continue;
    const bin = bins.get(impact) ?? { count: 0, toppled: 0, own: 0 };
    bin.count++;
    if (facts.slice(3, 6).some(({ where }) => where !== 'tower')) bin.toppled++;
    if (facts.slice(0, 2).some(({ where }) => where !== 'tower')) bin.own++;
    bins.set(impact, bin);
  }
  console.log('direct hits on a tower, by the speed of the die when it meets it: toppled, own tower fell (hits)');
  for (const [mmS, { count, toppled, own }] of [...bins].toSorted(([a], [b]) => a - b)) {
    console.log(`  ${(mmS / 1000).toFixed(1)} m/s: ${percent(toppled, count)}, ${percent(own, count)} (${count})`);
  }
}

/** In steps of 0.5 m/s; nothing where the die does not come near, or only grazes. */
function impactOn(frames: Float32Array, puck: Point): number | undefined {
  const at = (frame: number) => [
    frames[frame * FLOATS] - puck.xUm / 1000,
    frames[frame * FLOATS + 2] - puck.zUm / 1000,
  ];
  for (let frame = 3; frame * FLOATS < frames.length; frame++) {
    const [x, z] = at(frame);
    if (x * x + z * z >= NEAR_MM * NEAR_MM) continue;
    const [[ax, az], [bx, bz]] = [at(frame - 3), at(frame - 1)];
    const way = Math.hypot(bx - ax, bz - az); // in two frames of 1/120 s
    const missMm = Math.abs(x * (bz - az) - z * (bx - ax)) / way;
    return missMm <= DIRECT_MM ? Math.round((way * 60) / 500) * 500 : undefined;
  }
  return undefined;
}

/** The same in the words of anyone who flicks: how hard, and where the die is struck. */
function strokes(flick: Simulator): void {
  console.log('flicks at a tower: met it, toppled it, own tower fell, flicked die lost');
  const cases: readonly (readonly [string, readonly Seat[], number, number])[] = [
    ['opposite, 2.0 m/s at 0.1', ['red', 'yellow'], 2000, 100],
    ['opposite, 3.0 m/s at 0.1', ['red', 'yellow'], 3000, 100],
    ['opposite, 3.5 m/s at 0.1', ['red', 'yellow'], 3500, 100],
    ['beside, 2.0 m/s at 0.1', SEATS, 2000, 100],
    ['beside, 3.0 m/s at 0.1', SEATS, 3000, 100],
    ['beside, 3.2 m/s at 0', SEATS, 3200, 0],
    ['beside, 3.2 m/s at -0.1', SEATS, 3200, -100],
    ['beside, 3.2 m/s at -0.3', SEATS, 3200, -300],
  ];
  for (const [name, seats, speed, highPm] of cases) {
    const rng = quickRng(name);
    let [met, toppled, own, lost] = [0, 0, 0, 0];
    for (let i = 0; i < flicks; i++) {
      const scene = towers(seats, rng);
      const { facts } = flick(scene, tremble(towards(scene.pucks[0], scene.pucks[1], speed, highPm), STEADY, rng));
      const theirs = facts.slice(3, 6);
      if (theirs.some(({ moved }) => moved)) met++;
      if (theirs.some(({ where }) => where !== 'tower')) toppled++;
      if (facts.slice(0, 2).some(({ where }) => where !== 'tower')) own++;
      if (facts[2].where === 'off' || !facts[2].rolled) lost++;
    }
    console.log(`  ${name}: ${[met, toppled, own, lost].map((count) => percent(count, flicks)).join(', ')}`);
  }
}

/** From a corner along the diagonal, where there is room for 1.3 m. */
function distances(flick: Simulator): void {
  const puck = { seat: 'red', xUm: -440_000, zUm: -440_000 } as const;
  const edgeMm = 940 * Math.SQRT2;
  const means: string[] = [];
  for (let speed = 500; speed <= 3500; speed += speed < 1600 ? 100 : 250) {
    const rng = quickRng('distances');
    let sum = 0;
    for (let i = 0; i < flicks; i++) {
      const dice = (['red1', 'red2', 'red3'] as const).map((die, level) => ({ die, pose: towerPose(puck, level, below(rng, 24)) })); // prettier-ignore
      const asked = towards(puck, { xUm: 0, zUm: 0 }, speed, 120);
      const { facts, dice: rested } = flick({ pucks: [puck], dice }, tremble(asked, STEADY, rng));
      const { xUm, zUm } = rested[2].pose;
      sum += facts[2].where === 'off' ? edgeMm : Math.hypot(xUm - puck.xUm, zUm - puck.zUm) / 1000;
    }
    means.push(`${speed}: ${Math.round(sum / flicks)}`);
  }
  console.log(`mean distance in mm by speed in mm/s, struck at 0.12 (1,329: over the edge)\n  ${means.join(', ')}`);
}

/** How often the face comes that comes most often, of one tower and one stroke. */
function faces(flick: Simulator): void {
  const shares = [900, 1050, 1200].map((speed) => {
    let [first, two] = [0, 0];
    const scenes = 10;
    for (let k = 0; k < scenes; k++) {
      const rng: Rng = quickRng(`faces ${speed} ${k}`);
      const { pucks, dice } = towers(['red', 'yellow'], rng);
      const counts = [0, 0, 0, 0, 0, 0];
      for (let i = 0; i < flicks; i++) {
        const asked = tremble(towards(pucks[0], { xUm: 0, zUm: 0 }, speed, 180), STEADY, rng);
        const { face } = flick({ pucks, dice: dice.slice(0, 3) }, asked).facts[2];
        if (face) counts[face - 1]++;
      }
      counts.sort((a, b) => b - a);
      first += counts[0] / flicks / scenes;
      two += (counts[0] + counts[1]) / flicks / scenes;
    }
    return `${speed} mm/s: ${percent(first, 1)}, ${percent(two, 1)}`;
  });
  console.log(`the likeliest face, the likeliest two, of a practised hand\n  ${shares.join('; ')}`);
}
