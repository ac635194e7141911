import { useSyncExternalStore } from 'react';
import { type Choice, choiceOf, isStill, type Setting, subscribeSettings } from './settings.ts';

export function useChoice<S extends Setting>(setting: S): Choice<S> {
  return useSyncExternalStore(subscribeSettings, () => choiceOf(setting));
}

export function useStill(): boolean {
  return useSyncExternalStore(subscribeSettings, isStill);
}
