import { at } from '@caravanserai/contract';
import type { Move, PlacedDie, Stroke } from '@caravanserai/targets';
import { DIE_UM, DISC_RADIUS_UM, seatOf } from '@caravanserai/targets/geometry';
import { type Drawn, drawnIn, upOf } from '../../stage/poses.ts';
import type { Vector } from '../../stage/view.ts';
import type { Shot } from '../../client.ts';
import { type Strike, strikeOf } from './strike.ts';

export type Meant = 'fellHigh' | 'fellLow' | 'fellHard' | 'off' | 'short' | 'spun' | 'rolled' | 'slid';

/** What was done with a flick, and what came of it. */
export interface Trace {
  readonly speedMmS: number;
  readonly degrees: number; // to the right of straight at the middle
  readonly strike: Strike;
  readonly meant: Meant;
}

const MOVED_UM = DIE_UM / 2; // a die of a tower that has gone so far has fallen

export function traceOf(shot: Shot, stroke: Stroke): Trace {
  const strike = strikeOf(stroke);
  const { vxMmS, vzMmS } = stroke;
  const puck = shot.before.pucks.find(({ seat }) => seat === shot.seat) ?? { xUm: 0, zUm: 1 };
  const ahead = Math.atan2(-puck.xUm, -puck.zUm); // at the middle
  const turn = ahead - Math.atan2(vxMmS, vzMmS);
  const degrees = Math.round((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI) + 0;
  return { speedMmS: Math.hypot(vxMmS, vzMmS), degrees, strike, meant: meantOf(shot, strike) };
}

export function strokeIn(move: Move | undefined): Stroke | undefined {
  return move && 'vxMmS' in move ? move : undefined;
}

function meantOf(shot: Shot, { high, side }: Strike): Meant {
  if (hasTowerFallen(shot)) return high === 'high' ? 'fellHigh' : high === 'low' ? 'fellLow' : 'fellHard';
  const lead = poseIn(shot.rest.dice, shot.film.lead);
  if (!lead || lead.yUm < 0) return 'off';
  if (isShort(shot, lead)) return 'short';
  if (side) return 'spun';
  return hasRolled(shot) ? 'rolled' : 'slid';
}

function poseIn(dice: readonly PlacedDie[], wanted: PlacedDie['die']) {
  return dice.find(({ die }) => die === wanted)?.pose;
}

function hasTowerFallen({ seat, film, before, rest }: Shot): boolean {
  const puck = before.pucks.find((each) => each.seat === seat);
  return before.dice.some(({ die, pose }) => {
    const after = poseIn(rest.dice, die);
    const stood = puck && Math.hypot(pose.xUm - puck.xUm, pose.zUm - puck.zUm) < DIE_UM;
    if (!stood || !after || die === film.lead || seatOf(die) !== seat) return false;
    return after.yUm < pose.yUm - MOVED_UM || Math.hypot(after.xUm - pose.xUm, after.zUm - pose.zUm) > MOVED_UM;
  });
}

/** It lies nearer to its tower than any disc does. */
function isShort({ seat, before }: Shot, lead: { readonly xUm: number; readonly zUm: number }): boolean {
  const puck = before.pucks.find((each) => each.seat === seat);
  if (!puck || before.discs.length === 0) return false;
  const from = (place: { readonly xUm: number; readonly zUm: number }) =>
    Math.hypot(place.xUm - puck.xUm, place.zUm - puck.zUm);
  return from(lead) < Math.min(...before.discs.map(from)) - DISC_RADIUS_UM;
}

/** Another face came to lie on top on the way. */
function hasRolled({ film }: Shot): boolean {
  const frames = film.trajectory.dice.find(({ die }) => die === film.lead)?.frames;
  if (!frames) return false;
  const tops = new Set<number>();
  for (const pose of drawnIn(frames)) tops.add(topOf(pose));
  return tops.size > 1;
}

/** Which of its axes points up or down most: 1, 2 or 3, below zero for down. */
function topOf(pose: Drawn): number {
  const up = upOf(pose);
  const steepness = up.map(Math.abs);
  const steepest = steepness.indexOf(Math.max(...steepness));
  return Math.sign(at(up, steepest)) * (steepest + 1);
}

const DOT_MM = 13;

/** The way that the flicked die took, in even steps. */
export function wayOf({ film }: Shot): readonly Vector[] {
  const frames = film.trajectory.dice.find(({ die }) => die === film.lead)?.frames ?? new Float32Array();
  const way: Vector[] = [];
  for (const [x, y, z] of drawnIn(frames)) {
    const last = way.at(-1);
    const away = last ? Math.hypot(x - last[0], y - last[1], z - last[2]) : Infinity;
    if (y >= 0 && away >= DOT_MM) way.push([x, y, z]);
  }
  return way;
}
