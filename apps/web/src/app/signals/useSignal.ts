import { useSyncExternalStore } from 'react';
import type { Readable } from './signal.ts';

export function useSignal<T>({ subscribe, get }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get);
}
