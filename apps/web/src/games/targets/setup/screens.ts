/** Loaded together: both set up a game. */
export { LookScreen } from './LookScreen.tsx';
export { SetupScreen } from './SetupScreen.tsx';
