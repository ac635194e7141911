import type { Event } from '@caravanserai/targets';
import { openSounds, tremble } from '../../../app/sound/sound.ts';
import type { Heard } from '../stage/stage.ts';
import { shownStrength } from './gesture/strength.ts';
import { TREMBLES, tuneOf } from './sound/tunes.ts';
import { loudnessOf } from './sound/voices.ts';

const hear = openSounds(() => import('./sound/play.ts'));

const FELT_FROM = 0.35; // weaker contacts are heard only
const LONGEST_TREMBLE_MS = 16;

/** What is heard and felt of the dice. */
export function hearContact(contact: Heard): void {
  hear(({ playContact }, speaker) => playContact(speaker, contact));
  const loud = loudnessOf(contact.strength);
  if (loud >= FELT_FROM) tremble([Math.round(LONGEST_TREMBLE_MS * loud)]);
}

/** The finger through the air, and people who lean in to see where it goes. */
export function hearFlick(speedMmS: number): void {
  const strength = shownStrength(speedMmS);
  hear(({ playWhoosh, playMurmur }, speaker) => {
    playWhoosh(speaker, strength);
    playMurmur(speaker, 0.3 + 0.3 * strength);
  });
  tremble([10]);
}

export function hearNews(news: readonly Event[]): void {
  const tune = tuneOf(news);
  if (!tune) return;
  hear(({ playTune, playMurmur }, speaker) => {
    playTune(speaker, tune);
    playMurmur(speaker, 1);
  });
  tremble(TREMBLES[tune]);
}
