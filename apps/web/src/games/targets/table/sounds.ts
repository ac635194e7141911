import type { Contact } from '@caravanserai/targets/physics';
import { choiceOf } from '../../../app/settings/settings.ts';
import { shownStrength } from './gesture/strength.ts';
import { playContact, playWhoosh } from './sound/play.ts';

/** What is heard of the dice, where sound is switched on. */
export function hearContact(contact: Contact): void {
  if (choiceOf('sound') === 'on') playContact(contact);
}

export function hearFlick(speedMmS: number): void {
  if (choiceOf('sound') === 'on') playWhoosh(shownStrength(speedMmS));
}
