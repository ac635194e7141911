import { costOf, movesOf, type Puzzle } from '@caravanserai/bots/targi/puzzles';
import type { HintMove } from '../../client.ts';
import type { Exercise } from '../exercise/exerciseTable.ts';

/** A puzzle as a question at the real table, judged by the search that found it. */
export function exerciseOf(puzzle: Puzzle): Exercise {
  const { id, view, margin, winChance, why } = puzzle;
  const options = movesOf(puzzle).map((move): HintMove => {
    const cost = costOf(puzzle, move);
    const isBest = cost === 0;
    // the winning chance of other moves is not stored, and not shown
    return {
      move,
      margin: margin - cost,
      winChance: isBest ? winChance : 0,
      cost,
      isEqual: isBest,
      ...(isBest && { why }),
    };
  });
  return { id, view, options: options.toSorted((a, b) => a.cost - b.cost), isPlayedOut: true };
}
