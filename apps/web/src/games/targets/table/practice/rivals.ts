import { readStored, writeStored } from '../../../../app/settings/stored.ts';

const KEY = 'caravanserai.targets.rivals';

/** Do towers of rivals stand on the table of practice? */
export function hasRivals(): boolean {
  return readStored(KEY) === 'on';
}

export function placeRivals(isOn: boolean): void {
  writeStored(KEY, isOn ? 'on' : undefined);
}
