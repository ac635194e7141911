import type { MatchPicture } from '@caravanserai/contract';
import type { View } from '@caravanserai/targets';
import { gameOf } from '../games.tsx';

/** Whose turn it is for all to see. Who has something to call may act as well, but nobody is told so (TT-27). */
export function turnSeats({ status, terms, play }: MatchPicture): readonly string[] {
  if (status !== 'running' || !play) return [];
  if (gameOf(terms) === 'targi') return play.toAct;
  const { phase, towers, options } = play.view as View;
  if (phase.name !== 'flick' || options.calls === 'forYou') return play.toAct;
  const [next] = play.toAct; // who flicks comes before those who call, as long as anybody has a die
  const hasDice = Object.entries(towers).some(([seat, dice]) => seat === next && dice.length > 0);
  return next !== undefined && hasDice ? [next] : [];
}
