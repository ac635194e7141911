import { useSignal } from '../../../app/signals/useSignal.ts';
import type { Snapshot } from '../client.ts';
import { settings } from '../settings.ts';

/** Only against a bot on this device: help against a person would be unfair. */
export function canBeCoached({ players, online }: Pick<Snapshot, 'players' | 'online'>): boolean {
  const kinds = new Set(Object.values(players).map(({ kind }) => kind));
  return !online && kinds.has('person') && kinds.has('bot');
}

/** Whether the coach is active at this table. */
export function useCoached(snapshot: Snapshot): boolean {
  const isOn = useSignal(settings.coach) === 'on';
  return isOn && canBeCoached(snapshot);
}
