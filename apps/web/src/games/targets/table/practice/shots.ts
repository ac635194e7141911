import type { Point } from '@caravanserai/targets';
import { signal } from '../../../../app/signals/signal.ts';
import type { Shot } from '../../client.ts';

const MOST = 40;

/** End point of a practice flick. */
export interface Mark extends Point {
  readonly isHit: boolean; // wholly on a disc
}

export const shotMarks = signal<readonly Mark[]>([]);
export const marksShown = signal(true);
let last: Shot | undefined;

/** Records each shot once, including undone ones. */
export function note(shot: Shot): void {
  if (shot === last) return;
  last = shot;
  const pose = shot.rest.dice.find(({ die }) => die === shot.film.lead)?.pose;
  const lying = shot.lying.find(({ die }) => die === shot.film.lead);
  if (!pose || !lying || lying.fault) return;
  const mark = { xUm: pose.xUm, zUm: pose.zUm, isHit: lying.disc !== undefined };
  shotMarks.set([...shotMarks.get(), mark].slice(-MOST));
}

export function clearMarks(): void {
  shotMarks.set([]);
}
