import { beforeAll, expect, test } from 'vitest';
import { arrange } from '../packages/targets/src/arrange.ts';
import { loadPhysics } from '../packages/targets/src/physics/index.ts';
import { RULES_VERSION } from '../packages/targets/src/record.ts';
import { idOfTrick, type TrickData, trickOf } from '../packages/targets/src/tricks/trick.ts';
import { rateOf, verifyTrick } from '../packages/targets/tricks/search.ts';
import { KIND_NAMES } from '../packages/targets/tricks/tables.ts';
import file from '../apps/web/src/games/targets/tricks/tricks.json' with { type: 'json' };

const tricks = file.tricks as unknown as readonly TrickData[];
const LEAST_COUNT = 60;
const MOST_OF_A_KIND = 0.2;
const SAMPLE = 4;

beforeAll(loadPhysics);

test('the trick shots were found or verified by these rules; otherwise: npm run shots -- --verify', () => {
  expect(file.rulesVersion).toBe(RULES_VERSION);
});

test('there are enough, of many kinds, the easiest first', () => {
  expect(tricks.length).toBeGreaterThanOrEqual(LEAST_COUNT);
  expect(new Set(tricks.map(idOfTrick)).size).toBe(tricks.length);
  for (const kind of KIND_NAMES) {
    const count = tricks.filter((trick) => trick.kind === kind).length;
    expect(count).toBeGreaterThan(0);
    expect(count / tricks.length).toBeLessThanOrEqual(MOST_OF_A_KIND);
  }
  expect(tricks.map(({ rate }) => rate)).toEqual(tricks.map(({ rate }) => rate).toSorted((a, b) => b - a));
});

test('a sample of them is solved as stored, as often as stored', () => {
  const step = Math.floor(tricks.length / SAMPLE);
  const sample = tricks.filter((_, i) => i % step === 0);
  expect(sample.filter((trick) => !verifyTrick(trick)).map(idOfTrick)).toEqual([]);
});

test('a wrong solution, another rate and a flick elsewhere are found out', () => {
  const [trick] = tricks;
  if (!trick) throw new Error('there are trick shots');
  const aside: TrickData['aim'] = [-900, 200, 180, 0];
  expect(verifyTrick({ ...trick, flick: aside })).toBe(false);
  expect(verifyTrick({ ...trick, rate: trick.rate + 0.005 })).toBe(false);
  const { table, wants, aim } = trickOf({ ...trick, aim: aside });
  expect(rateOf(arrange(table), wants, aim, trick.n)).toBe(0);
});
