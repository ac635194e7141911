import { copyInto, LINES, newState, playUnchecked, refusalOf, type State } from '@caravanserai/targi';
import { codes as M, layout as L, setMarkers, states as S, tables as T } from '@caravanserai/targi/search';
import { planTurn } from './planner.ts';
import type { Effort } from './solver.ts';
import { SOBER, type Taste } from './value.ts';

const MOST_PLACEMENTS = 6;
const SLICE_NODES = 500; // positions between two yields; about 1 ms
const scratch = newState();

/** The value of the best turn, by seat and set of spaces. Turns without a draw have the same value in every deal and are shared. */
export type Memory = readonly Map<number, number>[];
const DRAWS = (1 << T.CARAVAN_CARD) | (1 << T.EXPANSION);

export function newMemory(): Memory {
  return [new Map<number, number>(), new Map<number, number>()];
}

/**
 * Solves the placement of a round as a small game. Each line belongs to one player and the two turns hardly interact, so the value of a
 * final placement is that of the player's best turn minus that of the opponent's best turn. The best turn of each set of spaces is
 * computed once; then the at most six placements are searched completely.
 *
 * Adds the value of each space to `sums`, by border number: own side minus the opponent's. `drawless` is shared by all deals of one
 * decision. Yields the progress, 0 to 1.
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
  /** By seat: the spaces in expected order of value, for early alpha-beta cutoffs. */
  readonly ranked: number[][];
  /** Positions since the last yield. */
  looked: number;
}

/** A position on the search stack and the state of its iteration. */
interface Ply {
  readonly s: State;
  /** The set of spaces of each player. */
  blue: number;
  white: number;
  alpha: number;
  beta: number;
  best: number | undefined;
  /** Index of the next ranked space. */
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

/** Alpha-beta search from `plies[1]`, iterative so that it can yield anywhere. */
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

/** The next legal space to search, or 0 if there is none, placement is over, or a cutoff occurred. */
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

/** The set of spaces with a Targi of this player. */
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

/** The value of a side after its best turn with Targis on exactly these spaces. */
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

/** Sets up the start of this player's turn, with Targis on exactly these spaces and none of the opponent's. */
export function standAlone(s: State, seat: number, mask: number): void {
  for (let border = 1; border < 16; border++) s[L.TARGIS + border] = (mask & (1 << border)) === 0 ? 0 : seat + 1;
  setMarkers(s, seat);
  s[L.PHASE] = L.PHASE_ACT;
  s[L.TO_ACT] = seat;
  s[S.playerAt(seat) + L.TARGIS_LEFT] = 0;
}
