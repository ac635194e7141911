import { readFileSync } from 'node:fs';
import { quickRng } from '@caravanserai/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Shot, SHOTS_FILE } from '../golden/shots.ts';
import { DICE, type DieId, type Pose, type Scene, seatOf } from '../src/geometry.ts';
import { flick, type FlickResult, loadPhysics } from '../src/physics/index.ts';
import { sensibleFlick, towers } from './physicsScenes.ts';

const SHOTS = JSON.parse(readFileSync(new URL(`../golden/${SHOTS_FILE}`, import.meta.url), 'utf8')) as readonly Shot[];

beforeAll(() => loadPhysics());

// apps/web/e2e/shots.test.ts runs the same shots in Chromium
test.each(SHOTS)('$name', ({ scene, flick: asked, others, expected }) => {
  const { steps, hash, dice, facts } = flick(scene, asked, others);
  expect({ steps, hash, dice, facts }).toEqual(expected);
});

test('the golden shots cover every kind of result', () => {
  const seen = new Set<string>();
  for (const { scene, flick: asked, expected } of SHOTS) {
    seen.add(`${scene.pucks.length} seats`);
    if (asked.tower) seen.add('a whole tower');
    const own = seatOf(asked.die);
    for (const fact of expected.facts) {
      const whose = fact.die === asked.die ? 'flicked' : seatOf(fact.die) === own ? 'own' : 'other';
      if (fact.moved) seen.add(`${whose} ${fact.where}`);
      if (fact.moved && fact.where === 'table') seen.add(`${whose} ${fact.rolled ? 'rolled' : 'slid'}`);
    }
  }
  expect([...seen].sort()).toEqual(
    [
      '2 seats',
      '3 seats',
      '4 seats',
      'a whole tower',
      ...['flicked', 'own', 'other'].flatMap((whose) =>
        ['tower', 'table', 'rolled', 'slid'].map((x) => `${whose} ${x}`),
      ),
      'flicked off',
      'other off',
    ].sort(),
  );
  expect(SHOTS.length).toBeGreaterThanOrEqual(24);
});

describe('a flick is a pure function', () => {
  const scene = towers(['red', 'blue', 'yellow', 'green'], quickRng('pure'));
  const asked = sensibleFlick(quickRng('pure'), 'red3');

  test('the same flick gives the same result, whatever ran in between', () => {
    const first = flick(scene, asked);
    flick(scene, { ...asked, die: 'blue3' });
    expect(flick(scene, asked)).toEqual(first);
  });

  test('the order of the scene makes no difference', () => {
    const shuffled: Scene = { pucks: scene.pucks.toReversed(), dice: scene.dice.toReversed() };
    expect(flick(shuffled, asked)).toEqual(flick(scene, asked));
  });

  test('the scene is not changed, and the result is plain JSON', () => {
    const before = structuredClone(scene);
    const { dice, facts } = flick(scene, asked);
    expect(scene).toEqual(before);
    expect(JSON.parse(JSON.stringify({ dice, facts }))).toEqual({ dice, facts });
    expect(dice.map(({ die }) => die)).toEqual(DICE);
  });

  test('flicking a die that is not in the scene throws and leaks no memory', () => {
    const without = { ...scene, dice: scene.dice.filter(({ die }) => die !== asked.die) };
    expect(() => flick(without, asked)).toThrow('in the scene');
    expect(flick(scene, asked).hash).toBe(flick(scene, asked).hash);
  });

  test('memory is freed', () => {
    const grown = () => process.memoryUsage().rss;
    for (let i = 0; i < 150; i++) flick(scene, asked);
    const before = grown();
    for (let i = 0; i < 500; i++) flick(scene, asked);
    expect(grown() - before).toBeLessThan(15_000_000); // a world that is not freed leaks 60 kB
  });
});

describe('trajectory', () => {
  const asked = SHOTS.find(({ name }) => name === 'four: at the tower opposite')!;
  let result: FlickResult;
  beforeAll(() => {
    result = flick(asked.scene, asked.flick);
  });

  test('ends exactly in the resting poses, and contains only dice that moved', () => {
    const { trajectory, dice, facts } = result;
    expect(trajectory.dice.map(({ die }) => die)).toEqual(facts.filter(({ moved }) => moved).map(({ die }) => die));
    for (const { die, frames } of trajectory.dice) {
      expect(frames).toHaveLength(trajectory.frameCount * 7);
      expect(wholeNumbers(frames.slice(-7))).toEqual(poseOf(dice, die));
    }
  });

  test('starts with the poses of the scene', () => {
    for (const { die, frames } of result.trajectory.dice) {
      const start = poseOf(asked.scene.dice, die);
      const { q, ...place } = wholeNumbers(frames.slice(0, 7));
      expect(place).toEqual({ xUm: start.xUm, yUm: start.yUm, zUm: start.zUm });
      q.forEach((part, i) => expect(Math.abs(part - start.q[i])).toBeLessThanOrEqual(1));
    }
  });

  test('has two steps per frame, and no jumps between frames', () => {
    const { trajectory, steps } = result;
    expect(trajectory.frameCount).toBe(steps / 2 + 1);
    for (const { frames } of trajectory.dice) {
      for (let at = 7; at < frames.length; at += 7) {
        const leap = Math.hypot(...[0, 1, 2].map((k) => frames[at + k] - frames[at - 7 + k]));
        expect(leap).toBeLessThan(4500 / trajectory.frameHz + 1); // mm
      }
    }
  });

  test('an untouched die keeps its exact pose', () => {
    const still = result.facts.filter(({ moved }) => !moved).map(({ die }) => die);
    expect(still.length).toBeGreaterThan(3);
    for (const die of still) expect(poseOf(result.dice, die)).toEqual(poseOf(asked.scene.dice, die));
  });

  test('has contacts when dice hit the table and each other', () => {
    const kinds = new Set(result.contacts.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['die-die', 'die-puck', 'die-table']);
    for (const { step, strength } of result.contacts) {
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThanOrEqual(result.steps);
      expect(strength).toBeGreaterThanOrEqual(1);
    }
  });
});

function poseOf(dice: Scene['dice'], die: DieId): Pose {
  return dice.find((placed) => placed.die === die)!.pose;
}

function wholeNumbers([x, y, z, ...q]: Float32Array): Pose {
  const [xUm, yUm, zUm] = [x, y, z].map((mm) => Math.round(mm * 1000) + 0);
  const [qx, qy, qz, qw] = q.map((part) => Math.round(part * 1_000_000) + 0);
  return { xUm, yUm, zUm, q: [qx, qy, qz, qw] };
}
