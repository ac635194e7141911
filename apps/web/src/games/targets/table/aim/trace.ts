import { at } from '@caravanserai/contract';
import type { DiscColour, Move, PlacedDie, Point, Stroke } from '@caravanserai/targets';
import type { Want } from '@caravanserai/targets/tricks';
import { DIE_UM, DISC_RADIUS_UM, FOOTPRINT_UM, seatOf } from '@caravanserai/targets/geometry';
import { type Drawn, drawnIn, upOf } from '../../stage/poses.ts';
import type { Vector } from '../../stage/view.ts';
import type { DrillNow, Goal, Lying, Shot } from '../../client.ts';
import { type Strike, strikeOf } from './strike.ts';

export type Meant = 'fellHigh' | 'fellLow' | 'fellHard' | 'off' | 'slid' | 'disc' | 'spun' | 'rolled';

/** How far a die rests from where it would lie wholly on a disc, as seen from its tower. */
export interface Miss {
  readonly way: 'far' | 'short' | 'left' | 'right';
  readonly mm: number;
}

/** Input and outcome of a flick. */
export interface Trace {
  readonly speedMmS: number;
  readonly degrees: number; // to the right of the direction to the middle
  readonly strike: Strike;
  readonly meant: Meant;
  readonly miss: Miss | undefined;
  readonly isToChange: boolean; // for this goal
}

const ELSEWHERE: ReadonlySet<Goal | undefined> = new Set<Goal>(['roll', 'spin', 'topple']);
const STEALING: ReadonlySet<Goal | undefined> = new Set<Goal>(['steal', 'secure']);
const FINE: ReadonlySet<Meant> = new Set<Meant>(['disc', 'spun', 'rolled']);
const AT_REST: ReadonlySet<Meant> = new Set<Meant>(['spun', 'rolled']);
const MOVED_UM = DIE_UM / 2; // a die of a tower that moved this far has fallen

/** What advice refers to. */
type Intent = Partial<Pick<DrillNow, 'goal' | 'wants'>>;

/** Goals other than lying on a disc get no advice about one. */
export function traceOf(shot: Shot, stroke: Stroke, intent: Intent = {}): Trace {
  const goal = goalOf(intent);
  const strike = strikeOf(stroke);
  const { vxMmS, vzMmS } = stroke;
  const puck = shot.before.pucks.find(({ seat }) => seat === shot.seat) ?? { xUm: 0, zUm: 1 };
  const ahead = Math.atan2(-puck.xUm, -puck.zUm); // direction to the middle
  const turn = ahead - Math.atan2(vxMmS, vzMmS);
  const degrees = Math.round((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI) + 0;
  const meant = meantOf(shot, strike);
  const miss =
    ELSEWHERE.has(goal) || !AT_REST.has(meant) ? undefined : missOf(shot, aimsOf(shot, goal, colourIn(intent)));
  return {
    speedMmS: Math.hypot(vxMmS, vzMmS),
    degrees,
    strike,
    meant,
    miss,
    isToChange: miss !== undefined || !FINE.has(meant),
  };
}

export function strokeIn(move: Move | undefined): Stroke | undefined {
  return move && 'vxMmS' in move ? move : undefined;
}

function meantOf(shot: Shot, { high, side }: Strike): Meant {
  if (hasTowerFallen(shot)) return high === 'high' ? 'fellHigh' : high === 'low' ? 'fellLow' : 'fellHard';
  const lead = poseIn(shot.rest.dice, shot.film.lead);
  if (!lead || lead.yUm < 0) return 'off';
  if (!hasRolled(shot)) return 'slid';
  const lying = lyingOf(shot);
  if (lying?.disc ?? lying?.victim) return 'disc';
  return side ? 'spun' : 'rolled';
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

function lyingOf({ lying, film }: Shot): Lying | undefined {
  return lying.find(({ die }) => die === film.lead);
}

const REACH_MM = (DISC_RADIUS_UM - FOOTPRINT_UM / Math.SQRT2) / 1000; // between the centres of a die and a disc that it surely lies on

/** A trick shot gets the advice of the goal that the flicked die has in it. */
function goalOf({ goal, wants }: Intent): Goal | undefined {
  if (!wants) return goal;
  const has = (...names: readonly Want['want'][]) => wants.some(({ want }) => names.includes(want));
  return has('steal') ? 'steal' : has('stop', 'black') ? 'disc' : 'topple';
}

function colourIn({ wants = [] }: Intent): DiscColour | undefined {
  return wants.flatMap((want) => ('disc' in want ? (want.disc ?? []) : []))[0];
}

/** Discs in the middle, all or those of a colour; if there are none, or the goal is to steal, the rivals' stored ones. */
function aimsOf({ seat, before }: Shot, goal: Goal | undefined, colour: DiscColour | undefined): readonly Point[] {
  if (before.discs.length > 0 && !STEALING.has(goal))
    return before.discs.filter(({ disc }) => !colour || disc.startsWith(colour));
  return before.pucks.filter((puck) => puck.seat !== seat && before.stored[puck.seat].length > 0);
}

/** Along or across the way from the tower to the nearest disc, whichever is more. */
function missOf(shot: Shot, aims: readonly Point[]): Miss | undefined {
  const { seat, film, before, rest } = shot;
  const puck = before.pucks.find((each) => each.seat === seat);
  const lead = poseIn(rest.dice, film.lead);
  if (!puck || !lead) return undefined;
  const offs = aims.map(({ xUm, zUm }) => {
    const [x, z] = [xUm - puck.xUm, zUm - puck.zUm];
    const way = Math.hypot(x, z) * 1000;
    const [dx, dz] = [lead.xUm - xUm, lead.zUm - zUm];
    return { along: (dx * x + dz * z) / way, right: (dz * x - dx * z) / way };
  });
  const [nearest] = offs.toSorted((a, b) => Math.hypot(a.along, a.right) - Math.hypot(b.along, b.right));
  if (!nearest) return undefined;
  const { along, right } = nearest;
  const [more, less] = Math.abs(along) >= Math.abs(right) ? [along, right] : [right, along];
  const mm = Math.max(1, Math.round(Math.abs(more) - Math.sqrt(Math.max(0, REACH_MM ** 2 - less ** 2))));
  if (more === along) return { way: along > 0 ? 'far' : 'short', mm };
  return { way: right > 0 ? 'right' : 'left', mm };
}

/** The top face changed on the way. */
function hasRolled({ film }: Shot): boolean {
  const frames = film.trajectory.dice.find(({ die }) => die === film.lead)?.frames;
  if (!frames) return false;
  const tops = new Set<number>();
  for (const pose of drawnIn(frames)) tops.add(topOf(pose));
  return tops.size > 1;
}

/** The axis that is closest to vertical: 1, 2 or 3, negative if it points down. */
function topOf(pose: Drawn): number {
  const up = upOf(pose);
  const steepness = up.map(Math.abs);
  const steepest = steepness.indexOf(Math.max(...steepness));
  return Math.sign(at(up, steepest)) * (steepest + 1);
}

const DOT_MM = 13;

/** Path of the flicked die, at regular intervals. */
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
