import type { AnalysedMove } from '../../client.ts';

/** The curve of the expected margin, in the units of its own view box. */
export const BOX = { width: 300, height: 140 } as const;
const LEAST_SPAN = 10; // points: the minimum scale, so that a calm game looks calm

export interface CurvePoint {
  readonly move: AnalysedMove;
  readonly x: number;
  readonly y: number;
}

export interface Curve {
  readonly points: readonly CurvePoint[];
  /** The margin at the upper edge; the lower edge is its negative. */
  readonly span: number;
  /** Start of each round. */
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
}

/** Up is good for `side`: 1 for Blue, -1 for White. */
export function curveOf(moves: readonly AnalysedMove[], side: 1 | -1): Curve {
  const span = Math.max(LEAST_SPAN, ...moves.map(({ margin }) => Math.ceil(Math.abs(margin))));
  const step = BOX.width / Math.max(1, moves.length - 1);
  const points = moves.map((move, i) => ({
    move,
    x: i * step,
    y: (BOX.height / 2) * (1 - (side * move.margin) / span),
  }));
  const rounds = points.filter(({ move }, i) => move.round !== points[i - 1]?.move.round);
  return { points, span, rounds: rounds.map(({ move, x }) => ({ round: move.round, x })) };
}

/** The last move of every round, for the table of numbers. */
export function lastOfRounds(moves: readonly AnalysedMove[]): readonly AnalysedMove[] {
  return moves.filter((move, i) => move.round !== moves[i + 1]?.round);
}
