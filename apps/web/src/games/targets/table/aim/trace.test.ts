import * as targets from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { beforeAll, expect, it, test } from 'vitest';
import { shotOf } from '../../worker/look.ts';
import { traceOf, wayOf } from './trace.ts';

const { DEFAULT_OPTIONS, flickOf, init, sceneOf } = targets;

beforeAll(loadPhysics);

function shot(stroke: targets.Stroke) {
  const state = init({ ...DEFAULT_OPTIONS, first: 'red' }, 'trace');
  const result = flick(sceneOf(state), flickOf(state, 'red', stroke));
  return shotOf(targets, state, { seat: 'red', n: 1, events: [] }, result);
}

const calm = { vxMmS: 0, vzMmS: -1200, highPm: 180, sidePm: 0 };

test.each([
  ['very hard', { ...calm, vzMmS: -3600 }, 'fellHard'],
  ['the wrong way', { ...calm, vzMmS: 1500 }, 'off'],
  ['at its upper edge, hard', { ...calm, vzMmS: -3000, highPm: 900 }, 'fellHigh'],
  ['in its middle', { ...calm, vzMmS: -1400, highPm: 0 }, 'slid'],
  ['at its lower edge', { ...calm, vzMmS: -2600, highPm: -900 }, 'fellLow'],
] as const)('a die that is struck %s: what it meant', (_how, stroke, meant) => {
  expect(traceOf(shot(stroke), stroke).meant).toBe(meant);
});

test.each([
  ['softly', { ...calm, vzMmS: -450 }, 'short'],
  ['a little too hard', { ...calm, vzMmS: -2000 }, 'far'],
  ['too far left', { ...calm, vxMmS: -500, vzMmS: -1100 }, 'left'],
  ['too far right', { ...calm, vxMmS: 500, vzMmS: -1100 }, 'right'],
] as const)('a die that is struck %s: what to change', (_how, stroke, way) => {
  expect(traceOf(shot(stroke), stroke).miss?.way).toBe(way);
  expect(traceOf(shot(stroke), stroke).miss?.mm).toBeGreaterThan(0);
  expect(traceOf(shot(stroke), stroke, { goal: 'topple' }).miss).toBeUndefined(); // discs are not the goal
});

test('a die wholly on a disc missed nothing, and what is said does not depend on black', () => {
  const strokes = Array.from({ length: 40 }, (_, i) => ({ ...calm, vxMmS: -140 + 10 * i, vzMmS: -1120 }));
  const traces = strokes.map((stroke) => ({ made: shot(stroke), ...traceOf(shot(stroke), stroke) }));
  const on = traces.filter(({ made }) => made.lying.find(({ die }) => die === made.film.lead)?.disc);
  expect(on.length).toBeGreaterThan(2);
  for (const { meant, miss } of on) expect([meant, miss]).toEqual(['disc', undefined]);
  for (const { made, miss } of traces)
    if (miss) expect(made.lying.find(({ die }) => die === made.film.lead)?.black).toBeUndefined();
});

it('says direction, speed and point', () => {
  const stroke = { vxMmS: 300, vzMmS: -1200, highPm: 450, sidePm: -300 };
  const { degrees, speedMmS, strike } = traceOf(shot(stroke), stroke);
  expect(degrees).toBe(14); // to the right as seen from red's side
  expect(speedMmS).toBeCloseTo(1237, 0);
  expect(strike).toEqual({ high: 'high', side: 'left' });
});

it('the way begins on the tower and goes in even steps', () => {
  const way = wayOf(shot(calm));
  expect(way[0]![1]).toBeGreaterThan(40);
  const steps = way.slice(1).map((place, i) => Math.hypot(...place.map((part, k) => part - way[i]![k]!)));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(13);
  expect(Math.max(...steps)).toBeLessThan(40);
});
