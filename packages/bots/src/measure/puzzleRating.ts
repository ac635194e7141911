import { rateTeams, type Skill, skillOf } from './plackettLuce.ts';

/** Tries at a puzzle by one of known strength. */
export interface Tries {
  readonly points: number; // displayed rating of the solver
  readonly tries: number;
  readonly solved: number;
}

const UNIT = 400; // points: odds of ten to one
const PRIOR: Tries = { points: 1500, tries: 2, solved: 1 }; // so that the rating is finite
const [LEAST, MOST] = [0, 4000];
const PLUS_MINUS = 300; // of a puzzle

/** The rating at which these results are expected, in points. */
export function puzzleRating(results: readonly Tries[]): number {
  const all = [...results, PRIOR];
  const solved = all.reduce((sum, each) => sum + each.solved, 0);
  let [low, high] = [LEAST, MOST];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    const expected = all.reduce((sum, { points, tries }) => sum + tries / (1 + 10 ** ((middle - points) / UNIT)), 0);
    if (expected > solved) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}

/** The player's skill after a try at a puzzle, as after a game against an opponent of its rating. */
export function afterPuzzle(player: Skill, rating: number, isSolved: boolean): Skill {
  const puzzle = skillOf({ points: rating, plusMinus: PLUS_MINUS });
  const [[after]] = rateTeams([[player], [puzzle]], isSolved ? [1, 2] : [2, 1]) as [[Skill], [Skill]];
  return after;
}
