import { quickRng } from '@caravanserai/contract';
import { beforeAll, expect, test } from 'vitest';
import { towers } from '../../test/physicsScenes.ts';
import type { Flick } from '../geometry.ts';
import { hit } from './hit.ts';
import { loadPhysics } from './index.ts';
import { bodyOf, openWorld } from './world.ts';

const SCENE = towers(['red', 'yellow'], quickRng('hit'));
const DIRECTIONS = [
  [0, -1200],
  [1200, 0],
  [0, 1200],
  [-1200, 0],
  [720, -960],
  [-960, -720],
] as const;

beforeAll(() => loadPhysics());

function speedsAfter(flick: Flick) {
  const dice = openWorld(SCENE);
  try {
    hit(dice, SCENE, flick);
    return dice.bodies.map(({ die, rigid }) => ({ die, v: rigid.linvel(), w: rigid.angvel() }));
  } finally {
    dice.world.free();
  }
}

test.each(DIRECTIONS)('towards %d, %d: the requested speed, forward spin and spin to the left', (vxMmS, vzMmS) => {
  const flick = { die: 'red3', vxMmS, vzMmS, highPm: 100, sidePm: 200, tower: false } as const;
  const { v, w } = speedsAfter(flick).find(({ die }) => die === 'red3')!;
  expect([v.x, v.y, v.z].map((cm) => Math.round(cm * 100))).toEqual([vxMmS * 10, 0, vzMmS * 10]);
  // a cube of side a, hit at distance h from its centre, spins at 6 h v / a²
  const spin = (offsetCm: number) => (6 * offsetCm * 120) / (1.6 * 1.6);
  expect(w.y).toBeCloseTo(spin(0.16), 2); // hit on its right, it spins counter-clockwise seen from above
  const [forwardX, forwardZ] = [vxMmS / 1200, vzMmS / 1200];
  expect(w.x).toBeCloseTo(forwardZ * spin(0.08), 2); // hit above the centre, it rolls forward
  expect(w.z).toBeCloseTo(-forwardX * spin(0.08), 2);
});

test('hits only the flicked die, or all three of its tower', () => {
  const flick = { die: 'red2', vxMmS: 0, vzMmS: -1000, highPm: 0, sidePm: 0 } as const;
  const moving = (tower: boolean) => speedsAfter({ ...flick, tower }).flatMap(({ die, v }) => (v.z < -99 ? [die] : []));
  expect(moving(false)).toEqual(['red2']);
  expect(moving(true)).toEqual(['red1', 'red2', 'red3']);
});

test('flicking a die that is not in the world hits nothing', () => {
  const dice = openWorld(SCENE);
  expect(bodyOf(dice, 'green1')).toBeUndefined();
  dice.world.free();
});
