import { useCell } from '../../../app/cells/useCell.ts';
import { settings } from '../../../app/settings/settings.ts';
import type { Snapshot } from '../client.ts';

/** Only against a bot on this device: against a person, help would be unfair. */
export function canBeCoached({ players, online }: Pick<Snapshot, 'players' | 'online'>): boolean {
  const kinds = new Set(Object.values(players).map(({ kind }) => kind));
  return !online && kinds.has('person') && kinds.has('bot');
}

/** Whether the coach sits at this table. */
export function useCoached(snapshot: Snapshot): boolean {
  const isOn = useCell(settings.coach) === 'on';
  return isOn && canBeCoached(snapshot);
}
