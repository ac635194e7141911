import { at } from '@caravanserai/contract';
import type { Seat } from '@caravanserai/targi';
import type { AnalysedMove, AnalysisAnswer } from '../../client.ts';
import { lastOfRounds } from '../log/curve.ts';

/** A game in three lines: the score at half-time, the turning point, and when it was decided. */
export interface Story {
  readonly middle: { readonly round: number; readonly leader: Seat | undefined; readonly margin: number };
  /** The costliest move; undefined if no mistake was large enough. */
  readonly turn: AnalysedMove | undefined;
  /** The round after which the winner stayed ahead; undefined in a draw. */
  readonly decided: { readonly round: number; readonly winner: Seat; readonly isLast: boolean } | undefined;
}

const LEVEL = 0.75; // points: a smaller lead counts as level

export function storyOf(
  { moves, turningPoints }: AnalysisAnswer,
  { winner }: { readonly winner?: Seat | undefined },
): Story | undefined {
  const rounds = lastOfRounds(moves);
  const middle = rounds[Math.ceil(rounds.length / 2) - 1];
  if (!middle) return undefined;
  const [turn] = [...turningPoints.blue, ...turningPoints.white].toSorted((a, b) => b.lost - a.lost);
  return {
    middle: { round: middle.round, leader: leaderOf(middle.margin), margin: Math.abs(middle.margin) },
    turn,
    decided: winner && decidedBy(rounds, winner),
  };
}

/** Margins are from Blue's point of view. */
function leaderOf(margin: number): Seat | undefined {
  if (Math.abs(margin) < LEVEL) return undefined;
  return margin > 0 ? 'blue' : 'white';
}

function decidedBy(rounds: readonly AnalysedMove[], winner: Seat): Story['decided'] {
  const isBehind = ({ margin }: AnalysedMove) => (winner === 'blue' ? margin <= 0 : margin >= 0);
  const first = Math.min(rounds.findLastIndex(isBehind) + 1, rounds.length - 1);
  return { round: at(rounds, first).round, winner, isLast: first === rounds.length - 1 };
}
