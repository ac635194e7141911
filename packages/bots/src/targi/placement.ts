import { copyInto, facing, isCorner, LINES, lineOf, newState, type State } from '@caravanserai/targi';
import { layout as L, states as S, tables as T } from '@caravanserai/targi/search';
import { planTurn } from './planner.ts';
import type { Effort } from './solver.ts';

const scratch = newState();

/**
 * The placement of a round as a small game of its own. Each line belongs to one player and the two turns hardly touch, so a final
 * placement is worth what the best turn with one's own three spaces is worth, less the same for the opponent. The best turn of
 * every set of spaces is worked out once; then the at most six placements are searched to the end.
 *
 * `sums` is by border number; what each space is worth, own side less the opponent's, is added to it.
 */
export function solvePlacement(s: State, effort: Effort, sums: Float64Array): void {
  const me = s[L.TO_ACT];
  const round: Round = {
    s,
    nodes: effort.nodes,
    me,
    robber: s[L.ROBBER],
    mayMeetRobber: [0, 1].map((seat) => S.hasLaid(s, seat, T.PLACE_ON_ROBBER)),
    order: effort.opponent ? orderOf(s) : orderOf(s).filter((seat) => seat === me),
    known: [new Map<number, number>(), new Map<number, number>()],
    ranked: [[], []],
  };
  const masks = [0, 0];
  for (let border = 1; border < 16; border++) {
    const who = s[L.TARGIS + border];
    if (who !== 0) masks[who - 1] |= 1 << border;
  }
  for (let seat = 0; seat < 2; seat++) round.ranked[seat] = rank(round, seat, masks[seat]);
  for (const border of round.ranked[me]) {
    if (!mayPlace(round, me, border, masks[me], masks[me ^ 1])) continue;
    masks[me] |= 1 << border;
    sums[border] += search(round, 1, masks[0], masks[1], Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    masks[me] &= ~(1 << border);
  }
}

interface Round {
  readonly s: State;
  readonly nodes: number;
  readonly me: number;
  readonly robber: number;
  readonly mayMeetRobber: readonly boolean[];
  readonly order: readonly number[];
  readonly known: readonly Map<number, number>[];
  readonly ranked: number[][];
}

/** Who places from now on (TG-9, TG-72). */
function orderOf(s: State): number[] {
  const left = [s[S.playerAt(0) + L.TARGIS_LEFT], s[S.playerAt(1) + L.TARGIS_LEFT]];
  const order: number[] = [];
  for (let seat = s[L.TO_ACT]; left[0] + left[1] > 0;) {
    order.push(seat);
    left[seat]--;
    if (left[seat ^ 1] > 0) seat ^= 1;
  }
  return order;
}

/** The likely best first, so that the search cuts early. */
function rank(round: Round, seat: number, mask: number): number[] {
  const spaces = LINES.flat().map((border) => ({ border, value: valueOf(round, seat, mask | (1 << border)) }));
  return spaces.toSorted((a, b) => b.value - a.value).map(({ border }) => border);
}

function mayPlace(round: Round, seat: number, border: number, own: number, other: number): boolean {
  if (((own | other) & (1 << border)) !== 0 || (other & (1 << facing(border))) !== 0 || isCorner(border)) return false;
  return border !== round.robber || round.mayMeetRobber[seat];
}

function search(round: Round, ply: number, blue: number, white: number, alpha: number, beta: number): number {
  const { order, me } = round;
  if (ply === order.length) {
    const value = valueOf(round, 0, blue) - valueOf(round, 1, white);
    return me === 0 ? value : -value;
  }
  const seat = order[ply];
  const own = seat === 0 ? blue : white;
  const other = seat === 0 ? white : blue;
  let best = seat === me ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const border of round.ranked[seat]) {
    if (!mayPlace(round, seat, border, own, other)) continue;
    const bit = 1 << border;
    const value = search(round, ply + 1, seat === 0 ? blue | bit : blue, seat === 1 ? white | bit : white, alpha, beta);
    if (seat === me) {
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
  const known = round.known[seat].get(mask);
  if (known !== undefined) return known;
  copyInto(scratch, round.s);
  let lines = 0;
  for (let border = 1; border < 16; border++) {
    const isMine = (mask & (1 << border)) !== 0;
    scratch[L.TARGIS + border] = isMine ? seat + 1 : 0;
    if (isMine) lines |= 1 << lineOf(border);
  }
  for (let cell = 0; cell < 9; cell++) {
    const crossing = (1 << (cell % 3)) | (8 << ((cell / 3) | 0));
    scratch[L.MARKERS + cell] = (lines & crossing) === crossing ? seat + 1 : 0;
  }
  scratch[L.PHASE] = L.PHASE_ACT;
  scratch[L.TO_ACT] = seat;
  scratch[S.playerAt(seat) + L.TARGIS_LEFT] = 0;
  const { value } = planTurn(scratch, round.nodes);
  round.known[seat].set(mask, value);
  return value;
}
