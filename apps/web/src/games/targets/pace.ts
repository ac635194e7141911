import { type Pace, PACES } from './client.ts';
import { readStored, writeStored } from '../../app/settings/stored.ts';

const KEY = 'caravanserai.targets.pace';

/** How long bots take over their aim, as chosen on this device. */
export function currentPace(): Pace {
  const kept = readStored(KEY);
  return PACES.find((pace) => pace === kept) ?? PACES[0];
}

export function keepPace(pace: Pace): void {
  writeStored(KEY, pace);
}
