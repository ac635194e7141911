import { copyInto, LINES, newState, playUnchecked, refusalOf, type State } from '@caravanserai/targi';
import { codes as M, layout as L, setMarkers, states as S, tables as T } from '@caravanserai/targi/search';
import { planTurn } from './planner.ts';
import type { Effort } from './solver.ts';

const pool = Array.from({ length: 7 }, newState); // the position before each of the at most six placements, and after the last
const scratch = newState();

/** By seat and set of spaces: the worth of the best turn. A turn without a draw is worth the same in every deal, so those are shared. */
export type Memory = readonly Map<number, number>[];
const DRAWS = (1 << T.CARAVAN_CARD) | (1 << T.EXPANSION);

export function newMemory(): Memory {
  return [new Map<number, number>(), new Map<number, number>()];
}

/**
 * The placement of a round as a small game of its own. Each line belongs to one player and the two turns hardly touch, so a final
 * placement is worth what the best turn with one's own three spaces is worth, less the same for the opponent. The best turn of
 * every set of spaces is worked out once; then the at most six placements are searched to the end.
 *
 * `sums` is by border number; what each space is worth, own side less the opponent's, is added to it.
 * `drawless` is shared by all deals of one decision.
 */
export function solvePlacement(s: State, effort: Effort, sums: Float64Array, drawless: Memory): void {
  const me = s[L.TO_ACT];
  const round: Round = { s, nodes: effort.nodes, me, drawless, drawing: newMemory(), ranked: [[], []] };
  const masks = [maskOf(s, 0), maskOf(s, 1)];
  for (let seat = 0; seat < 2; seat++) round.ranked[seat] = rank(round, seat, masks[seat]);
  copyInto(pool[0], s);
  if (!effort.opponent) pool[0][S.playerAt(me ^ 1) + L.TARGIS_LEFT] = 0;
  for (const border of round.ranked[me]) {
    if (refusalOf(pool[0], M.PLACE + border) !== undefined) continue;
    sums[border] += after(round, 0, border, masks[0], masks[1], Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }
}

interface Round {
  readonly s: State;
  readonly nodes: number;
  readonly me: number;
  readonly drawless: Memory;
  readonly drawing: Memory;
  /** By seat: the spaces, the likely best first, so that the search cuts early. */
  readonly ranked: number[][];
}

function maskOf(s: State, seat: number): number {
  return LINES.flat().reduce((mask, border) => (s[L.TARGIS + border] === seat + 1 ? mask | (1 << border) : mask), 0);
}

function rank(round: Round, seat: number, mask: number): number[] {
  const spaces = LINES.flat().map((border) => ({ border, value: valueOf(round, seat, mask | (1 << border)) }));
  return spaces.toSorted((a, b) => b.value - a.value).map(({ border }) => border);
}

function after(
  round: Round,
  ply: number,
  border: number,
  blue: number,
  white: number,
  alpha: number,
  beta: number,
): number {
  const isBlue = pool[ply][L.TO_ACT] === 0;
  copyInto(pool[ply + 1], pool[ply]);
  playUnchecked(pool[ply + 1], M.PLACE + border);
  const bit = 1 << border;
  return search(round, ply + 1, isBlue ? blue | bit : blue, isBlue ? white : white | bit, alpha, beta);
}

function search(round: Round, ply: number, blue: number, white: number, alpha: number, beta: number): number {
  const s = pool[ply];
  if (s[L.PHASE] !== L.PHASE_PLACE) {
    const value = valueOf(round, 0, blue) - valueOf(round, 1, white);
    return round.me === 0 ? value : -value;
  }
  const isMine = s[L.TO_ACT] === round.me;
  let best = isMine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const border of round.ranked[s[L.TO_ACT]]) {
    if (refusalOf(s, M.PLACE + border) !== undefined) continue;
    const value = after(round, ply, border, blue, white, alpha, beta);
    if (isMine) {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}

/** The side's worth after its best turn with Targis on just these spaces. */
function valueOf(round: Round, seat: number, mask: number): number {
  const memory = (mask & DRAWS) === 0 ? round.drawless[seat] : round.drawing[seat];
  const known = memory.get(mask);
  if (known !== undefined) return known;
  copyInto(scratch, round.s);
  for (let border = 1; border < 16; border++) scratch[L.TARGIS + border] = (mask & (1 << border)) === 0 ? 0 : seat + 1;
  setMarkers(scratch, seat);
  scratch[L.PHASE] = L.PHASE_ACT;
  scratch[L.TO_ACT] = seat;
  scratch[S.playerAt(seat) + L.TARGIS_LEFT] = 0;
  const { value } = planTurn(scratch, round.nodes);
  memory.set(mask, value);
  return value;
}
