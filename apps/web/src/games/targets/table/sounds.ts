import type { Contact } from '@caravanserai/targets/physics';
import { openSounds } from '../../../app/sound/sound.ts';
import { shownStrength } from './gesture/strength.ts';

const hear = openSounds(() => import('./sound/play.ts'));

/** What is heard of the dice, where sound is switched on. */
export function hearContact(contact: Contact): void {
  hear(({ playContact }, speaker) => playContact(speaker, contact));
}

export function hearFlick(speedMmS: number): void {
  hear(({ playWhoosh }, speaker) => playWhoosh(speaker, shownStrength(speedMmS)));
}
