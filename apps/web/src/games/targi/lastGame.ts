import { readStored, writeStored } from '../../app/settings/stored.ts';

const KEY = 'caravanserai.targi.last';

/** The game that was last on the table: known at once, while the keeper of the games is still waking up. */
export function lastGame(): string | undefined {
  return readStored(KEY);
}

export function keepLastGame(id: string | undefined): void {
  writeStored(KEY, id);
}
