import { useSyncExternalStore } from 'react';
import type { Readable } from './cell.ts';

export function useCell<T>({ subscribe, get }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get);
}
