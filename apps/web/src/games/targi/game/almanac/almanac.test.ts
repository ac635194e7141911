import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translator } from '@caravanserai/texts';
import { describe, expect, test } from 'vitest';
import {
  cardLines,
  dealLines,
  goodsLines,
  habitLines,
  openingLines,
  PARTS,
  roundsOf,
  rowLines,
  spaceLines,
  turnLines,
} from '../../almanac/tables.ts';
import { LEVEL_NAMES } from '../../client.ts';
import type { AlmanacT } from '../../almanac/useAlmanacT.ts';
import { type Almanac, loadAlmanac, surplus, tallyOf, winShare } from './almanac.ts';

const t = translator('en') as unknown as AlmanacT;
const MOST_BYTES = 48_000; // about 15 kB compressed

function countOf(almanac: Almanac, key: string): number {
  return tallyOf(almanac, [key])[0];
}

test('every line of the tables is counted in the games', async () => {
  const almanac = await loadAlmanac('merchant');
  const lines = [cardLines, goodsLines, spaceLines].flatMap((linesOf) => linesOf(t, undefined));
  const others = [turnLines, dealLines, habitLines].flatMap((linesOf) => linesOf(t));
  for (const { id, keys } of [...lines, ...others]) expect(tallyOf(almanac, keys)[0], id).toBeGreaterThan(0);
  for (const linesOf of [openingLines, rowLines]) {
    const counts = linesOf(t).map(({ keys }) => tallyOf(almanac, keys)[0]);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(counts.length / 2);
  }
});

test('the rounds of the tables are those between the raids', () => {
  expect(PARTS.map(roundsOf)).toEqual([
    { least: 1, most: 3 },
    { least: 4, most: 6 },
    { least: 7, most: 9 },
    { least: 10, most: 12 },
  ]);
});

describe.each(LEVEL_NAMES)('%s', (level) => {
  test('each game has one starting player, two displays and two scores', async () => {
    const almanac = await loadAlmanac(level);
    const { games, counts, tallies } = almanac;
    expect(almanac.level).toBe(level);
    expect(games).toBeGreaterThan(0);
    expect(countOf(almanac, 'first')).toBe(games);
    const sum = (kind: string) =>
      Object.keys(tallies).reduce((total, key) => total + (key.startsWith(`${kind} `) ? countOf(almanac, key) : 0), 0);
    expect(sum('opening')).toBe(games);
    expect(sum('rows')).toBe(2 * games);
    expect(sum('cards')).toBe(2 * games);
    const scores = Object.entries(counts).filter(([key]) => key.startsWith('score '));
    expect(scores.reduce((total, [, count]) => total + count, 0)).toBe(2 * games);
    expect((counts['ended display'] ?? 0) + (counts['ended raid'] ?? 0)).toBe(games);
  });

  test('what both players do alike wins half of the games', async () => {
    const almanac = await loadAlmanac(level);
    const both = tallyOf(almanac, ['turn first', 'turn second']);
    expect(winShare(both).mean).toBe(0.5);
    expect(Math.abs(surplus(both).mean)).toBeLessThan(0.01);
  });

  test('the file is small', () => {
    const file = join(import.meta.dirname, 'data', `${level}.json`);
    expect(readFileSync(file).byteLength).toBeLessThan(MOST_BYTES);
  });
});
