import { assert } from '@caravanserai/contract';
import { invert } from './matrix.ts';
import { type Interval, Z95 } from './normal.ts';

/** The games between two players. */
export interface Meeting {
  readonly a: number; // players by index
  readonly b: number;
  readonly games: number;
  readonly won: number; // by `a`; a tie counts as a half
}

export interface Rating extends Interval {
  readonly elo: number;
}

const ELO_PER_NAT = 400 / Math.log(10);
const MOST_STEPS = 100;
const ACCURACY = 1e-10;

/**
 * Maximum likelihood Elo ratings (Bradley and Terry, 1952) by Newton's method. Intervals are relative to the anchor and come from
 * the curvature at the maximum. `virtual` tied games are added to each meeting, so that players who won or lost all their games have
 * finite ratings.
 */
export function rate(
  players: number,
  meetings: readonly Meeting[],
  anchor: { readonly player: number; readonly elo: number },
  virtual = 1,
): Rating[] {
  const counted = meetings.map(({ a, b, games, won }) => ({ a, b, games: games + virtual, won: won + virtual / 2 }));
  assert(isConnected(players, counted), 'every player has met every other, directly or not');
  const free = Array.from({ length: players }, (_, i) => i).filter((i) => i !== anchor.player);
  const strength = new Float64Array(players);
  let covariance = invert(curvature(free, counted, strength));
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = slopeOf(players, counted, strength);
    const change = covariance.map((row) => row.reduce((sum, c, j) => sum + c * slope[free[j]], 0));
    const largest = Math.max(0, ...change.map(Math.abs));
    const damping = Math.min(1, 1 / largest); // avoids overshooting far from the maximum
    free.forEach((player, i) => (strength[player] += damping * change[i]));
    covariance = invert(curvature(free, counted, strength));
    if (largest < ACCURACY) break;
  }
  return Array.from(strength, (nats, player) => {
    const at = free.indexOf(player);
    const half = at < 0 ? 0 : Z95 * ELO_PER_NAT * Math.sqrt(covariance[at][at]);
    const elo = anchor.elo + ELO_PER_NAT * nats;
    return { elo, low: elo - half, high: elo + half };
  });
}

function isConnected(players: number, meetings: readonly Meeting[]): boolean {
  const reached = new Set([0]);
  for (let size = 0; size < reached.size;) {
    size = reached.size;
    for (const { a, b } of meetings) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
  }
  return reached.size === players;
}

function expected(strength: Float64Array, { a, b }: Meeting): number {
  return 1 / (1 + Math.exp(strength[b] - strength[a]));
}

function slopeOf(players: number, meetings: readonly Meeting[], strength: Float64Array): Float64Array {
  const slope = new Float64Array(players);
  for (const meeting of meetings) {
    const surplus = meeting.won - meeting.games * expected(strength, meeting);
    slope[meeting.a] += surplus;
    slope[meeting.b] -= surplus;
  }
  return slope;
}

/** The negative Hessian of the log likelihood, without the anchor's row and column. */
function curvature(free: readonly number[], meetings: readonly Meeting[], strength: Float64Array): number[][] {
  const matrix = free.map(() => free.map(() => 0));
  for (const meeting of meetings) {
    const p = expected(strength, meeting);
    const weight = meeting.games * p * (1 - p);
    const [a, b] = [free.indexOf(meeting.a), free.indexOf(meeting.b)];
    if (a >= 0) matrix[a][a] += weight;
    if (b >= 0) matrix[b][b] += weight;
    if (a < 0 || b < 0) continue;
    matrix[a][b] -= weight;
    matrix[b][a] -= weight;
  }
  return matrix;
}
