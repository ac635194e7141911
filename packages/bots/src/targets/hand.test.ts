import { quickRng } from '@caravanserai/contract';
import { type Stroke, strokeRefusal } from '@caravanserai/targets';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawSlip, slipped } from './hand.ts';

const STEADY = { directionMrad: 0, speedPm: 0, contactPm: 0 };
const SHAKY = { directionMrad: 500, speedPm: 900, contactPm: 900 };

const strokes = fc.record<Stroke>({
  vxMmS: fc.integer({ min: -2800, max: 2800 }),
  vzMmS: fc.integer({ min: -2800, max: 2800 }),
  highPm: fc.integer({ min: -1000, max: 1000 }),
  sidePm: fc.integer({ min: -1000, max: 1000 }),
});

test('[TT-6 TT-54] all strokes of a hand are legal and integers', () => {
  fc.assert(
    fc.property(strokes, fc.string(), (stroke, seed) => {
      fc.pre(stroke.vxMmS !== 0 || stroke.vzMmS !== 0);
      const made = slipped(stroke, SHAKY, drawSlip(quickRng(seed)));
      expect(strokeRefusal(made)).toBeUndefined();
      for (const number of Object.values(made)) expect(Object.is(number, -0)).toBe(false);
    }),
  );
});

test('a perfectly steady hand makes the intended stroke', () => {
  const meant: Stroke = { vxMmS: 300, vzMmS: -1200, highPm: 150, sidePm: -20 };
  expect(slipped(meant, STEADY, drawSlip(quickRng('x')))).toEqual(meant);
});

test('errors have the hand’s standard deviations', () => {
  const rng = quickRng('spread');
  const meant: Stroke = { vxMmS: 0, vzMmS: -1000, highPm: 0, sidePm: 0 };
  const made = Array.from({ length: 4000 }, () =>
    slipped(meant, { directionMrad: 20, speedPm: 50, contactPm: 40 }, drawSlip(rng)),
  );
  const spread = (of: (stroke: Stroke) => number) =>
    Math.sqrt(made.reduce((sum, stroke) => sum + of(stroke) ** 2, 0) / made.length);
  expect(spread(({ vxMmS, vzMmS }) => (1000 * vxMmS) / vzMmS)).toBeCloseTo(20, -0.5);
  expect(spread(({ vzMmS }) => vzMmS + 1000)).toBeCloseTo(50, -0.5);
  expect(spread(({ highPm }) => highPm)).toBeCloseTo(40, -0.5);
  expect(spread(({ sidePm }) => sidePm)).toBeCloseTo(40, -0.5);
});
