import { below, quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import {
  countPairs,
  eloOf,
  type GameScore,
  logLikelihoodRatio,
  matchScore,
  type Meeting,
  normalCdf,
  type PairScore,
  type Pentanomial,
  rate,
  shareOf,
  sprt,
  timesOf,
  wilson,
  winRateOf,
} from './index.ts';
import { invert } from './matrix.ts';

const game = (result: GameScore['result'], margin: number): GameScore => ({ result, margin });
const WON = game(1, 6);
const LOST = game(0, -2);
const SHARED = game(0.5, 0);

// tables of the standard normal distribution
test.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.959964, 0.975],
  [-3, 0.0013499],
  [40, 1],
])('normalCdf(%f) is %f', (z, p) => {
  expect(normalCdf(z)).toBeCloseTo(p, 6);
});

// [share, n, low, high]: calculated by hand; 0 of 10 and 8 of 10 are textbook examples
test.each([
  [0, 10, 0, 0.2775],
  [0.8, 10, 0.4902, 0.9433],
  [0.5, 100, 0.4038, 0.5962],
  [1, 400, 0.9905, 1],
])('Wilson: %f of %i games', (share, n, low, high) => {
  expect(wilson(share, n).low).toBeCloseTo(low, 4);
  expect(wilson(share, n).high).toBeCloseTo(high, 4);
});

describe('pairs', () => {
  test('are counted by the sum of their results', () => {
    const pairs: PairScore[] = [
      [LOST, LOST],
      [LOST, SHARED],
      [WON, LOST],
      [SHARED, SHARED],
      [SHARED, WON],
      [WON, WON],
    ];
    expect(countPairs(pairs)).toEqual([1, 1, 2, 1, 1]);
  });

  test('with independent games give the interval of independent games', () => {
    const { mean, low, high } = winRateOf([2500, 0, 5000, 0, 2500]);
    const independent = wilson(0.5, 20_000);
    expect(mean).toBe(0.5);
    expect(low).toBeCloseTo(independent.low, 4);
    expect(high).toBeCloseTo(independent.high, 4);
  });

  test('whose two games always agree count as one game each', () => {
    const { low } = winRateOf([5000, 0, 0, 0, 5000]);
    expect(low).toBeCloseTo(wilson(0.5, 10_000).low, 4);
  });

  test('with identical results still give an interval of nonzero width', () => {
    expect(winRateOf([0, 0, 0, 0, 100])).toEqual({ mean: 1, ...wilson(1, 200) });
    expect(winRateOf([0, 0, 7, 0, 0])).toEqual({ mean: 0.5, ...wilson(0.5, 14) });
  });

  test('give wins, margin and Elo', () => {
    const { games, winRate, margin, elo, pairs } = matchScore([
      [WON, WON],
      [WON, WON],
      [WON, LOST],
      [LOST, SHARED],
    ]);
    expect({ pairs, games }).toEqual({ pairs: 4, games: { won: 5, lost: 2, shared: 1 } });
    expect(winRate.mean).toBe(5.5 / 8);
    expect(margin.mean).toBe((6 + 6 + 2 - 1) / 4);
    expect((margin.high - margin.low) / 2).toBeCloseTo(1.96 * Math.sqrt(34.75 / 3 / 4), 3); // squares of 2.75, 2.75, 1.25, 4.25
    expect(elo.mean).toBeCloseTo(eloOf(5.5 / 8), 10);
    expect([elo.low < elo.mean, elo.mean < elo.high]).toEqual([true, true]);
  });

  test('that were all won give an infinite Elo difference with a finite lower bound', () => {
    const { elo } = matchScore([[WON, WON]]);
    expect(elo.high).toBe(Infinity);
    expect(Number.isFinite(elo.low)).toBe(true);
  });
});

test.each([
  [0.5, 0],
  [0.75, 190.85],
  [0.6401, 100],
])('%f of the points are %f Elo, and back', (share, elo) => {
  expect(eloOf(share)).toBeCloseTo(elo, 1);
  expect(shareOf(elo)).toBeCloseTo(share, 3);
});

// [pairs by result, elo0, elo1, result of fishtest's LLRcalc.LLR_logistic]
const ratios: readonly (readonly [Pentanomial, number, number, number])[] = [
  [[3, 20, 50, 22, 5], 0, 20, 0.04032037241670679],
  [[3, 20, 50, 22, 5], 0, 5, 0.17838022438188125],
  [[3, 20, 50, 22, 5], -10, 10, 0.9344729113889829],
  [[0, 10, 30, 12, 0], 0, 20, -0.27041453628885204],
];

test.each(ratios)('the log likelihood ratio of %j between %i and %i Elo', (counts, elo0, elo1, llr) => {
  expect(logLikelihoodRatio(counts, shareOf(elo0), shareOf(elo1))).toBeCloseTo(llr, 8);
});

test('the log likelihood ratio of two results has a closed form', () => {
  const exact = (won: number, lost: number, s0: number, s1: number) =>
    won * Math.log(s1 / s0) + lost * Math.log((1 - s1) / (1 - s0));
  expect(logLikelihoodRatio([40, 0, 0, 0, 60], 0.5, 0.55)).toBeCloseTo(exact(60, 40, 0.5, 0.55), 1);
});

describe('the sequential test', () => {
  const asked = { elo0: 0, elo1: 30, alpha: 0.05, beta: 0.05 };

  test('has Wald’s bounds', () => {
    const { lower, upper, verdict } = sprt(asked, [1, 0, 1, 0, 1]);
    expect([lower, upper]).toEqual([Math.log(0.05 / 0.95), Math.log(0.95 / 0.05)]);
    expect(verdict).toBe('undecided');
  });

  test('accepts the stronger player, and gives the opposite verdict with swapped results', () => {
    expect(sprt(asked, [20, 10, 100, 30, 90]).verdict).toBe('stronger');
    expect(sprt(asked, [90, 30, 100, 10, 20]).verdict).toBe('notStronger');
  });

  test('is symmetric when the hypotheses are', () => {
    const even = { ...asked, elo0: -15, elo1: 15 };
    expect(sprt(even, [5, 4, 9, 2, 8]).llr).toBeCloseTo(-sprt(even, [8, 2, 9, 4, 5]).llr, 9);
  });
});

describe('Bradley and Terry', () => {
  const anchor = { player: 0, elo: 1000 };

  test('the Elo difference of two players is that of their share of points', () => {
    const [first, second] = rate(2, [{ a: 0, b: 1, games: 400, won: 100 }], anchor, 0);
    expect(first).toEqual({ elo: 1000, low: 1000, high: 1000 });
    expect(second.elo).toBeCloseTo(1000 + eloOf(0.75), 8);
    const standardError = (400 / Math.log(10)) * (1 / Math.sqrt(400 * 0.75 * 0.25));
    expect((second.high - second.low) / 2).toBeCloseTo(1.959964 * standardError, 4);
  });

  test('recovers the strengths that generated the expected results', () => {
    const truth = [1000, 850, 1210, 1600, 400];
    const meetings = eachPair(truth.length).map(([a, b]) => ({
      a,
      b,
      games: 100,
      won: 100 * shareOf(truth[a] - truth[b]),
    }));
    expect(rate(truth.length, meetings, anchor, 0).map(({ elo }) => Math.round(elo * 1e4) / 1e4)).toEqual(truth);
  });

  test('has intervals that contain the true rating in about 95% of cases', () => {
    const rng = quickRng('bradley-terry');
    const truth = [1000, 1080, 950];
    let [inside, asked] = [0, 0];
    for (let round = 0; round < 200; round++) {
      const meetings = eachPair(3).map(([a, b]) => {
        const share = shareOf(truth[a] - truth[b]);
        let won = 0;
        for (let i = 0; i < 100; i++) if (below(rng, 1e6) < share * 1e6) won++;
        return { a, b, games: 100, won };
      });
      for (const [i, { low, high }] of rate(3, meetings, anchor, 0).entries()) {
        if (i === 0) continue;
        asked++;
        if (low <= truth[i] && truth[i] <= high) inside++;
      }
    }
    expect(inside / asked).toBeGreaterThan(0.92); // deterministic, because the seed is fixed
    expect(inside / asked).toBeLessThan(0.98);
  });

  test('players who never met are compared through common opponents', () => {
    const chain: Meeting[] = [
      { a: 0, b: 1, games: 100, won: 25 },
      { a: 1, b: 2, games: 100, won: 25 },
    ];
    expect(rate(3, chain, anchor, 0)[2].elo).toBeCloseTo(1000 + 2 * eloOf(0.75), 6);
    expect(() => rate(4, chain, anchor)).toThrow('met');
  });

  test('a player who won all games has a finite rating, which grows with the number of games', () => {
    const after = (games: number) => rate(2, [{ a: 0, b: 1, games, won: 0 }], anchor)[1];
    expect(after(10).elo).toBeGreaterThan(1000);
    expect(after(100).elo).toBeGreaterThan(after(10).elo);
    expect(Number.isFinite(after(1000).high)).toBe(true);
  });
});

function eachPair(players: number): [number, number][] {
  return Array.from({ length: players }, (_, a) => a).flatMap((a) =>
    Array.from({ length: players - a - 1 }, (_, i): [number, number] => [a, a + 1 + i]),
  );
}

test('a matrix times its inverse is the identity matrix', () => {
  const matrix = [
    [4, 1, 0.5],
    [1, 3, -1],
    [0.5, -1, 2],
  ];
  const inverse = invert(matrix);
  const product = matrix.map((row) => inverse.map((_, c) => row.reduce((sum, x, i) => sum + x * inverse[i][c], 0)));
  product.forEach((row, r) => row.forEach((x, c) => expect(x).toBeCloseTo(r === c ? 1 : 0, 12)));
});

test('times: mean, 95th percentile, maximum', () => {
  const durations = Array.from({ length: 20 }, (_, i) => 20 - i);
  expect(timesOf(durations)).toEqual({ decisions: 20, meanMs: 10.5, p95Ms: 19, maxMs: 20 });
  expect(timesOf([])).toEqual({ decisions: 0, meanMs: 0, p95Ms: 0, maxMs: 0 });
});
