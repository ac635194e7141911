import { readStored, writeStored } from '../../../../app/settings/stored.ts';

const KEY = 'caravanserai.targets.talk';
const listeners = new Set<() => void>();
let isSilent: boolean | undefined;

/** Do bots say something? They do until somebody silences them. */
export function botsTalk(): boolean {
  return !(isSilent ?? readStored(KEY) === 'off');
}

export function letBotsTalk(isOn: boolean): void {
  isSilent = !isOn;
  writeStored(KEY, isOn ? undefined : 'off');
  for (const listener of listeners) listener();
}

export function subscribeTalk(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
