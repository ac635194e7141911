import type { DailyListed } from '@caravanserai/contract';
import { beforeEach, expect, test } from 'vitest';
import { keepDeals, keptDeals } from './closedDeals.ts';

const DEAL = { bot: 'guide', options: { first: 'blue' }, rulesVersion: 1, seed: 'ab' };
const listed = (day: number, seed = 'ab'): DailyListed => ({
  ...DEAL,
  date: new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10),
  seed,
});

beforeEach(() => keptDeals('targi').set([]));

test('the newest sixty closed deals stay on the device, each once', () => {
  keepDeals('targi', [listed(2), listed(1)]);
  const { seed: _, ...open } = listed(90);
  keepDeals('targi', [open, ...Array.from({ length: 70 }, (__, i) => listed(i + 2))]);
  const dates = keptDeals('targi')
    .get()
    .map(({ date }) => date);
  expect(dates).toHaveLength(60);
  expect(dates[0]).toBe('2026-03-12');
  expect(new Set(dates).size).toBe(60);
  expect(keptDeals('targets').get()).toEqual([]);
});

test('what an older page or somebody else has written is left out', () => {
  const texts: unknown[] = [
    1,
    {},
    { ...DEAL, date: '2026-02-30' },
    { ...DEAL, date: '2026-02-03', seed: 7 },
    { ...DEAL, date: '2026-02-03' },
  ];
  keptDeals('targi').set(texts as never);
  expect(keptDeals('targi').get()).toEqual([{ ...DEAL, date: '2026-02-03' }]);
});
