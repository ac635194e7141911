import type { Event } from '@caravanserai/targets';
import { openSounds, vibrate } from '../../../app/sound/sound.ts';
import type { Heard } from '../stage/stage.ts';
import { shownStrength } from './gesture/strength.ts';
import { VIBRATIONS, tuneOf } from './sound/tunes.ts';
import { loudnessOf } from './sound/voices.ts';

const hear = openSounds(() => import('./sound/play.ts'));

const FELT_FROM = 0.35; // weaker contacts are audible only
const LONGEST_VIBRATION_MS = 16;

/** Sound and vibration of the dice. */
export function hearContact(contact: Heard): void {
  hear(({ playContact }, speaker) => playContact(speaker, contact));
  const loud = loudnessOf(contact.strength);
  if (loud >= FELT_FROM) vibrate([Math.round(LONGEST_VIBRATION_MS * loud)]);
}

/** The finger through the air, and the crowd's reaction. */
export function hearFlick(speedMmS: number): void {
  const strength = shownStrength(speedMmS);
  hear(({ playWhoosh, playMurmur }, speaker) => {
    playWhoosh(speaker, strength);
    playMurmur(speaker, 0.3 + 0.3 * strength);
  });
  vibrate([10]);
}

export function hearNews(news: readonly Event[]): void {
  const tune = tuneOf(news);
  if (!tune) return;
  hear(({ playTune, playMurmur }, speaker) => {
    playTune(speaker, tune);
    playMurmur(speaker, 1);
  });
  vibrate(VIBRATIONS[tune]);
}
