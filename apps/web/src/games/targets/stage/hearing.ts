import { DIE_UM, DISC_RADIUS_UM, type Point } from '@caravanserai/targets/geometry';
import type { Contact } from '@caravanserai/targets/physics';
import { drawnAt, lastFrame } from './poses.ts';
import type { Film } from './stage.ts';
import type { Vector } from './view.ts';

/** The surface that was hit: the bare table, the cloth of a disc, another die, a puck, or a die in a tower. */
export type Struck = 'wood' | 'felt' | 'die' | 'puck' | 'tower';

export interface Noise extends Contact {
  readonly struck: Struck;
  readonly at: Vector | undefined; // in mm; undefined: no moving die was near
}

const STEP_HZ = 240;
const STANDS_MM = (DIE_UM / 1000) * 1.2; // a die whose centre is higher does not lie on the table
const ON_DISC_MM = DISC_RADIUS_UM / 1000;

/** A contact has a time and a strength. Its place is derived from the film: the die whose motion changed most at that time. */
export function noiseOf(contact: Contact, { lead, trajectory }: Film, discs: readonly Point[]): Noise {
  const frame = Math.round((contact.step / STEP_HZ) * trajectory.frameHz);
  const last = lastFrame(trajectory);
  let found: { readonly at: Vector; readonly isLead: boolean } | undefined;
  let most = 0;
  for (const { die, frames } of trajectory.dice) {
    const change = changeAt(frames, Math.min(Math.max(frame, 1), last - 1));
    if (change <= most) continue;
    most = change;
    const [x, y, z] = drawnAt(frames, Math.min(frame, last));
    found = { at: [x, y, z], isLead: die === lead };
  }
  return { ...contact, at: found?.at, struck: struckBy(contact, found?.at, found?.isLead ?? true, discs) };
}

function changeAt(frames: Float32Array, frame: number): number {
  const [before, now, after] = [drawnAt(frames, frame - 1), drawnAt(frames, frame), drawnAt(frames, frame + 1)];
  const part = (i: 0 | 1 | 2) => after[i] - 2 * now[i] + before[i];
  return Math.hypot(part(0), part(1), part(2));
}

function struckBy({ kind }: Contact, at: Vector | undefined, isLead: boolean, discs: readonly Point[]): Struck {
  if (kind === 'die-puck') return 'puck';
  if (kind === 'die-die') return at && at[1] > STANDS_MM && !isLead ? 'tower' : 'die';
  const isOnDisc = discs.some(({ xUm, zUm }) => at && Math.hypot(at[0] - xUm / 1000, at[2] - zUm / 1000) <= ON_DISC_MM);
  return isOnDisc ? 'felt' : 'wood';
}
