import { copyInto, LINES, newState, playUnchecked, refusalOf, type State } from '@caravanserai/targi';
import { codes as M, layout as L, setMarkers, states as S, tables as T } from '@caravanserai/targi/search';
import { planTurn } from './planner.ts';
import type { Effort } from './solver.ts';
import { SOBER, type Taste } from './value.ts';

const MOST_PLACEMENTS = 6;
const SLICE_NODES = 500; // positions looked at between two yields: about a millisecond
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
 * `drawless` is shared by all deals of one decision. It yields the share that is done.
 */
export function* solvePlacement(
  s: State,
  effort: Effort,
  sums: Float64Array,
  drawless: Memory,
): Generator<number, void> {
  const me = s[L.TO_ACT];
  const { nodes, taste = SOBER } = effort;
  const round: Round = { s, nodes, taste, me, drawless, drawing: newMemory(), ranked: [[], []], looked: 0 };
  const masks = [maskOf(s, 0), maskOf(s, 1)];
  for (let seat = 0; seat < 2; seat++) round.ranked[seat] = yield* rank(round, seat, masks[seat]);
  const plies = Array.from({ length: MOST_PLACEMENTS + 1 }, newPly);
  enter(plies[0], masks[0], masks[1], Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  copyInto(plies[0].s, s);
  if (!effort.opponent) plies[0].s[S.playerAt(me ^ 1) + L.TARGIS_LEFT] = 0;
  for (const [i, border] of round.ranked[me].entries()) {
    if (refusalOf(plies[0].s, M.PLACE + border) !== undefined) continue;
    place(plies[0], plies[1], border);
    sums[border] += yield* search(round, plies, i / round.ranked[me].length);
  }
}

interface Round {
  readonly s: State;
  readonly nodes: number;
  readonly taste: Taste;
  readonly me: number;
  readonly drawless: Memory;
  readonly drawing: Memory;
  /** By seat: the spaces, the likely best first, so that the search cuts early. */
  readonly ranked: number[][];
  /** Positions since the last yield. */
  looked: number;
}

/** A position on the way down, and how far its placements have been looked at. */
interface Ply {
  readonly s: State;
  /** The spaces taken by each player. */
  blue: number;
  white: number;
  alpha: number;
  beta: number;
  best: number | undefined;
  /** Index into the ranked spaces: the next to be tried. */
  next: number;
}

function newPly(): Ply {
  return { s: newState(), blue: 0, white: 0, alpha: 0, beta: 0, best: undefined, next: 0 };
}

function enter(ply: Ply, blue: number, white: number, alpha: number, beta: number): void {
  ply.blue = blue;
  ply.white = white;
  ply.alpha = alpha;
  ply.beta = beta;
  ply.best = undefined;
  ply.next = 0;
}

function place(from: Ply, to: Ply, border: number): void {
  const bit = 1 << border;
  const isBlue = from.s[L.TO_ACT] === 0;
  copyInto(to.s, from.s);
  playUnchecked(to.s, M.PLACE + border);
  enter(to, isBlue ? from.blue | bit : from.blue, isBlue ? from.white : from.white | bit, from.alpha, from.beta);
}

/** Alpha-beta from the position in `plies[1]`; without recursion, so that it can pause anywhere. */
function* search(round: Round, plies: readonly Ply[], done: number): Generator<number, number> {
  for (let depth = 1; ;) {
    const ply = plies[depth];
    const border = nextSpace(round, ply);
    if (border !== 0) {
      place(ply, plies[++depth], border);
      continue;
    }
    const value = ply.best ?? leafValue(round, ply);
    if (round.looked > SLICE_NODES) {
      round.looked = 0;
      yield done;
    }
    if (depth === 1) return value;
    take(round, plies[--depth], value);
  }
}

/** The next legal space to be tried, or 0: all have been, or none is left to place, or the rest cannot matter. */
function nextSpace({ ranked }: Round, ply: Ply): number {
  const { s } = ply;
  if (s[L.PHASE] !== L.PHASE_PLACE || ply.alpha >= ply.beta) return 0;
  const spaces = ranked[s[L.TO_ACT]];
  while (ply.next < spaces.length) {
    const border = spaces[ply.next++];
    if (refusalOf(s, M.PLACE + border) === undefined) return border;
  }
  return 0;
}

function take({ me }: Round, ply: Ply, value: number): void {
  if (ply.s[L.TO_ACT] === me) {
    ply.best = ply.best === undefined ? value : Math.max(ply.best, value);
    ply.alpha = Math.max(ply.alpha, ply.best);
  } else {
    ply.best = ply.best === undefined ? value : Math.min(ply.best, value);
    ply.beta = Math.min(ply.beta, ply.best);
  }
}

function leafValue(round: Round, { blue, white }: Ply): number {
  const value = valueOf(round, 0, blue) - valueOf(round, 1, white);
  return round.me === 0 ? value : -value;
}

/** The spaces that a player holds. */
export function maskOf(s: State, seat: number): number {
  return LINES.flat().reduce((mask, border) => (s[L.TARGIS + border] === seat + 1 ? mask | (1 << border) : mask), 0);
}

function* rank(round: Round, seat: number, mask: number): Generator<number, number[]> {
  const spaces: { readonly border: number; readonly value: number }[] = [];
  for (const border of LINES.flat()) {
    spaces.push({ border, value: valueOf(round, seat, mask | (1 << border)) });
    yield 0;
  }
  return spaces.toSorted((a, b) => b.value - a.value).map(({ border }) => border);
}

/** The side's worth after its best turn with Targis on just these spaces. */
function valueOf(round: Round, seat: number, mask: number): number {
  round.looked++;
  const memory = (mask & DRAWS) === 0 ? round.drawless[seat] : round.drawing[seat];
  const known = memory.get(mask);
  if (known !== undefined) return known;
  copyInto(scratch, round.s);
  standAlone(scratch, seat, mask);
  const { value, nodes } = planTurn(scratch, round.nodes, round.taste);
  round.looked += nodes;
  memory.set(mask, value);
  return value;
}

/** As if the turn of this player began, with Targis on just these spaces and nobody else's. */
export function standAlone(s: State, seat: number, mask: number): void {
  for (let border = 1; border < 16; border++) s[L.TARGIS + border] = (mask & (1 << border)) === 0 ? 0 : seat + 1;
  setMarkers(s, seat);
  s[L.PHASE] = L.PHASE_ACT;
  s[L.TO_ACT] = seat;
  s[S.playerAt(seat) + L.TARGIS_LEFT] = 0;
}
