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

/** How far a stroke from red's puck passes from a point, in millimetres. */
function beside({ vxMmS, vzMmS }: Stroke, { xUm, zUm }: Point): number {
  const [x, z] = [xUm - RED.xUm, zUm - RED.zUm];
  return Math.abs(x * vzMmS - z * vxMmS) / Math.sqrt(vxMmS * vxMmS + vzMmS * vzMmS) / 1000;
}

test('every disc is aimed at', () => {
  const strokes = strokesAt(START, 'red', ['discs'], 9, quickRng('a'));
  for (const disc of START.middle)
    expect(strokes.filter((stroke) => beside(stroke, disc) < 10).length).toBeGreaterThanOrEqual(3);
});

test('[TT-18] steals go beside a puck with discs under it, disarms at towers', () => {
  const strokes = strokesAt(MONEY, 'red', ['steals', 'disarms'], 100, quickRng('a'));
  expect(strokes.length).toBeGreaterThan(10);
  for (const stroke of strokes) expect(beside(stroke, BLUE)).toBeLessThan(45);
  expect(strokesAt(START, 'red', ['steals'], 100, quickRng('a'))).toHaveLength(1); // nothing to steal: somewhere
});

test('[TT-36] in Money time even those who know only discs go for what is stored', () => {
  const strokes = strokesAt(MONEY, 'red', ['discs'], 3, quickRng('a'));
  expect(strokes).toEqual(strokesAt(MONEY, 'red', ['discs', 'steals', 'disarms'], 3, quickRng('a')));
  expect(strokes).toHaveLength(3);
});

test('there is always something to flick at', () => {
  const bare = without(changed(MONEY, (s) => void (s.stored = { ...s.stored, blue: [], red: ['amber1'] })), 'blue1', 'blue2', 'blue3'); // prettier-ignore
  expect(strokesAt(bare, 'red', ['discs'], 5, quickRng('a'))).toHaveLength(1);
  expect(towerStrokes(START, 'red', 5, quickRng('a'))).toHaveLength(5);
});

describe('with the real dice', () => {
  test('[TT-18] in Money time a master flicks at what is stored', () => {
    const master = makeBot('master', { ...LEVELS.master, stages: [{ strokes: 10, tries: 3 }] }, flick);
    const targets = Array.from({ length: 6 }, (_, i) => {
      const decision = master.decide(view(MONEY, toAct(MONEY)[0]), quickRng(`${i}`));
      return decision?.move.type === 'flick' && beside(decision.move, BLUE) < 60;
    });
    expect(targets).toEqual(targets.map(() => true));
  });
});
