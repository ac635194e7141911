import { quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { towers } from '../../test/physicsScenes.ts';
import type { Pose, Quaternion } from '../geometry.ts';
import { factOf } from './facts.ts';
import { LEANING_FRAMES, REST_FRAMES } from './settings.ts';
import { isAtRest, type Track } from './track.ts';
import type { Body } from './world.ts';

const SCENE = towers(['red', 'yellow'], quickRng('facts'));
const [RED_PUCK, YELLOW_PUCK] = SCENE.pucks;
const UPRIGHT: Quaternion = [0, 0, 0, 1_000_000];
const LEANING: Quaternion = [258_819, 0, 0, 965_926]; // 30°

function pose(xUm: number, yUm: number, zUm: number, q = UPRIGHT): Pose {
  return { xUm, yUm, zUm, q };
}

/** The final track of red3, which was on its tower. */
function track(change: Partial<Track> = {}): Track {
  const now = new Float32Array(7);
  return {
    body: { ...SCENE.dice[2] } as Body, // `rigid` is not used
    start: now,
    now,
    bits: new Uint32Array(now.buffer),
    face: 2,
    isUpright: true,
    rolled: true,
    isOff: false,
    quietFrames: REST_FRAMES,
    isHeld: false,
    sinceFrame: 1,
    ...change,
  };
}

describe('T7, T12: rest', () => {
  const cases = [
    ['upright and quiet long enough', { quietFrames: REST_FRAMES }, true],
    ['upright, quiet too short', { quietFrames: REST_FRAMES - 1 }, false],
    ['leaning, quiet for a moment', { isUpright: false, quietFrames: LEANING_FRAMES - 1 }, false],
    ['leaning at rest', { isUpright: false, quietFrames: LEANING_FRAMES }, true],
    ['off the table, still in sight', { isOff: true, now: new Float32Array([0, -3, 0, 0, 0, 0, 1]) }, false],
    ['off the table, out of sight', { isOff: true, now: new Float32Array([0, -21, 0, 0, 0, 0, 1]) }, true],
  ] as const;

  test.each(cases)('%s', (_name, change, expected) => {
    expect(isAtRest(track(change))).toBe(expected);
  });
});

test('T20: a die pushed together with its puck is still on it', () => {
  const pushed = SCENE.pucks.map((puck) => ({ ...puck, xUm: puck.xUm + 30_000 }));
  const at = pose(RED_PUCK.xUm + 30_000, 18_000, RED_PUCK.zUm);
  expect(factOf(track(), at, true, SCENE.pucks, pushed).where).toBe('tower');
  expect(factOf(track(), at, true, SCENE.pucks, SCENE.pucks).where).toBe('table');
});

describe('the place and face of a die', () => {
  const cases = [
    ['flat on the table', {}, pose(0, 7944, 0), { where: 'table', face: 1, isFlat: true }],
    ['on its own puck', {}, pose(RED_PUCK.xUm, 18_000, RED_PUCK.zUm), { where: 'tower', face: 1, isFlat: false }],
    ['at the edge of its puck', {}, pose(23_900, 17_830, RED_PUCK.zUm), { where: 'tower', face: 1, isFlat: false }],
    ['beside its puck', {}, pose(29_000, 7944, RED_PUCK.zUm), { where: 'table', face: 1, isFlat: true }],
    [
      'on another player’s puck',
      {},
      pose(YELLOW_PUCK.xUm, 18_000, YELLOW_PUCK.zUm),
      { where: 'table', face: 1, isFlat: false },
    ],
    ['on another die', {}, pose(0, 24_000, 0), { where: 'table', face: 1, isFlat: false }],
    [
      'leaning at rest',
      { isUpright: false, quietFrames: LEANING_FRAMES },
      pose(0, 10_000, 0, LEANING),
      { where: 'table', isFlat: false },
    ],
    ['off', { isOff: true }, pose(600_000, -210_000, 0), { where: 'off', isFlat: false }],
    ['still moving at the cap', { quietFrames: 3 }, pose(0, 7944, 0), { where: 'unsettled', isFlat: false }],
  ] as const;

  test.each(cases)('%s', (_name, change, at, expected) => {
    const { footprint: _footprint, ...fact } = factOf(track(change), at, true, SCENE.pucks, SCENE.pucks);
    expect(fact).toEqual({ die: 'red3', moved: true, rolled: true, sinceFrame: 1, ...expected });
  });
});
