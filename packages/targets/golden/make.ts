import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, quickRng } from '@caravanserai/contract';
import { type DieId, type Flick, type PlacedDie, type Scene, SEATS, type Seat } from '../src/geometry.ts';
import { checkFlick, flick, loadPhysics } from '../src/physics/index.ts';
import { flickAll, towers } from '../test/physicsScenes.ts';
import { makeShots, type Shot, SHOTS_FILE } from './shots.ts';

// Run manually, and only when the rules version is raised: different hashes mean that recorded matches replay differently.

const TWO = ['red', 'yellow'] as const;
const THREE = ['red', 'blue', 'yellow'] as const;

interface Recipe {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly before?: readonly Flick[];
  readonly only?: readonly PlacedDie[]; // instead of the towers
  readonly flick: Flick;
  readonly others?: readonly Flick[];
}

function shoot(die: DieId, vxMmS: number, vzMmS: number, highPm = 150, sidePm = 0): Flick {
  return { die, vxMmS, vzMmS, highPm, sidePm, tower: false };
}

function wholeTower(die: DieId, vxMmS: number, vzMmS: number, highPm = 150): Flick {
  return { ...shoot(die, vxMmS, vzMmS, highPm), tower: true };
}

function onTable(die: DieId, xMm: number, zMm: number, yMm = 8): PlacedDie {
  return { die, pose: { xUm: xMm * 1000, yUm: yMm * 1000, zUm: zMm * 1000, q: [0, 0, 0, 1_000_000] } };
}

const RECIPES: readonly Recipe[] = [
  { name: 'two: a good flick', seats: TWO, flick: shoot('red3', 0, -1100) },
  { name: 'two: from the other side', seats: TWO, flick: shoot('yellow3', 120, 1250, 120, 40) },
  { name: 'two: too weak to leave the tower', seats: TWO, flick: shoot('red3', 0, -90) },
  { name: 'two: hit low', seats: TWO, flick: shoot('red3', 0, -900, -700) },
  { name: 'two: hit at the upper edge, topples its own tower', seats: TWO, flick: shoot('red3', 0, -2600, 600) },
  { name: 'two: hit low and hard, catches the die below', seats: TWO, flick: shoot('red3', 0, -2600, -300) },
  { name: 'two: off the table on the far side', seats: TWO, flick: shoot('red3', 600, -3600, 100) },
  { name: 'two: off the table on its own side', seats: TWO, flick: shoot('red3', 0, 2500) },
  { name: 'two: at full speed', seats: TWO, flick: shoot('red3', 2400, -3200, 1000, 1000) },
  { name: 'two: spun to the left', seats: TWO, flick: shoot('red3', 0, -1000, 100, -1000) },
  { name: 'two: the second die after the first', seats: TWO, before: [shoot('red3', 0, -1000)], flick: shoot('red2', 0, -1000) },
  {
    name: 'two: late in a round',
    seats: TWO,
    before: [
      shoot('red3', -60, -1050),
      shoot('yellow3', 40, 1100),
      shoot('red2', 90, -1200),
      shoot('yellow2', -110, 1000),
      shoot('red1', 20, -1150),
    ],
    flick: shoot('yellow1', 0, 1150),
  },
  { name: 'two: disarms', seats: TWO, flick: shoot('red3', 20, -3400, 110, 10) },
  { name: 'two: the lowest die, out from under the tower', seats: TWO, flick: shoot('red1', 0, -1800, 0) },
  { name: 'three: a good flick', seats: THREE, flick: shoot('blue3', 950, 550) },
  { name: 'three: across', seats: THREE, flick: shoot('yellow3', -1500, 820, 200, -150) },
  { name: 'three: topples a tower', seats: THREE, before: [shoot('red3', 0, -900)], flick: shoot('red2', -1780, -3045, 76, -16) },
  { name: 'four: a good flick', seats: SEATS, flick: shoot('green3', -1200, 30) },
  { name: 'four: at the tower opposite', seats: SEATS, flick: shoot('red3', -49, -3484, 104, -46) },
  { name: 'four: at the tower beside', seats: SEATS, flick: shoot('blue3', 2062, 2073, 94, -20) },
  {
    name: 'four: a slide along the table into a tower',
    seats: SEATS,
    before: [shoot('red3', 0, -1250, 150)],
    flick: shoot('red3', 0, -2800, -300),
  },
  { name: 'golden: two', seats: TWO, flick: wholeTower('red3', 0, -1300) },
  { name: 'golden: three', seats: THREE, flick: wholeTower('blue1', 1000, 580, 0) },
  { name: 'golden: four', seats: SEATS, flick: wholeTower('yellow2', 100, 1500, 300) },
  { name: 'golden: two together', seats: TWO, flick: wholeTower('red3', 0, -1300), others: [wholeTower('yellow3', 30, 1250)] },
  {
    name: 'golden: four together',
    seats: SEATS,
    flick: wholeTower('red3', 60, -1400),
    others: [wholeTower('blue3', 1500, -40), wholeTower('yellow3', 0, 1450, 200), wholeTower('green3', -1350, 90)],
  },
  { name: 'slide: stays flat', seats: TWO, only: [onTable('red1', 0, 150)], flick: shoot('red1', 0, -450, -300) },
  {
    name: 'slide: pushes another die',
    seats: TWO,
    only: [onTable('red1', 0, 100), onTable('yellow1', 3, 40)],
    flick: shoot('red1', 0, -800, -200),
  },
  {
    name: 'slide: into a puck',
    seats: TWO,
    only: [onTable('red1', 5, -250)],
    flick: shoot('red1', 0, -1500, -300),
  },
  {
    name: 'pushes a die off the table',
    seats: TWO,
    only: [onTable('red1', 430, 0), onTable('yellow1', 485, 2)],
    flick: shoot('red1', 2000, 0, -300),
  },
  {
    name: 'a die on top of another',
    seats: TWO,
    only: [onTable('red1', 0, 0), onTable('yellow1', 2, 1, 24), onTable('red2', 0, 120)],
    flick: shoot('red2', 0, -1500, -200),
  },
  {
    name: 'a die whose support was taken away',
    seats: TWO,
    only: [onTable('red1', 0, 0), { die: 'yellow1', pose: { xUm: 9_000, yUm: 19_000, zUm: 60_000, q: [300_000, 100_000, 0, 948_683] } }],
    flick: shoot('red1', 700, 300),
  },
];

function makeShot({ name, seats, before = [], only, flick: last, others }: Recipe): Shot {
  const full = towers(seats, quickRng(name));
  const scene: Scene = only === undefined ? flickAll(full, before) : { ...full, dice: only };
  assert(checkFlick(last, scene).ok, `${name} is a flick that is allowed`);
  const { steps, hash, dice, facts } = flick(scene, last, others);
  return { name, scene, flick: last, ...(others && { others }), expected: { steps, hash, dice, facts } };
}

await loadPhysics();
const shots = RECIPES.map(makeShot);
writeFileSync(join(import.meta.dirname, SHOTS_FILE), makeShots(shots));
for (const { name, expected } of shots) {
  const moved = expected.facts.filter((fact) => fact.moved).map(({ die, where, face, rolled, isFlat }) => `${die} ${where}${isFlat ? ' flat' : ''} ${face ?? '-'}${rolled ? '' : ' slid'}`);
  console.log(`${name}: ${expected.steps} steps, ${expected.hash}; ${moved.join(', ')}`);
}
