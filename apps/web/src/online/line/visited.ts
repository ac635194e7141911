import { readStored, writeStored } from '../../app/settings/stored.ts';

const KEY = 'caravanserai.online';

/** Whether this browser has ever sat at a table over the network: only then does the page call the server by itself. */
export function hasPlayedOnline(): boolean {
  return readStored(KEY) !== undefined;
}

export function keepPlayedOnline(): void {
  writeStored(KEY, 'yes');
}
