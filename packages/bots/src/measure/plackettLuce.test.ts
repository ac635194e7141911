import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pointsOf, rateTeams, skillOf, START, type Skill } from './plackettLuce.ts';

interface Recorded {
  readonly start: Skill;
  readonly games: readonly {
    readonly before: readonly (readonly Skill[])[];
    readonly ranks: readonly number[];
    readonly after: readonly (readonly Skill[])[];
  }[];
}

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'golden/openskill.json'), 'utf8')) as Recorded;
const NEAR = 1e-9;

test('a newcomer begins as in openskill', () => expect(START).toEqual(recorded.start));

describe('of what openskill made of 100 games', () => {
  test('there are all kinds', () => {
    const { games } = recorded;
    expect(games).toHaveLength(100);
    expect(new Set(games.map(({ before }) => before.length))).toEqual(new Set([2, 3, 4, 5]));
    expect(games.filter(({ ranks }) => new Set(ranks).size < ranks.length).length).toBeGreaterThan(25);
  });

  test('ours is the same', () => {
    for (const { before, ranks, after } of recorded.games) {
      for (const [i, team] of rateTeams(before, ranks).entries()) {
        for (const [k, { mu, sigma }] of team.entries()) {
          expect(Math.abs(mu - after[i][k].mu), JSON.stringify({ before, ranks })).toBeLessThan(NEAR);
          expect(Math.abs(sigma - after[i][k].sigma), JSON.stringify({ before, ranks })).toBeLessThan(NEAR);
        }
      }
    }
  });
});

test('who wins rises, who loses falls by as much, and both are known better', () => {
  const [[winner], [loser]] = rateTeams([[START], [START]], [1, 2]);
  expect(winner.mu - START.mu).toBeCloseTo(START.mu - loser.mu, 12);
  expect(winner.mu).toBeGreaterThan(START.mu);
  expect(winner.sigma).toBeLessThan(START.sigma);
});

test('a draw of equals moves nobody, and the order of teams does not matter', () => {
  for (const [{ mu }] of rateTeams([[START], [START], [START]], [1, 1, 1])) expect(mu).toBeCloseTo(START.mu, 12);
  const [strong, weak] = [{ mu: 30, sigma: 4 }, START];
  const [a, b] = rateTeams([[strong], [weak]], [2, 1]);
  expect(rateTeams([[weak], [strong]], [1, 2])).toEqual([b, a]);
});

test('a displayed rating names the skill it was made of', () => {
  expect(pointsOf(START)).toEqual({ points: 1500, plusMinus: 980 });
  for (const shown of [
    { points: 900, plusMinus: 100 },
    { points: 2113, plusMinus: 350 },
  ])
    expect(pointsOf(skillOf(shown))).toEqual(shown);
});
