import { loadPhysics } from '@caravanserai/targets/physics';
import { beforeAll, describe, expect, test } from 'vitest';
import { CASUAL, PRACTISED } from '../../../../../../../packages/targets/src/hands.ts';
import { chanceOf, rateOf } from '../../../../../test/ground.ts';
import { parseBest } from './best.ts';
import { GROUND, GROUND_NAMES, seriesOf, starsFor, THROWS } from './ground.ts';

beforeAll(loadPhysics);

const FLICKS = 120;

describe.each(GROUND_NAMES)('the goal «%s»', (name) => {
  const { drill, flick, bars } = GROUND[name];

  test('can be reached: a practised hand earns one star nearly always, two about every other time, three seldom', () => {
    const rate = rateOf(drill, flick, PRACTISED, FLICKS);
    const [one, two, three] = bars.map((bar) => chanceOf(bar, rate));
    expect(one).toBeGreaterThan(0.75);
    expect(two).toBeGreaterThan(0.3);
    expect(two).toBeLessThan(0.8);
    expect(three).toBeGreaterThan(0.03);
    expect(three).toBeLessThan(0.3);
  });

  test('an occasional player earns a star in most series', () => {
    expect(chanceOf(bars[0], rateOf(drill, flick, CASUAL, FLICKS / 2))).toBeGreaterThan(0.5);
  });
});

test('a series has ten flicks; one that is over stays until the next flick', () => {
  const tries = Array.from({ length: THROWS }, (_, i) => i % 2 === 0);
  expect(seriesOf([])).toEqual({ tries: [], hits: 0, isOver: false });
  expect(seriesOf(tries)).toEqual({ tries, hits: 5, isOver: true });
  expect(seriesOf([...tries, true])).toEqual({ tries: [true], hits: 1, isOver: false });
});

test('stars come with hits', () => {
  expect([0, 3, 6, 8, 10].map((hits) => starsFor('disc', hits))).toEqual([0, 1, 2, 3, 3]);
});

test('what was kept of the best series is read with care', () => {
  expect(parseBest('{"disc":7,"black":11,"steal":"6","other":3}')).toEqual({ disc: 7 });
  expect(parseBest('nonsense')).toEqual({});
});
