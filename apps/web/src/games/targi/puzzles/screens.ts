/** The screens of the puzzles, loaded together. */
export { PuzzleScreen } from './PuzzleScreen.tsx';
export { PuzzlesScreen } from './PuzzlesScreen.tsx';
