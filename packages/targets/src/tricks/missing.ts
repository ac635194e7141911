import { assertNever } from '@caravanserai/contract';
import { openDoubles } from '../calls.ts';
import { discColour, type DiscId } from '../discs.ts';
import type { Event } from '../events.ts';
import { DIE_UM, type DieId, footprint, touchesDisc } from '../geometry.ts';
import { blackUnder, discUnder } from '../lying.ts';
import { type Die, dieOf, type State } from '../state.ts';
import type { Want } from './trick.ts';

/** A flick and what came of it, before calls and the end of the round. */
export interface Tried {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** The parts of the goal that the flick did not meet. A fault or a fallen own tower meets none. */
export function missing(wants: readonly Want[], tried: Tried): readonly Want[] {
  const { after, events } = tried;
  const flicked = events.find((event) => event.type === 'flicked');
  if (!flicked || after.phase.name === 'keep') return wants;
  const isFault = events.some((event) => event.type === 'fault' && event.die === flicked.die);
  return isFault ? wants : wants.filter((want) => !isMet(want, flicked.die, tried));
}

function isMet(want: Want, flicked: DieId, { before, after, events }: Tried): boolean {
  const own = dieOf(after, flicked);
  switch (want.want) {
    case 'stop':
      return isColour(discUnder(after, own), want.disc) && (want.face === undefined || own.face === want.face);
    case 'black':
      return isColour(blackUnder(after, own)?.disc, want.disc);
    case 'near':
      return isFlatOnTable(own) && distanceMm(own, dieOf(after, want.die)) - DIE_UM / UM_IN_MM <= want.mm;
    case 'double':
      return openDoubles(after).some(({ dice }) => dice.includes(flicked));
    case 'steal':
      return events.some((event) => event.type === 'stole' && event.discs.length === want.count);
    case 'topple':
      return events.some((event) => event.type === 'disarmed' && event.out !== undefined);
    case 'push':
      return isPushed(want.die, want.to, { before, after, events });
    case 'clear':
      return isCleared(want.die, { before, after, events });
    case 'leave':
      return distanceMm(dieOf(before, want.die), dieOf(after, want.die)) < UNMOVED_MM;
    default:
      return assertNever(want);
  }
}

const UNMOVED_MM = 1;
const UM_IN_MM = 1000;

function isColour(disc: DiscId | undefined, wanted: string | undefined): boolean {
  return disc !== undefined && (wanted === undefined || discColour(disc) === wanted);
}

function isFlatOnTable({ spot, isFlat }: Die): boolean {
  return spot === 'table' && isFlat;
}

/** Between the middles; infinity if one of them is off the table. */
function distanceMm({ pose: one }: Die, { pose: other }: Die): number {
  if (!one || !other) return Infinity;
  const [x, z] = [one.xUm - other.xUm, one.zUm - other.zUm];
  return Math.sqrt(x * x + z * z) / UM_IN_MM;
}

function isPushed(id: DieId, to: 'disc' | 'black' | 'off', { before, after, events }: Tried): boolean {
  if (to === 'off') return events.some((event) => event.type === 'fault' && event.die === id && event.fault === 'off');
  const [was, is] = [dieOf(before, id), dieOf(after, id)];
  if (to === 'black') return !blackUnder(before, was) && blackUnder(after, is) !== undefined;
  return !discUnder(before, was) && discUnder(after, is) !== undefined;
}

/** No part of the die is on the disc any more. */
function isCleared(id: DieId, { before, after }: Tried): boolean {
  const disc = discUnder(before, dieOf(before, id));
  const centre = after.middle.find((one) => one.disc === disc);
  const { pose } = dieOf(after, id);
  return !centre || !pose || !touchesDisc(footprint(pose), centre);
}
