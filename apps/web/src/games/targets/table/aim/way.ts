import { keptChoice } from '../../../../app/cells/keptCell.ts';

/** The gesture is the throw; or it is pulled back like a sling, which trembles as much as a practised hand. */
export const WAYS = ['swipe', 'pull'] as const;

export const flickWay = keptChoice('caravanserai.targets.way', WAYS);
