import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../../app/settings/stored.ts';

const KEY = 'caravanserai.targi.legend';
const listeners = new Set<() => void>();
let isShown: boolean | undefined;

function show(isNow: boolean): void {
  isShown = isNow;
  for (const listener of listeners) listener();
}

/** What flags and badges mean is told until somebody has read it once, and again when a badge is pressed. */
export function useLegend(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (isShown ??= readStored(KEY) !== 'read'),
  );
}

export function showLegend(): void {
  show(true);
}

export function readLegend(): void {
  writeStored(KEY, 'read');
  show(false);
}
