/** The screens of the daily shot, loaded together. */
export { DayScreen } from './DayScreen.tsx';
export { ShotScreen } from './ShotScreen.tsx';
