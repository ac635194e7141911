import { storedChoice } from '../../../../app/signals/storedSignal.ts';

/** Flick by swiping, or by pulling back like a sling; pulling gets the random error of a practised hand. */
export const WAYS = ['swipe', 'pull'] as const;

export const flickWay = storedChoice('caravanserai.targets.way', WAYS);
