import type { Point } from '@caravanserai/targets';
import { BLACK_RADIUS_UM, DISC_RADIUS_UM, TABLE_UM } from '@caravanserai/targets/geometry';
import type { Shown } from '../show/director.ts';
import type { Lying } from '../../client.ts';
import { mayBeCalled } from '../words/callable.ts';

const CLOSE_MM = 5;

export interface Close {
  readonly die: Lying['die'];
  readonly mm: number;
}

/**
 * Dice that rest within 5 mm of black, of the edge of a disc or of the edge of the table: the flicked one, and during the count those at the discs
 * counted so far. How far a die is from black is not told while it could be called.
 */
export function closeDice(shown: Shown): readonly Close[] {
  const { count, lying, news, picture } = shown;
  const flicked = news.find((event) => event.type === 'flicked');
  const counted = count?.discs.slice(0, count.at + 1).map(({ disc }) => disc);
  return lying.flatMap(({ die, corners, isFlat, fault, near }) => {
    const isMeant = counted ? near !== undefined && counted.includes(near.disc) : die === flicked?.die;
    if (!isMeant || !isFlat || fault) return [];
    const gapsMm = [
      ...picture.discs.flatMap((disc) => (mayBeCalled(shown, die) ? [] : [blackGapMm(corners, disc)])),
      ...picture.discs.map((disc) => Math.abs(rimGapMm(corners, disc))),
      tableGapMm(corners),
    ];
    const mm = Math.min(...gapsMm.filter((gap) => gap > 0));
    return mm <= CLOSE_MM ? [{ die, mm: Math.ceil(mm) }] : [];
  });
}

/** From the footprint to the black circle; 0 or less if they touch. */
export function blackGapMm(corners: readonly Point[], { xUm, zUm }: Point): number {
  const gaps = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const [sx, sz] = [to.xUm - from.xUm, to.zUm - from.zUm];
    const along = ((xUm - from.xUm) * sx + (zUm - from.zUm) * sz) / (sx * sx + sz * sz || 1);
    const share = Math.min(Math.max(along, 0), 1);
    return Math.hypot(xUm - from.xUm - sx * share, zUm - from.zUm - sz * share);
  });
  return (Math.min(...gaps) - BLACK_RADIUS_UM) / 1000;
}

/** By how much the outermost corner is beyond the edge of the disc; negative if the die is wholly on it. */
export function rimGapMm(corners: readonly Point[], { xUm, zUm }: Point): number {
  const outermost = Math.max(...corners.map((corner) => Math.hypot(corner.xUm - xUm, corner.zUm - zUm)));
  return (outermost - DISC_RADIUS_UM) / 1000;
}

function tableGapMm(corners: readonly Point[]): number {
  const outermost = Math.max(...corners.flatMap(({ xUm, zUm }) => [Math.abs(xUm), Math.abs(zUm)]));
  return (TABLE_UM / 2 - outermost) / 1000;
}
