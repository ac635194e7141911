import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, flickOf, init, sceneOf, type Stroke } from '@caravanserai/targets';
import { liesOn } from '@caravanserai/targets/geometry';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { beforeAll, expect, test } from 'vitest';
import { PRACTISED, tremble } from '../../../../../../../packages/targets/src/hands.ts';
import { strokeOf } from '../gesture/aim.ts';
import { trembling } from './tremor.ts';

beforeAll(() => loadPhysics());

const START = init({ ...DEFAULT_OPTIONS, first: 'red' }, 'fair tremor');
const [RED] = START.pucks;

/** Strokes a player could memorise: strengths and heights of contact for the two discs that are easiest to reach. */
const LEARNT: readonly Stroke[] = START.middle.slice(1).flatMap((disc) => {
  const angleMrad = 1000 * Math.atan2(disc.xUm, RED.zUm - disc.zUm);
  return [0.46, 0.51, 0.55].flatMap((strength) =>
    [-0.4, 0, 0.47].map((high) => strokeOf({ angleMrad, high, side: 0, needleFromMs: undefined }, strength, RED)),
  );
});

type Slip = (stroke: Stroke) => Stroke;

/** Share of strokes that end wholly on a disc, without a fault and with one's own tower standing. */
function hitShare(stroke: Stroke, slip: Slip, flicks: number, seed: string): number {
  let hits = 0;
  for (let i = 0; i < flicks; i++) {
    const table = init({ ...DEFAULT_OPTIONS, first: 'red' }, `${seed} ${i}`);
    const [one, two, flicked] = flick(sceneOf(table), flickOf(table, 'red', slip(stroke))).facts;
    const stands = one.where === 'tower' && two.where === 'tower';
    const isOn = flicked.isFlat && table.middle.some((disc) => liesOn(flicked.footprint, disc));
    if (stands && isOn && flicked.rolled) hits++;
  }
  return hits / flicks;
}

/** Tries all strokes on some towers, and measures the best one on others. */
function bestShare(slip: Slip): number {
  const tried = LEARNT.map((stroke) => ({ stroke, share: hitShare(stroke, slip, 20, 'learning') }));
  const { stroke } = tried.reduce((a, b) => (b.share > a.share ? b : a));
  return hitShare(stroke, slip, PROOF, 'playing');
}

const PROOF = 200;
const timeout = 300_000; // only guards against hanging: a thousand flicks on a busy machine

test('no inputs learnt by heart hit a disc more often than the same swipe of a practised finger', { timeout }, () => {
  const rng = quickRng('fair tremor');
  const draw = () => [0, 0, 0, 0].reduce((sum) => sum + rng.next() / 2 ** 31 - 1, 0) / 4;
  const typed = bestShare((stroke) => trembling(stroke, draw)); // the same for keys and numbers
  const swiped = bestShare((stroke) => tremble({ die: 'red3', tower: false, ...stroke }, PRACTISED, rng));
  expect(swiped).toBeGreaterThan(0.25);
  expect(typed - swiped).toBeLessThan(2 * Math.sqrt((2 * swiped * (1 - swiped)) / PROOF)); // two standard errors of the difference
});
