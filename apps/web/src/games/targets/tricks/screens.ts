/** The screens of the trick shots, loaded together. */
export { TrickScreen } from './TrickScreen.tsx';
export { TricksScreen } from './TricksScreen.tsx';
