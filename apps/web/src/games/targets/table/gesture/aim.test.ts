import { strokeRefusal } from '@caravanserai/targets';
import { pucks } from '@caravanserai/targets/geometry';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Aim, AIM_STEPS, needle, step, STILL_AIM, strokeOf } from './aim.ts';

const [OWN, OTHER] = pucks(['red', 'blue']);
const AT = { tMs: 0, isFine: false };

it('the needle goes from 0 to 1 and back, and again', () => {
  expect(needle(0)).toBe(0);
  expect(needle(1200)).toBeCloseTo(1);
  expect(needle(600)).toBeCloseTo(0.5);
  expect(needle(2400)).toBeCloseTo(0);
  expect(needle(2400 + 1200)).toBeCloseTo(1);
});

it('the first strike sets the needle going, the second one strikes as hard as it stands', () => {
  const going = step(STILL_AIM, 'strike', { tMs: 5000, isFine: false });
  expect(going).toEqual({ aim: { ...STILL_AIM, needleFromMs: 5000 } });
  const struck = step(going.aim, 'strike', { tMs: 6200, isFine: false });
  expect(struck.strength).toBeCloseTo(1);
  expect(struck.aim.needleFromMs).toBeUndefined();
});

it('stop lets the needle rest and strikes nothing', () => {
  expect(step({ ...STILL_AIM, needleFromMs: 1 }, 'stop', AT)).toEqual({ aim: STILL_AIM });
});

it('straight ahead is the middle of the table, for everybody; right is right', () => {
  expect(strokeOf(STILL_AIM, 0.5, OWN)).toMatchObject({ vxMmS: 0, highPm: 180, sidePm: 0 });
  expect(strokeOf(STILL_AIM, 0.5, OWN).vzMmS).toBeLessThan(-1000);
  expect(strokeOf(STILL_AIM, 0.5, OTHER).vzMmS).toBeGreaterThan(1000);
  const right = step(STILL_AIM, 'right', AT).aim;
  expect(strokeOf(right, 0.5, OWN).vxMmS).toBeGreaterThan(0);
  expect(strokeOf(right, 0.5, OTHER).vxMmS).toBeLessThan(0);
});

it('a fine step turns less', () => {
  expect(step(STILL_AIM, 'left', { tMs: 0, isFine: true }).aim.angleMrad).toBe(-5);
  expect(step(STILL_AIM, 'left', AT).aim.angleMrad).toBe(-20);
});

it('whatever keys are pressed, the stroke is legal', () => {
  const keys = fc.array(fc.constantFrom(...AIM_STEPS), { maxLength: 120 });
  fc.assert(
    fc.property(keys, fc.double({ min: 0, max: 1, noNaN: true }), (pressed, strength) => {
      const aim = pressed.reduce<Aim>(
        (now, key, i) => step(now, key, { tMs: i * 30, isFine: i % 2 === 0 }).aim,
        STILL_AIM,
      );
      expect(strokeRefusal(strokeOf(aim, strength, OWN))).toBeUndefined();
    }),
  );
});
