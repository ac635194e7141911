/** Loaded together: the board follows the form. */
export { AnalysisScreen } from './AnalysisScreen.tsx';
export { BoardScreen } from './BoardScreen.tsx';
