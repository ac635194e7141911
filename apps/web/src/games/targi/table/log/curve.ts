import type { AnalysedMove } from '../../client.ts';

/** The curve of the expected margin in a box of its own units. */
export const BOX = { width: 300, height: 140 } as const;
const LEAST_SPAN = 10; // points: a calm game looks calm

export interface CurvePoint {
  readonly move: AnalysedMove;
  readonly x: number;
  readonly y: number;
}

export interface Curve {
  readonly points: readonly CurvePoint[];
  /** The margin at the upper edge; the lower one is its negative. */
  readonly span: number;
  /** Where rounds begin. */
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
}

/** Up is good for the side, which is 1 for blue and -1 for white. */
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

/** The last move of every round: enough to follow the game in numbers. */
export function lastOfRounds(moves: readonly AnalysedMove[]): readonly AnalysedMove[] {
  return moves.filter((move, i) => move.round !== moves[i + 1]?.round);
}
