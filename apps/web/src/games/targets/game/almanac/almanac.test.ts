import { translator } from '@caravanserai/texts';
import { describe, expect, test } from 'vitest';
import { aheadLines, eventLines, flickLines, habitLines } from '../../almanac/tables.ts';
import type { AlmanacT } from '../../almanac/useAlmanacT.ts';
import { LEVEL_NAMES } from '../../client.ts';
import { figuresOf, loadAlmanac } from './almanac.ts';

const t = translator('en') as unknown as AlmanacT;

describe.each(LEVEL_NAMES)('%s', (level) => {
  test('the lines of the tables are counted in the games', async () => {
    const almanac = await loadAlmanac(level);
    expect(almanac.level).toBe(level);
    const lines = [flickLines, eventLines, habitLines, aheadLines].flatMap((linesOf) => linesOf(t));
    const counted = figuresOf(almanac, lines).filter(({ count }) => count > 0);
    expect(counted.length).toBeGreaterThan(0.75 * lines.length);
    expect(counted.find(({ id }) => id === 'first')?.count).toBe(almanac.games);
  });

  test('every game has one ending and two scores', async () => {
    const { games, counts } = await loadAlmanac(level);
    const sum = (kind: string) =>
      Object.entries(counts).reduce((total, [key, count]) => (key.startsWith(`${kind} `) ? total + count : total), 0);
    expect(sum('ended')).toBe(games);
    expect(sum('rounds')).toBe(games);
    expect(sum('score')).toBe(2 * games);
  });
});
