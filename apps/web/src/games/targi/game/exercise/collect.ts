import type { Seat } from '@caravanserai/targi';
import type { AnalysedMove, AnalysisAnswer, TableClient } from '../../client.ts';
import { ASKED_FROM, type Missed } from './missed.ts';

const MOST = 3;

/** One's own worst moves, the worst first. */
export function worstOf({ moves }: AnalysisAnswer, seat: Seat): readonly AnalysedMove[] {
  return moves
    .filter((move) => move.seat === seat && move.lost >= ASKED_FROM)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, MOST);
}

/** The positions before these moves as questions, in the order of the game. */
export function questionsOf(client: TableClient, moves: readonly AnalysedMove[]): readonly Missed[] {
  const { gameId } = client.snapshot();
  return moves
    .toSorted((a, b) => a.n - b.n)
    .flatMap(({ n, seat, move, lost }) => {
      const view = client.past(n - 1)?.view;
      if (!view || view.viewer !== seat) return [];
      return { id: `${gameId}.${n}`, view, move, lost, dueMs: 0 };
    });
}
