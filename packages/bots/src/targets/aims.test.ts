import { quickRng } from '@caravanserai/contract';
import { type Point, type State, type Stroke, toAct, view } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { beforeAll, describe, expect, test } from 'vitest';
import { changed, tableOf, without } from '../../../targets/test/rulesTable.ts';
import { strokesAt, towerStrokes } from './aims.ts';
import { LEVELS, makeBot } from './index.ts';

beforeAll(loadPhysics);

const START = tableOf();
const [RED, BLUE] = START.pucks;

/** Money time: blue has a disc, and the middle is empty. */
const MONEY: State = changed(START, (s) => {
  s.stored.blue.push('amber1');
  s.removed.push('jade1', 'violet1');
  s.middle = [];
});

/** The distance in mm at which a stroke from red's puck passes a point. */
function beside({ vxMmS, vzMmS }: Stroke, { xUm, zUm }: Point): number {
  const [x, z] = [xUm - RED.xUm, zUm - RED.zUm];
  return Math.abs(x * vzMmS - z * vxMmS) / Math.sqrt(vxMmS * vxMmS + vzMmS * vzMmS) / 1000;
}

test.each([
  ['discs', 10],
  ['learnt', 40],
] as const)('every disc is aimed at: %s', (aim, mostMm) => {
  const strokes = strokesAt(START, 'red', [aim], 9, quickRng('a'));
  for (const disc of START.middle)
    expect(strokes.filter((stroke) => beside(stroke, disc) < mostMm).length).toBeGreaterThanOrEqual(3);
});

test('[TT-18] steals aim beside a puck with discs under it, disarms aim at towers', () => {
  const strokes = strokesAt(MONEY, 'red', ['steals', 'disarms'], 100, quickRng('a'));
  expect(strokes.length).toBeGreaterThan(10);
  for (const stroke of strokes) expect(beside(stroke, BLUE)).toBeLessThan(45);
  expect(strokesAt(START, 'red', ['steals'], 100, quickRng('a'))).toHaveLength(1); // nothing to steal: a default stroke
});

test('takeouts aim at rivals’ dice on discs, and are faster than strokes to the disc', () => {
  expect(strokesAt(START, 'red', ['discs', 'takeouts'], 100, quickRng('a'))).toEqual(
    strokesAt(START, 'red', ['discs'], 100, quickRng('a')),
  );
  const [, disc] = START.middle;
  const die = START.dice.find(({ holder }) => holder === 'blue')!.die;
  const table = changed(START, (s) => {
    const at = s.dice.find((one) => one.die === die)!;
    Object.assign(at, { spot: 'table', face: 3, isFlat: true, pose: { ...disc, yUm: 8000, q: [0, 0, 0, 1_000_000] } });
  });
  const strokes = strokesAt(table, 'red', ['takeouts'], 100, quickRng('a'));
  expect(strokes.length).toBeGreaterThan(3);
  const hardest = (all: readonly Stroke[]) => Math.max(...all.map(({ vxMmS, vzMmS }) => Math.hypot(vxMmS, vzMmS)));
  for (const stroke of strokes) expect(beside(stroke, disc)).toBeLessThan(40);
  expect(hardest(strokes)).toBeGreaterThan(hardest(strokesAt(table, 'red', ['learnt'], 6, quickRng('a'))) + 200);
});

test('[TT-36] in Money time even levels that only aim at discs aim at stored discs', () => {
  const strokes = strokesAt(MONEY, 'red', ['discs'], 3, quickRng('a'));
  expect(strokes).toEqual(strokesAt(MONEY, 'red', ['discs', 'steals', 'disarms'], 3, quickRng('a')));
  expect(strokes).toHaveLength(3);
});

test('there is always a stroke', () => {
  const bare = without(
    changed(MONEY, (s) => void (s.stored = { ...s.stored, blue: [], red: ['amber1'] })),
    'blue1',
    'blue2',
    'blue3',
  );
  expect(strokesAt(bare, 'red', ['discs'], 5, quickRng('a'))).toHaveLength(1);
  expect(towerStrokes(START, 'red', 5, quickRng('a'))).toHaveLength(5);
});

describe('with the real dice', () => {
  test('[TT-18] in Money time a master aims at stored discs', () => {
    const master = makeBot('master', { ...LEVELS.master, stages: [{ strokes: 10, tries: 3 }] }, flick);
    const targets = Array.from({ length: 6 }, (_, i) => {
      const decision = master.decide(view(MONEY, toAct(MONEY)[0]), quickRng(`${i}`));
      return decision?.move.type === 'flick' && beside(decision.move, BLUE) < 60;
    });
    expect(targets).toEqual(targets.map(() => true));
  });
});
