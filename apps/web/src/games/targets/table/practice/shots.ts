import type { Point } from '@caravanserai/targets';
import type { Shot } from '../../client.ts';

const MOST = 40;

/** Where a flick of practice ended. */
export interface Mark extends Point {
  readonly isHit: boolean; // wholly on a disc
}

let marks: readonly Mark[] = [];
let isShown = true;
let last: Shot | undefined;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Every shot is noted once; those that were taken back too. */
export function note(shot: Shot): void {
  if (shot === last) return;
  last = shot;
  const pose = shot.rest.dice.find(({ die }) => die === shot.film.lead)?.pose;
  const lying = shot.lying.find(({ die }) => die === shot.film.lead);
  if (!pose || !lying || lying.fault) return;
  marks = [...marks, { xUm: pose.xUm, zUm: pose.zUm, isHit: lying.disc !== undefined }].slice(-MOST);
  changed();
}

export function clearMarks(): void {
  marks = [];
  changed();
}

export function showMarks(isOn: boolean): void {
  isShown = isOn;
  changed();
}

export function marksShown(): boolean {
  return isShown;
}

export function shotMarks(): readonly Mark[] {
  return marks;
}

export function subscribeMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
