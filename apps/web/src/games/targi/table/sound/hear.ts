import { openSounds, tremble } from '../../../../app/sound/sound.ts';
import { type Moment, MOMENTS } from './moments.ts';

const hear = openSounds(() => import('./targiSounds.ts'));

/** Something that happens on the board. */
export function hearMoment(moment: Moment): void {
  hear(({ play }, speaker) => play(speaker, moment));
  tremble(MOMENTS[moment]);
}

/** The count goes up by a line; the scale goes with it. */
export function hearCountLine(line: number): void {
  hear(({ playStep }, speaker) => playStep(speaker, line));
  tremble([6]);
}

export type Ending = 'won' | 'lost' | 'even';

export function hearEnding(ending: Ending): void {
  hear(({ play }, speaker) => play(speaker, ending));
  tremble(ending === 'won' ? [30, 60, 30, 60, 90] : [40]);
}
