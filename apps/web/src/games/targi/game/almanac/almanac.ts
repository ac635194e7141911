import { type AlmanacData, EMPTY, type Pages, readAlmanac, sumOf, type Tally } from '@caravanserai/bots/targi/almanac';
import type { LevelName } from '../../client.ts';

export { type Mean, sumOf, surplus, type Tally, winShare } from '@caravanserai/bots/targi/almanac';

/** What happened in the games of one level. */
export interface Almanac extends Pages {
  readonly level: LevelName;
  readonly games: number;
}

const DATA: Readonly<Record<LevelName, () => Promise<{ readonly default: unknown }>>> = {
  shepherd: () => import('./data/shepherd.json', { with: { type: 'json' } }),
  saltCarrier: () => import('./data/saltCarrier.json', { with: { type: 'json' } }),
  guide: () => import('./data/guide.json', { with: { type: 'json' } }),
  merchant: () => import('./data/merchant.json', { with: { type: 'json' } }),
  amenokal: () => import('./data/amenokal.json', { with: { type: 'json' } }),
  tinHinan: () => import('./data/tinHinan.json', { with: { type: 'json' } }),
};

const loaded = new Map<LevelName, Promise<Almanac>>();

/** Loaded once for each level, on demand. */
export function loadAlmanac(level: LevelName): Promise<Almanac> {
  const loading = loaded.get(level) ?? load(level);
  loaded.set(level, loading);
  loading.catch(() => loaded.delete(level)); // the next call tries again
  return loading;
}

async function load(level: LevelName): Promise<Almanac> {
  const data = (await DATA[level]()).default as AlmanacData;
  return { level, games: data.games, ...readAlmanac(data) };
}

/** The sum of some tallies; what never happened is empty. */
export function tallyOf({ tallies }: Almanac, keys: readonly string[]): Tally {
  return sumOf(keys.map((key) => tallies[key] ?? EMPTY));
}
