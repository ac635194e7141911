import type { Point } from '@caravanserai/targets';
import { cell } from '../../../../app/cells/cell.ts';
import type { Shot } from '../../client.ts';

const MOST = 40;

/** Where a flick of practice ended. */
export interface Mark extends Point {
  readonly isHit: boolean; // wholly on a disc
}

export const shotMarks = cell<readonly Mark[]>([]);
export const marksShown = cell(true);
let last: Shot | undefined;

/** Every shot is noted once; those that were taken back too. */
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
