import { useSyncExternalStore } from 'react';
import { parseFields, readStored, writeStored } from '../../../app/settings/stored.ts';
import { OCCASION_IDS, type OccasionId } from './occasions.ts';

const KEY = 'caravanserai.targi.coach';
const listeners = new Set<() => void>();
let timesForgotten = 0;

/** What the coach has explained on this device. */
export function readSaid(): ReadonlySet<OccasionId> {
  const said = parseFields(readStored(KEY))['said'];
  return new Set(OCCASION_IDS.filter((id) => Array.isArray(said) && said.includes(id)));
}

export function keepSaid(said: ReadonlySet<OccasionId>): void {
  if (said.size > 0) writeStored(KEY, JSON.stringify({ said: [...said] }));
}

/** Everything is explained again. */
export function forgetSaid(): void {
  writeStored(KEY, undefined);
  timesForgotten++;
  for (const listener of listeners) listener();
}

/** Changes when everything was forgotten. */
export function useForgotten(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => timesForgotten,
  );
}
