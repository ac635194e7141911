import { parseFields, readStored, writeStored } from '../../../../app/settings/stored.ts';
import { GROUND_NAMES, type GroundName, THROWS } from './ground.ts';

const KEY = 'caravanserai.targets.ground';

/** The most hits of a series, by goal; nothing: it was not tried to its end. */
export type Best = Readonly<Partial<Record<GroundName, number>>>;

let best: Best | undefined;
const listeners = new Set<() => void>();

/** The same object until a series was better. */
export function bestSeries(): Best {
  best ??= parseBest(readStored(KEY));
  return best;
}

export function parseBest(text: string | undefined): Best {
  const kept = parseFields(text);
  const entries = GROUND_NAMES.map((name) => [name, kept[name]] as const).filter(
    ([, hits]) => Number.isInteger(hits) && Number(hits) >= 0 && Number(hits) <= THROWS,
  );
  return Object.fromEntries(entries);
}

export function keepSeries(goal: GroundName, hits: number): void {
  const before = bestSeries();
  if (hits <= (before[goal] ?? -1)) return;
  best = { ...before, [goal]: hits };
  writeStored(KEY, JSON.stringify(best));
  for (const listener of listeners) listener();
}

export function subscribeBest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
