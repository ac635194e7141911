import { openAlmanacs } from '@caravanserai/bots/almanac';
import type { LevelName } from '../../client.ts';

export { type Almanac, figuresOf } from '@caravanserai/bots/almanac';

export const loadAlmanac = openAlmanacs<LevelName>({
  leftHand: () => import('./data/leftHand.json', { with: { type: 'json' } }),
  tavern: () => import('./data/tavern.json', { with: { type: 'json' } }),
  juggler: () => import('./data/juggler.json', { with: { type: 'json' } }),
  master: () => import('./data/master.json', { with: { type: 'json' } }),
});
