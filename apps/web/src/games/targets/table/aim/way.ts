import { readStored, writeStored } from '../../../../app/settings/stored.ts';

/** The gesture is the throw; or it is pulled back like a sling, which trembles as much as a practised hand. */
export const WAYS = ['swipe', 'pull'] as const;
export type Way = (typeof WAYS)[number];

const KEY = 'caravanserai.targets.way';

export function currentWay(): Way {
  const kept = readStored(KEY);
  return WAYS.find((way) => way === kept) ?? WAYS[0];
}

export function keepWay(way: Way): void {
  writeStored(KEY, way === WAYS[0] ? undefined : way);
}
