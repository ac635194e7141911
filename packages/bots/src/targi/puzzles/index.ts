export { pointsOf, type Skill, START } from '../../measure/plackettLuce.ts';
export { afterPuzzle, puzzleRating, type Tries } from '../../measure/puzzleRating.ts';
export { bestOf, costOf, idOf, movesOf, type Puzzle, type PuzzleData, readPuzzle, TRIES } from './puzzle.ts';
export { type Theme, THEMES } from './themes.ts';
