import { type Trick, type TrickData, trickOf } from '@caravanserai/targets/tricks';
import type { Drill } from '../client.ts';

export type { Trick };

let loading: Promise<readonly Trick[]> | undefined;

/** The easiest first. Loaded once, on demand. */
export function loadTricks(): Promise<readonly Trick[]> {
  loading ??= import('./tricks.json', { with: { type: 'json' } }).then(({ default: file }) =>
    (file.tricks as unknown as readonly TrickData[]).map(trickOf),
  );
  loading.catch(() => (loading = undefined)); // the next call tries again
  return loading;
}

export function drillOfTrick({ id, table, wants }: Trick): Drill {
  return { name: id, goal: 'trick', table, wants, isSeries: true };
}
