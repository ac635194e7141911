import { type Almanac, EMPTY, openAlmanacs, sumOf, type Tally } from '@caravanserai/bots/almanac';
import type { LevelName } from '../../client.ts';

export { type Almanac, figuresOf, type Mean, surplus, type Tally, winShare } from '@caravanserai/bots/almanac';

export const loadAlmanac = openAlmanacs<LevelName>({
  shepherd: () => import('./data/shepherd.json', { with: { type: 'json' } }),
  saltCarrier: () => import('./data/saltCarrier.json', { with: { type: 'json' } }),
  guide: () => import('./data/guide.json', { with: { type: 'json' } }),
  merchant: () => import('./data/merchant.json', { with: { type: 'json' } }),
  amenokal: () => import('./data/amenokal.json', { with: { type: 'json' } }),
  tinHinan: () => import('./data/tinHinan.json', { with: { type: 'json' } }),
});

/** The sum of some tallies; what never happened is empty. */
export function tallyOf({ tallies }: Almanac, keys: readonly string[]): Tally {
  return sumOf(keys.map((key) => tallies[key] ?? EMPTY));
}
