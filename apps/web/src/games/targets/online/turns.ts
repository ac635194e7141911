import type { MatchPicture } from '@caravanserai/contract';
import type { View } from '@caravanserai/targets';

/** Who has something to call may act as well, but nobody is told so (TT-27). */
export function turnSeats({ toAct, view }: NonNullable<MatchPicture['play']>): readonly string[] {
  const { phase, towers, options } = view as View;
  if (phase.name !== 'flick' || options.calls === 'forYou') return toAct;
  const [next] = toAct; // who flicks comes before those who call, as long as anybody has a die
  const hasDice = Object.entries(towers).some(([seat, dice]) => seat === next && dice.length > 0);
  return next !== undefined && hasDice ? [next] : [];
}
