import { expect, test } from 'vitest';
import { afterPuzzle, pointsOf, puzzleRating, skillOf, START } from './index.ts';

const LEVELS = [900, 1300, 1700];
const solvedBy = (...solved: readonly number[]) =>
  puzzleRating(LEVELS.map((points, i) => ({ points, tries: 5, solved: solved[i] ?? 0 })));

test('a puzzle is rated by who solves it', () => {
  const ratings = [solvedBy(5, 5, 5), solvedBy(0, 5, 5), solvedBy(0, 0, 5), solvedBy(0, 0, 0)];
  expect(ratings.toSorted((a, b) => a - b)).toEqual(ratings);
  for (const rating of ratings) expect(rating).toBeGreaterThan(500);
  for (const rating of ratings) expect(rating).toBeLessThan(2500);
  expect(puzzleRating([{ points: 1500, tries: 10, solved: 5 }])).toBe(1500);
});

test('a player gains by solving, more from a hard puzzle, and loses by missing', () => {
  const after = (rating: number, isSolved: boolean) => pointsOf(afterPuzzle(START, rating, isSolved)).points;
  expect(after(1500, true)).toBeGreaterThan(1500);
  expect(after(1800, true)).toBeGreaterThan(after(1200, true));
  expect(after(1500, false)).toBeLessThan(1500);
  expect(after(1200, false)).toBeLessThan(after(1800, false));
});

test('a rating settles at the strength of the player', () => {
  let skill = START;
  for (let n = 0; n < 300; n++) skill = afterPuzzle(skill, 1700, n % 2 === 0);
  expect(pointsOf(skill).points).toBeGreaterThan(1650);
  expect(pointsOf(skill).points).toBeLessThan(1750);
  expect(skill.sigma).toBeLessThan(skillOf({ points: 0, plusMinus: 400 }).sigma);
});
