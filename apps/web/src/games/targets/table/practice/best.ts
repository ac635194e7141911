import { storedSignal } from '../../../../app/signals/storedSignal.ts';
import { parseFields } from '../../../../app/settings/stored.ts';
import { GROUND_NAMES, type GroundName, THROWS } from './ground.ts';

/** The most hits of a complete series, by exercise; undefined before the first. */
export type Best = Readonly<Partial<Record<GroundName, number>>>;

export const bestSeries = storedSignal('caravanserai.targets.ground', parseBest);

export function parseBest(text: string | undefined): Best {
  const kept = parseFields(text);
  const entries = GROUND_NAMES.map((name) => [name, kept[name]] as const).filter(
    ([, hits]) => Number.isInteger(hits) && Number(hits) >= 0 && Number(hits) <= THROWS,
  );
  return Object.fromEntries(entries);
}

export function keepSeries(goal: GroundName, hits: number): void {
  const best = bestSeries.get();
  if (hits > (best[goal] ?? -1)) bestSeries.set({ ...best, [goal]: hits });
}
