import { type State, totalVp } from '@caravanserai/targi';
import { layout as L, states as S } from '@caravanserai/targi/search';
import { ROUND_WEIGHTS } from '../ahead/roundWeights.ts';
import { LAST_ROUND, makeWorth, type Worth } from '../ahead/worth.ts';

const TIE_GOLD = 0.001; // points: orders equal results
const roundWorth = makeWorth(ROUND_WEIGHTS);

/** The worth that bots use, except in the last raid, which it would count again after a payment. */
function worth(s: State, seat: number): number {
  if (s[L.ROUND] <= LAST_ROUND) return roundWorth(s, seat);
  return totalVp(s, seat) + TIE_GOLD * s[S.playerAt(seat) + L.GOLD];
}

/** The effort of an evaluation. It changes how precise a figure is, never what it means. */
export interface Depth {
  readonly worth: Worth;
  /** Limits of positions: per turn of a set of spaces, for all moves of the player's own turn together, for the rest of the round, and per turn of the next round. */
  readonly nodes: { readonly set: number; readonly turn: number; readonly finish: number; readonly next: number };
  /** Deals in which the candidates are continued into the next round. */
  readonly deals: number;
  /** Deals over which turns with a draw are averaged. */
  readonly draws: number;
  /** Cards after which a turn with a draw is evaluated in full. */
  readonly outcomes: number;
  /** The maximum number of candidates, and their maximum distance to the best by the worth at the end of the round, in points. */
  readonly candidates: number;
  readonly within: number;
  /** Weight of the next round against the worth at the end of this one, from 0 to 1. */
  readonly trust: number;
}

/** For hints, the coach and every move of an analysis. */
export const NORMAL: Depth = {
  worth,
  nodes: { set: 600, turn: 40_000, finish: 200, next: 40 },
  deals: 32,
  draws: 16,
  outcomes: 5,
  candidates: 8,
  within: 1.6,
  trust: 0.65,
};

/** For apparent mistakes: few moves, many deals. */
export const THOROUGH: Depth = { ...NORMAL, deals: 64, draws: 32, outcomes: 10, candidates: 4, within: 3 };

/** For the analysis board: the same figures, ever more precise. Each step has twice the deals of the one before. */
export const DEEPENING: readonly Depth[] = [
  NORMAL,
  THOROUGH,
  ...[2, 4, 8].map((times) => ({ ...THOROUGH, deals: THOROUGH.deals * times, draws: THOROUGH.draws * times })),
];
