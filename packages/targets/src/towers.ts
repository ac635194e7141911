import { assert, below, chacha, keyOf } from '@caravanserai/contract';
import { type DieId, type Pose, type Puck, type Quaternion, type Seat, towerPose } from './geometry.ts';
import { dieOf, puckOf, type State } from './state.ts';

export const FIRST_PLAYER_STREAM = 0; // orientations use the streams from 1 on
const ORIENTATION_COUNT = 24;

/** T16: each draw uses its own random stream, so that earlier draws do not reveal later ones. */
function drawOrientations(s: State, count: number): number[] {
  const rng = chacha(keyOf(s.secret.seed), s.draws++);
  return Array.from({ length: count }, () => below(rng, ORIENTATION_COUNT));
}

/** Builds a straight tower, from the bottom up. Dice in `drawn` get random orientations, the others keep theirs (T20). */
export function stack(s: State, seat: Seat, order: readonly DieId[], drawn: readonly DieId[]): void {
  const puck = puckOf(s, seat);
  const orientations = drawn.length === 0 ? [] : drawOrientations(s, drawn.length);
  order.forEach((id, level) => {
    const die = dieOf(s, id);
    const at = drawn.indexOf(id);
    const orientation = at >= 0 ? orientations[at] : nearestOrientation(puck, die.pose);
    die.pose = towerPose(puck, level, orientation);
    die.spot = 'tower';
    die.face = undefined;
    die.isFlat = false;
  });
  s.towers[seat] = [...order];
}

/** TT-4: rebuilds the tower from all three dice. */
export function rebuild(s: State, seat: Seat): void {
  stack(s, seat, s.stacks[seat], s.stacks[seat]);
}

/** The upright orientation nearest to the die's current one. */
function nearestOrientation(puck: Puck, pose: Pose | undefined): number {
  assert(pose !== undefined, 'what stays on a tower stands somewhere');
  let best = 0;
  let nearness = -1;
  for (let orientation = 0; orientation < ORIENTATION_COUNT; orientation++) {
    const found = Math.abs(dot(towerPose(puck, 0, orientation).q, pose.q));
    if (found > nearness) [best, nearness] = [orientation, found];
  }
  return best;
}

function dot(a: Quaternion, b: Quaternion): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}
