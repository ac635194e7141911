import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostOf } from '../src/games.ts';
import { RATING_POLICY } from '../src/ratings/policy.ts';
import { limitRows } from './limitsTable.ts';
import { settingsTable } from './settingsTable.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

test('docs/operations.md has every limit as it is', () => {
  const [, section] = page.split('\n## Limits\n');
  const rows = section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => /^\| (?!what \||limit \|)/.test(line));
  expect(rows).toEqual(limitRows());
});

test('docs/operations.md has every setting as it is', () => {
  const rows = page.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  expect(rows).toEqual(settingsTable());
});

test('docs/operations.md has the numbers of the ratings as they are', () => {
  const { pairDays, fullGames, leastWeight, leastOpponents, mostPlusMinus, abortDays, freeAborts } = RATING_POLICY;
  const ratedMoves = (game: string) => hostOf(game)?.ratedMoves;
  for (const words of [
    `games of the same two within ${pairDays} days | ${fullGames} count in full`,
    `less than 1/${1 / leastWeight} counts nothing`,
    `needs ${leastOpponents} different opponents, and an uncertainty of at most ±${mostPlusMinus} points`,
    `made ${ratedMoves('targi')} moves (Targi) or ${ratedMoves('targets')} (Targets)`,
    `calls off within ${abortDays} days | ${freeAborts} are free`,
  ]) {
    expect(page).toContain(words);
  }
});
