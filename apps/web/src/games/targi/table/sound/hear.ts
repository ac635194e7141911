import { openSounds, vibrate } from '../../../../app/sound/sound.ts';
import { type Moment, MOMENTS } from './moments.ts';

const hear = openSounds(() => import('./targiSounds.ts'));

export function hearMoment(moment: Moment): void {
  hear(({ play }, speaker) => play(speaker, moment));
  vibrate(MOMENTS[moment]);
}

/** Plays the next note of the scale for a line of the count. */
export function hearCountLine(line: number): void {
  hear(({ playStep }, speaker) => playStep(speaker, line));
  vibrate([6]);
}

export type Ending = 'won' | 'lost' | 'even';

export function hearEnding(ending: Ending): void {
  hear(({ play }, speaker) => play(speaker, ending));
  vibrate(ending === 'won' ? [30, 60, 30, 60, 90] : [40]);
}
